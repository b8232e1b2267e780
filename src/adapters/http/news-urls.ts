type Paged = { readonly page: number; readonly limit: number }

/** Takes source, page from 0 and limit, gives the address of the news list call (M-128). */
export const articlesUrl = ({ sourceBy, page, limit }: Paged & { readonly sourceBy: string }): string =>
  `/news/api/v3/news?source_by=${encodeURIComponent(sourceBy)}&page=${page}&limit=${limit}`

/** Takes an article's id, gives the address of its call (M-129). */
export const articleUrl = (id: string): string => `/news/api/v3/news/${encodeURIComponent(id)}`

/** Takes page from 0, limit and domain, gives the address of the videos call (M-130). */
export const videosUrl = ({ page, limit, domain }: Paged & { readonly domain: string }): string =>
  `/doctor/api/media/videos?page=${page}&limit=${limit}&domain=${encodeURIComponent(domain)}`
