import { newsTab } from '../news/news-tab'
import type { HashLocation } from './hash-location'
import { hashPath } from './paths'
import { queryValue } from './route-query'
import { type MenuItem, ROUTES, type Route } from './routes'

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

/** Each item leads to the first route that selects it (M-017, A-05). */
export const menuPath = (item: MenuItem, slug: string): string =>
  hashPath(ALL_ROUTES.find(({ menu }) => menu === item) ?? ROUTES.home, slug)

/** A detail page selects the item of its list; an unknown path selects none (M-018, A-09). */
export const activeMenuItem = (path: string, slug: string): MenuItem | null =>
  findRoute(slug)({ path, search: '' })?.menu ?? null
