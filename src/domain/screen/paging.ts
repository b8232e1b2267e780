/** The number of pages, at least 1 (M-045). */
export const pageCount = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize))

/** The page nearest to the wanted one; pages count from 1. */
export const existingPage = (wanted: number, pages: number): number => Math.min(Math.max(1, wanted), pages)

/** The items of a page, which counts from 1 (M-045). */
export const pageItems = <A>(items: ReadonlyArray<A>, page: number, pageSize: number): ReadonlyArray<A> =>
  items.slice((page - 1) * pageSize, page * pageSize)

/** Whether the entries do not fit on one page (M-046). */
export const needsPagination = (total: number, pageSize: number): boolean => total > pageSize

export const PRODUCTS_PER_PAGE = 16
export const ARTICLES_PER_PAGE = 12
export const VIDEOS_FETCHED = 10
