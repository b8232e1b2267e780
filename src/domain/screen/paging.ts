/** Takes how many items there are and how many a page holds, gives the number of pages, at least 1 (M-045). */
export const pageCount = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize))

/** Takes the wanted page (from 1) and the number of pages, gives a page that exists. */
export const existingPage = (wanted: number, pages: number): number => Math.min(Math.max(1, wanted), pages)

/** Takes items and a page (from 1), gives that page's items (M-045). */
export const pageItems = <A>(items: ReadonlyArray<A>, page: number, pageSize: number): ReadonlyArray<A> =>
  items.slice((page - 1) * pageSize, page * pageSize)

/** Takes how many items there are, gives whether page buttons appear: only when one page cannot hold them (M-046). */
export const needsPagination = (total: number, pageSize: number): boolean => total > pageSize

export const PRODUCTS_PER_PAGE = 16
export const ARTICLES_PER_PAGE = 12
export const VIDEOS_FETCHED = 10
