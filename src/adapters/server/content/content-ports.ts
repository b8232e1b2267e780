import * as E from 'fp-ts/Either'
import { flow, pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { decodeArticle, decodeArticlePage, unreadableBody } from '../../../domain/news/response-bodies'
import { ARTICLES_PER_PAGE, VIDEOS_FETCHED } from '../../../domain/screen/paging'
import { toVideo } from '../../../domain/video/video'
import type { ContentFailure, ContentReaders } from '../../../ports/content'
import type { ContentPorts } from '../../../ports/render'
import type { LoadFailure } from '../../../ports/services'
import { articleBody, articlePageBody } from './article-bodies'
import { productsOf } from './readable-content'

const unreadable = ({ file, reason }: ContentFailure): LoadFailure => ({
  tag: 'unreadable',
  reason: `${file}: ${reason}`,
})

/**
 * The views' ports for pages that the server renders: they read the content as the browser's calls would receive it, without
 * a request.
 */
export const createContentPorts = ({
  readArticles,
  readVideos,
  readProductRows,
}: ContentReaders): ContentPorts => ({
  loadArticles: (page) =>
    pipe(
      readArticles,
      TE.mapLeft(unreadable),
      TE.map((articles) => articlePageBody(articles, { page: page - 1, limit: ARTICLES_PER_PAGE })),
      TE.chainEitherKW(flow(decodeArticlePage, E.mapLeft(unreadableBody))),
    ),
  loadArticle: (id) =>
    pipe(
      readArticles,
      TE.mapLeft(unreadable),
      TE.chainOptionK((): LoadFailure => ({ tag: 'refused', status: 404 }))((articles) =>
        articleBody(articles, id),
      ),
      TE.chainEitherKW(flow(decodeArticle, E.mapLeft(unreadableBody))),
    ),
  loadVideos: pipe(
    readVideos,
    TE.bimap(unreadable, (videos) => videos.slice(0, VIDEOS_FETCHED).map(toVideo)),
  ),
  loadProducts: pipe(readProductRows, TE.bimap(unreadable, productsOf)),
})
