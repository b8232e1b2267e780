import { useSyncExternalStore } from 'react'
import type { BaseLocationHook } from 'wouter'
import { readHash, writeHash } from '../../domain/routing/hash-location'

type NavigateOptions = { readonly replace?: boolean; readonly state?: unknown }

const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener('hashchange', onChange)
  window.addEventListener('popstate', onChange)
  return () => {
    window.removeEventListener('hashchange', onChange)
    window.removeEventListener('popstate', onChange)
  }
}

/** pushState and replaceState fire no event of their own, so the readers are told by the one a hash change would fire. */
const navigate = (to: string, { replace = false, state = null }: NavigateOptions = {}): void => {
  history[replace ? 'replaceState' : 'pushState'](state, '', writeHash(to))
  window.dispatchEvent(new Event('hashchange'))
}

const useSearch = (): string =>
  useSyncExternalStore(
    subscribe,
    () => readHash(location.hash).search,
    () => '',
  )

const useHashPath = (): [string, typeof navigate] => [
  useSyncExternalStore(
    subscribe,
    () => readHash(location.hash).path,
    () => '/',
  ),
  navigate,
]

/** A wouter location hook: path and query live after the hash, `location.search` is never read nor changed (M-001..M-003, A-01). */
export const useHashLocation: BaseLocationHook = Object.assign(useHashPath, {
  hrefs: writeHash,
  searchHook: useSearch,
})
