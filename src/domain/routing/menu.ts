import { ALL_ROUTES, findRoute } from './find-route'
import { hashPath } from './paths'
import { type MenuItem, ROUTES } from './routes'

/** Each item leads to the first route that selects it (M-017, A-05). */
export const menuPath = (item: MenuItem, slug: string): string =>
  hashPath(ALL_ROUTES.find(({ menu }) => menu === item) ?? ROUTES.home, slug)

/** A detail page selects the item of its list; an unknown path selects none (M-018, A-09). */
export const activeMenuItem = (path: string, slug: string): MenuItem | null =>
  findRoute(slug)({ path, search: '' })?.menu ?? null
