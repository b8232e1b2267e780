import { mapLeft } from 'fp-ts/Either'
import { flow, pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import {
  decodeArticle,
  decodeArticlePage,
  decodeVideos,
  unreadableBody,
} from '../../domain/news/response-bodies'
import { SERVICE_PATHS } from '../../domain/routing/service-paths'
import { ARTICLES_PER_PAGE, VIDEOS_FETCHED } from '../../domain/screen/paging'
import type { SanitizeHtml } from '../../ports/browser'
import type { GetJson, LoadArticle, LoadArticles, LoadVideos } from '../../ports/services'

type Paged = { readonly page: number; readonly limit: number }

/** The address of a page of articles; `page` counts from 0 (M-128). */
const articlesUrl = ({ sourceBy, page, limit }: Paged & { readonly sourceBy: string }): string =>
  `${SERVICE_PATHS.news}?source_by=${encodeURIComponent(sourceBy)}&page=${page}&limit=${limit}`

const articleUrl = (id: string): string => `${SERVICE_PATHS.news}/${encodeURIComponent(id)}`

/** The address of a page of videos; `page` counts from 0 (M-130). */
const videosUrl = ({ page, limit, domain }: Paged & { readonly domain: string }): string =>
  `${SERVICE_PATHS.videos}?page=${page}&limit=${limit}&domain=${encodeURIComponent(domain)}`

/** Loads a page of articles; the service counts pages from 0 (M-059, M-128). */
export const createLoadArticles =
  (getJson: GetJson, sourceBy: string): LoadArticles =>
  (page) =>
    pipe(
      getJson(articlesUrl({ sourceBy, page: page - 1, limit: ARTICLES_PER_PAGE })),
      TE.chainEitherKW(flow(decodeArticlePage, mapLeft(unreadableBody))),
    )

/** Loads an article; its HTML is sanitized again in the browser (M-129). */
export const createLoadArticle =
  (getJson: GetJson, sanitizeHtml: SanitizeHtml): LoadArticle =>
  (id) =>
    pipe(
      getJson(articleUrl(id)),
      TE.chainEitherKW(flow(decodeArticle, mapLeft(unreadableBody))),
      TE.map((article) => ({ ...article, content: sanitizeHtml(article.content) })),
    )

/** Loads the first `VIDEOS_FETCHED` videos (M-130). */
export const createLoadVideos = (getJson: GetJson, domain: string): LoadVideos =>
  pipe(
    getJson(videosUrl({ page: 0, limit: VIDEOS_FETCHED, domain })),
    TE.chainEitherKW(flow(decodeVideos, mapLeft(unreadableBody))),
  )
