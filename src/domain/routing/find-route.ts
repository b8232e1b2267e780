import { newsTab } from '../news/news-tab'
import type { HashLocation } from './hash-location'
import { hashPath } from './paths'
import { queryValue } from './route-query'
import { ROUTES, type Route } from './routes'

export const ALL_ROUTES: ReadonlyArray<Route> = Object.values(ROUTES)

/** The route at a location, whatever its id; undefined if there is none (M-012). Capitals in the path do not count. */
export const findRoute =
  (slug: string) =>
  ({ path, search }: HashLocation): Route | undefined => {
    const wanted = path.toLowerCase()
    return ALL_ROUTES.find(
      (route) =>
        (hashPath(route, slug).toLowerCase() === wanted || route.aliases?.includes(wanted)) &&
        (route.tab === undefined || route.tab === newsTab(queryValue(search, 'tabIdx'))),
    )
  }
