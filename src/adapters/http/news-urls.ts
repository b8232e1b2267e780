import { SERVICE_PATHS } from '../../domain/routing/service-paths'

type Paged = { readonly page: number; readonly limit: number }

/** `page` counts from 0 (M-128). */
export const articlesUrl = ({ sourceBy, page, limit }: Paged & { readonly sourceBy: string }): string =>
  `${SERVICE_PATHS.news}?source_by=${encodeURIComponent(sourceBy)}&page=${page}&limit=${limit}`

export const articleUrl = (id: string): string => `${SERVICE_PATHS.news}/${encodeURIComponent(id)}`

/** `page` counts from 0 (M-130). */
export const videosUrl = ({ page, limit, domain }: Paged & { readonly domain: string }): string =>
  `${SERVICE_PATHS.videos}?page=${page}&limit=${limit}&domain=${encodeURIComponent(domain)}`
