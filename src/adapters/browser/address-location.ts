import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { useSyncExternalStore } from 'react'
import type { BaseLocationHook } from 'wouter'
import { readHash, writeHash } from '../../domain/routing/hash-location'
import {
  hasHashRoute,
  READABLE,
  readableAddress,
  routeOfAddress,
} from '../../domain/routing/readable-address'

type NavigateOptions = { readonly replace?: boolean; readonly state?: unknown }

const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener('hashchange', onChange)
  window.addEventListener('popstate', onChange)
  return () => {
    window.removeEventListener('hashchange', onChange)
    window.removeEventListener('popstate', onChange)
  }
}

/** From a readable page the next hash route is at `/`; at `/` a query before the hash stays. */
const hashAddress = (to: string): string =>
  location.pathname === READABLE.home ? writeHash(to) : `${READABLE.home}${writeHash(to)}`

/** pushState and replaceState fire no event, so this fires the event of a hash change. */
const navigate = (to: string, { replace = false, state = null }: NavigateOptions = {}): void => {
  history[replace ? 'replaceState' : 'pushState'](state, '', hashAddress(to))
  window.dispatchEvent(new Event('hashchange'))
}

/** The route is the hash's where it names one, else the path's; `location.search` is never read nor changed (M-001..M-003, A-01). */
export const createAddressLocation = (slug: string, drawn: string | undefined): BaseLocationHook => {
  const routeOf = routeOfAddress(slug)
  const readable = readableAddress(slug)
  const drawnPath = location.pathname
  // Only the server knows what exists: a name behind a product's id, a product that there is not (M-012).
  const route = () =>
    drawn !== undefined && location.pathname === drawnPath && !hasHashRoute(location)
      ? readHash(drawn)
      : routeOf(location)
  const path = () => route().path
  const search = () => route().search
  // biome-ignore lint/correctness/noComponentHookFactories: the composition root makes it once
  const usePath = (): [string, typeof navigate] => [useSyncExternalStore(subscribe, path, path), navigate]
  return Object.assign(usePath, {
    hrefs: (route: string) =>
      pipe(
        readable(route),
        O.getOrElse(() => hashAddress(route)),
      ),
    searchHook: () => useSyncExternalStore(subscribe, search, search),
  })
}
