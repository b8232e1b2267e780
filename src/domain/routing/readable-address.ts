import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { percentDecoded } from '../text/percent-decoded'
import { ALL_ROUTES, findRoute } from './find-route'
import { type HashLocation, readHash } from './hash-location'
import { hashPath, hashRoute } from './paths'
import { queryPage, queryValue } from './route-query'
import { ROUTES, type Route } from './routes'

/** The route for a path that matches no page (M-012). */
export const NO_ROUTE = '/khong-co'

/** Another address of the home page, as hosts of files have it. */
export const INDEX = '/index.html'

/** Precedes the number of a page of a list in a readable address. */
const PAGE_SEGMENT = 'trang'

/** Precedes the slug of a group of products in a readable address. */
const GROUP_SEGMENT = 'nhom'

/** The readable address of a route with what it takes, an id or a page, which counts from 1, and the slug of a group. */
const addressOf = (route: Route, value: string | number = 1, group = ''): string => {
  const { takes } = route
  if (takes === 'id') return `${route.path}/${encodeURIComponent(value)}`
  const path = group === '' ? route.path : `${route.path}/${GROUP_SEGMENT}/${encodeURIComponent(group)}`
  return takes === 'page' && Number(value) > 1 ? `${path}/${PAGE_SEGMENT}/${value}` : path
}

export const productAddress = (id: string): string => addressOf(ROUTES.productDetail, id)

export const articleAddress = (id: string): string => addressOf(ROUTES.article, id)

export const videoAddress = (id: string): string => addressOf(ROUTES.video, id)

export const productsAddress = (page: number, group = ''): string =>
  addressOf(ROUTES.productList, page, group)

export const articlesAddress = (page: number): string => addressOf(ROUTES.articles, page)

/** The readable address of a hash route; `none` for a route that is unknown, or lacks the id that it needs. */
export const readableAddress = (slug: string): ((route: string) => O.Option<string>) => {
  const find = findRoute(slug)
  return (written) => {
    const location = readHash(written)
    const route = find(location)
    const id = queryValue(location.search, 'id') ?? ''
    if (route === undefined || (route.takes === 'id' && id === '')) return O.none
    const group = route.hasGroups ? queryValue(location.search, 'group') : null
    return O.some(addressOf(route, route.takes === 'id' ? id : queryPage(location.search), group ?? ''))
  }
}

/** The routes that are shown at their readable address; the others only redirect there. */
export const SHOWN_ROUTES = ALL_ROUTES.filter(({ screen }) => screen !== null)

/** The route of a readable address; `NO_ROUTE` if it names no page. */
export const readableRoute =
  (slug: string) =>
  (pathname: string): string => {
    const [name = '', ...rest] = pathname.replace(/^\/+|\/+$/g, '').split('/')
    const path = `/${name}` === INDEX ? ROUTES.home.path : `/${name}`
    const isGroup = rest[0] === GROUP_SEGMENT && rest.length > 1
    const group = isGroup ? percentDecoded(rest[1] ?? '') : ''
    const [first, second, ...more] = isGroup ? rest.slice(2) : rest
    const routeIn = (value: string | number | undefined, areMeant: ReadonlyArray<Route['takes']>): string => {
      const route = SHOWN_ROUTES.find(
        (one) => one.path === path && areMeant.includes(one.takes) && (!isGroup || one.hasGroups),
      )
      return route === undefined
        ? NO_ROUTE
        : hashRoute({ ...route, hash: hashPath(route, slug) }, value, group)
    }
    if (first === undefined) return routeIn(undefined, [undefined, 'page'])
    if (second === undefined) return routeIn(percentDecoded(first), ['id'])
    const isPage = more.length === 0 && first === PAGE_SEGMENT && /^[1-9]\d{0,8}$/.test(second)
    return isPage ? routeIn(Number(second), ['page']) : NO_ROUTE
  }

export type Address = { readonly pathname: string; readonly hash: string }

/** At `/` every hash is a route; on other pages only `#/…` is, and a plain hash is an anchor. */
export const hasHashRoute = ({ pathname, hash }: Address): boolean =>
  hash.startsWith('#/') || (hash.length > 1 && pathname === ROUTES.home.path)

/** The route that is rendered at the readable address of a hash route; `NO_ROUTE` if it has none, or only redirects there. */
export const renderedRoute = (slug: string): ((hash: string) => string) => {
  const find = findRoute(slug)
  const addressOf = readableAddress(slug)
  const routeOf = readableRoute(slug)
  return (hash) =>
    find(readHash(hash))?.screen === null
      ? NO_ROUTE
      : pipe(
          addressOf(hash),
          O.match(() => NO_ROUTE, routeOf),
        )
}

/** Whether an address shows the page of `rendered`, a route that the server rendered. */
export const isRendered = (slug: string): ((rendered: string, address: Address) => boolean) => {
  const renderedAt = renderedRoute(slug)
  return (rendered, address) => {
    if (!hasHashRoute(address)) return true
    const shown = renderedAt(address.hash)
    return shown !== NO_ROUTE && shown === renderedAt(rendered)
  }
}

/** The route in the hash if there is one, otherwise the route of the path (M-001, M-002). */
export const routeOfAddress = (slug: string): ((address: Address) => HashLocation) => {
  const routeOf = readableRoute(slug)
  return (address) => readHash(hasHashRoute(address) ? address.hash : routeOf(address.pathname))
}
