import * as O from 'fp-ts/Option'
import { NEWS_TABS, newsTab } from '../news/news-tab'
import { type HashLocation, readHash } from './hash-location'
import { PAGE_SEGMENT } from './page-segment'
import {
  HOME_ALIASES,
  newsDetailPath,
  newsListPath,
  PATHS,
  packagesPath,
  productDetailPath,
  productListPath,
  videoPath,
} from './paths'
import { queryPage, queryValue } from './route-query'

export const READABLE = {
  home: '/',
  products: '/san-pham',
  articles: '/tin-tuc',
  videos: '/video',
  about: '/gioi-thieu',
  community: '/hoi-vien',
  privacyPolicy: '/dieu-khoan-bao-mat',
  returnPolicy: '/chinh-sach-doi-tra',
  tradingTerms: '/dieu-khoan-giao-dich',
  complaints: '/giai-quyet-khieu-nai',
} as const

/** The pages that one screen shows, each with its text. */
const POLICIES = ['privacyPolicy', 'returnPolicy', 'tradingTerms', 'complaints'] as const

/** The route for a path that matches no page (M-012). */
export const NO_ROUTE = '/khong-co'

const item = (list: string, id: string): string => `${list}/${encodeURIComponent(id)}`

const listPage = (list: string, page: number): string => (page > 1 ? `${list}/${PAGE_SEGMENT}/${page}` : list)

export const productAddress = (id: string): string => item(READABLE.products, id)

export const articleAddress = (id: string): string => item(READABLE.articles, id)

export const videoAddress = (id: string): string => item(READABLE.videos, id)

export const productsAddress = (page: number): string => listPage(READABLE.products, page)

export const articlesAddress = (page: number): string => listPage(READABLE.articles, page)

const withId =
  (address: (id: string) => string) =>
  (search: string): O.Option<string> => {
    const id = queryValue(search, 'id') ?? ''
    return id === '' ? O.none : O.some(address(id))
  }

const newsAddress = (search: string): string =>
  newsTab(queryValue(search, 'tabIdx')) === NEWS_TABS.articles
    ? articlesAddress(queryPage(search))
    : READABLE.videos

type ToAddress = (search: string) => O.Option<string>

const twins = (slug: string): ReadonlyMap<string, ToAddress> =>
  new Map<string, ToAddress>([
    ...[PATHS.home, ...HOME_ALIASES].map((path) => [path, () => O.some(READABLE.home)] as const),
    [PATHS.productList, (search) => O.some(productsAddress(queryPage(search)))],
    [PATHS.productDetail, withId(productAddress)],
    [PATHS.news, () => O.some(READABLE.videos)],
    [PATHS.newsList, (search) => O.some(newsAddress(search))],
    [PATHS.newsDetail, withId(articleAddress)],
    [PATHS.video, withId(videoAddress)],
    [PATHS.about, () => O.some(READABLE.about)],
    [packagesPath(slug), () => O.some(READABLE.community)],
    ...POLICIES.map((name) => [PATHS[name], () => O.some(READABLE[name])] as const),
  ])

export const readableAddress = (slug: string): ((route: string) => O.Option<string>) => {
  const addresses = twins(slug)
  return (route) => {
    const { path, search } = readHash(route)
    return addresses.get(path)?.(search) ?? O.none
  }
}

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

const fixedRoutes = (slug: string): ReadonlyMap<string, string> =>
  new Map([
    ['/', PATHS.home],
    ['/index.html', PATHS.home],
    [READABLE.products, PATHS.productList],
    [READABLE.articles, newsListPath(NEWS_TABS.articles)],
    [READABLE.videos, newsListPath(NEWS_TABS.podcast)],
    [READABLE.about, PATHS.about],
    [READABLE.community, packagesPath(slug)],
    ...POLICIES.map((name) => [READABLE[name], PATHS[name]] as const),
  ])

const ITEM_ROUTES: ReadonlyMap<string, (id: string) => string> = new Map([
  [READABLE.products, productDetailPath],
  [READABLE.articles, newsDetailPath],
  [READABLE.videos, videoPath],
])

const PAGE_ROUTES: ReadonlyMap<string, (page: number) => string> = new Map([
  [READABLE.products, productListPath],
  [READABLE.articles, (page: number) => newsListPath(NEWS_TABS.articles, page)],
])

export const readableRoute = (slug: string): ((pathname: string) => string) => {
  const fixed = fixedRoutes(slug)
  return (pathname) => {
    const [name = '', first, second, ...more] = pathname.replace(/^\/+|\/+$/g, '').split('/')
    const list = `/${name}`
    if (first === undefined) return fixed.get(list) ?? NO_ROUTE
    if (second === undefined) return ITEM_ROUTES.get(list)?.(decoded(first)) ?? NO_ROUTE
    return more.length === 0 && first === PAGE_SEGMENT && /^[1-9]\d{0,8}$/.test(second)
      ? (PAGE_ROUTES.get(list)?.(Number(second)) ?? NO_ROUTE)
      : NO_ROUTE
  }
}

export type Address = { readonly pathname: string; readonly hash: string }

/** At `/` every hash is a route; on other pages only `#/…` is, and a plain hash is an anchor. */
export const hasHashRoute = ({ pathname, hash }: Address): boolean =>
  hash.startsWith('#/') || (hash.length > 1 && pathname === READABLE.home)

/** Whether an address shows the page of `rendered`, a route that the server rendered. */
export const isRendered = (slug: string): ((rendered: string, address: Address) => boolean) => {
  const readable = readableAddress(slug)
  return (rendered, address) => {
    if (!hasHashRoute(address)) return true
    // This route only redirects.
    if (readHash(address.hash).path === PATHS.news) return false
    const shown = O.toNullable(readable(address.hash))
    return shown !== null && shown === O.toNullable(readable(rendered))
  }
}

const ID = 'id'

/** Readable addresses by hash route, except for the home page; `?1`: the second news tab; final `/`: an id follows. */
export const twinAddresses = (slug: string): Readonly<Record<string, string>> => {
  const address = (route: string): string => O.getOrElse(() => '')(readableAddress(slug)(route))
  const item = (route: string): string => address(route).slice(0, -ID.length)
  return {
    [PATHS.productList]: address(PATHS.productList),
    [PATHS.productDetail]: item(productDetailPath(ID)),
    [PATHS.newsList]: address(newsListPath(NEWS_TABS.podcast)),
    [`${PATHS.newsList}?1`]: address(newsListPath(NEWS_TABS.articles)),
    [PATHS.newsDetail]: item(newsDetailPath(ID)),
    [PATHS.video]: item(videoPath(ID)),
    ...Object.fromEntries(
      [PATHS.about, packagesPath(slug), ...POLICIES.map((name) => PATHS[name])].map((path) => [
        path,
        address(path),
      ]),
    ),
  }
}

/** The route in the hash if there is one, otherwise the route of the path (M-001, M-002). */
export const routeOfAddress = (slug: string): ((address: Address) => HashLocation) => {
  const routeOf = readableRoute(slug)
  return (address) => readHash(hasHashRoute(address) ? address.hash : routeOf(address.pathname))
}
