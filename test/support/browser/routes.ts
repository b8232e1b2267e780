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

/** Every screen with a route that shows it. */
export const SCREEN_ROUTES = [
  ...Object.entries(ROUTES)
    .filter(([, { screen }]) => screen !== null)
    .map(([name, route]) => ({ name, route: shown(name, route) })),
  { name: 'notFound', route: '/khong-co-trang-nay' },
]
