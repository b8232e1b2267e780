import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { useSyncExternalStore } from 'react'
import type { BaseLocationHook } from 'wouter'
import { readHash, writeHash } from '../../domain/routing/hash-location'
import { hasHashRoute, readableAddress, routeOfAddress } from '../../domain/routing/readable-address'
import { ROUTES } from '../../domain/routing/routes'

type NavigateOptions = { readonly replace?: boolean; readonly state?: unknown }

const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener('hashchange', onChange)
  window.addEventListener('popstate', onChange)
  return () => {
    window.removeEventListener('hashchange', onChange)
    window.removeEventListener('popstate', onChange)
  }
}

/** Leaving a readable page, a hash route is put at `/`; at `/` itself the query before the hash stays. */
const hashAddress = (to: string): string =>
  location.pathname === ROUTES.home.path ? writeHash(to) : `${ROUTES.home.path}${writeHash(to)}`

/** `pushState` and `replaceState` fire no event, so `hashchange` is dispatched here. */
const navigate = (to: string, { replace = false, state = null }: NavigateOptions = {}): void => {
  history[replace ? 'replaceState' : 'pushState'](state, '', hashAddress(to))
  window.dispatchEvent(new Event('hashchange'))
}

/** The hash's route if it names one, else the path's; never reads or changes `location.search` (M-001..M-003, A-01). */
export const createAddressLocation = (slug: string, drawn: string | undefined): BaseLocationHook => {
  const routeOf = routeOfAddress(slug)
  const readable = readableAddress(slug)
  const drawnPath = location.pathname
  // Only the server knows which product a readable name means, and whether a product exists (M-012).
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
