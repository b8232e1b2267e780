import { HOME_ALIASES, PATHS, packagesPath } from './paths'

export const MENU_ITEMS = ['home', 'about', 'products', 'news', 'community'] as const
export type MenuItem = (typeof MENU_ITEMS)[number]

export const menuPaths = (slug: string): Record<MenuItem, string> => ({
  home: PATHS.home,
  about: PATHS.about,
  products: PATHS.productList,
  news: PATHS.newsList,
  community: packagesPath(slug),
})

const isUnder = (path: string, parent: string): boolean => path === parent || path.startsWith(`${parent}/`)

/** A detail page selects the item of its list; an unknown path selects none (M-018, A-09). */
export const activeMenuItem = (path: string, slug: string): MenuItem | null => {
  if (path === PATHS.home || HOME_ALIASES.includes(path)) return 'home'
  if (isUnder(path, PATHS.news)) return 'news'
  const paths = menuPaths(slug)
  return (['about', 'products', 'community'] as const).find((item) => isUnder(path, paths[item])) ?? null
}
