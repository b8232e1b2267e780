import { brand } from '../../../content/site.json'
import { hashRoute, packagesPath } from '../../../src/domain/routing/paths'
import { ROUTES, type Route } from '../../../src/domain/routing/routes'

/** The packages page of the brand that is shipped. */
export const PACKAGES = packagesPath(brand.slug)

/** By name of a route that takes an id, one that exists. */
const IDS: Readonly<Record<string, string>> = {
  productDetail: 'sp-01',
  article: 'van-dong-va-trai-tim',
  video: 'podcast-01',
}

const shown = (name: string, route: Route): string =>
  route === ROUTES.packages ? PACKAGES : hashRoute(route, IDS[name])

/** Screens that ask the server for nothing. */
const WITHOUT_CALLS = [
  'about',
  'packages',
  'returnPolicy',
  'privacyPolicy',
  'tradingTerms',
  'complaints',
  'notFound',
]

/** Every screen with a route that shows it, and whether it asks the server for something. */
export const SCREEN_ROUTES = [
  ...Object.entries(ROUTES)
    .filter(([, { screen }]) => screen !== null)
    .map(([name, route]) => ({ name, route: shown(name, route) })),
  { name: 'notFound', route: '/khong-co-trang-nay' },
].map((screen) => ({ ...screen, asks: !WITHOUT_CALLS.includes(screen.name) }))
