import { ROUTES, type Route } from './routes'

/** The path after `#`, for the brand with this slug. */
export const hashPath = ({ hash }: Route, slug: string): string => hash.replace('{slug}', () => slug)

/**
 * A hash route with what it takes, an id or a page, which counts from 1; page 1 is omitted (M-060, A-21). `group` is the slug
 * of a group; the empty one is omitted.
 */
export const hashRoute = ({ hash, tab, takes }: Route, value: string | number = 1, group = ''): string => {
  const query = [
    ...(tab === undefined ? [] : [`tabIdx=${tab}`]),
    ...(group === '' ? [] : [`group=${encodeURIComponent(group)}`]),
    ...(takes === 'id' || (takes === 'page' && Number(value) > 1)
      ? [`${takes}=${encodeURIComponent(value)}`]
      : []),
  ]
  return query.length === 0 ? hash : `${hash}?${query.join('&')}`
}

/** The hash route of the packages page, which begins with the slug of the brand (M-008). */
export const packagesPath = (slug: string): string => hashPath(ROUTES.packages, slug)

export const productDetailPath = (id: string): string => hashRoute(ROUTES.productDetail, id)

export const newsDetailPath = (id: string): string => hashRoute(ROUTES.article, id)

export const videoPath = (id: string): string => hashRoute(ROUTES.video, id)

/** The hash route of a page of articles; pages count from 1. */
export const articlesPath = (page = 1): string => hashRoute(ROUTES.articles, page)

export const videosPath = (): string => hashRoute(ROUTES.videos)

/** The hash route of a page of the product list, of one group if its slug is given. */
export const productListPath = (page = 1, group = ''): string => hashRoute(ROUTES.productList, page, group)
