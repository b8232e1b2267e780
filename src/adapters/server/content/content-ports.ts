import * as E from 'fp-ts/Either'
import { flow, pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Errors } from 'io-ts'
import { decodeArticle, decodeArticlePage } from '../../../domain/news/response-bodies'
import { toVideo } from '../../../domain/news/video'
import { ARTICLES_PER_PAGE, VIDEOS_FETCHED } from '../../../domain/screen/paging'
import type { ContentReaders } from '../../../ports/content'
import type { ContentFailure } from '../../../ports/content-failure'
import type { LoadFailure } from '../../../ports/load-failure'
import type { ContentPorts } from '../../../ports/render'
import { articleBody, articlePageBody } from './article-bodies'
import { productsOf } from './readable-content'

const unreadable = ({ file, reason }: ContentFailure): LoadFailure => ({
  tag: 'unreadable',
  reason: `${file}: ${reason}`,
})

const asCalled = <A>(decoded: E.Either<Errors, A>): E.Either<LoadFailure, A> =>
  pipe(
    decoded,
    E.mapLeft(() => ({ tag: 'unreadable', reason: 'the body makes no sense' })),
  )

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
      TE.chainEitherK((articles) =>
        asCalled(decodeArticlePage(articlePageBody(articles, { page: page - 1, limit: ARTICLES_PER_PAGE }))),
      ),
    ),
  loadArticle: (id) =>
    pipe(
      readArticles,
      TE.mapLeft(unreadable),
      TE.chainOptionK((): LoadFailure => ({ tag: 'refused', status: 404 }))((articles) =>
        articleBody(articles, id),
      ),
      TE.chainEitherK(flow(decodeArticle, asCalled)),
    ),
  loadVideos: pipe(
    readVideos,
    TE.bimap(unreadable, (videos) => videos.slice(0, VIDEOS_FETCHED).map(toVideo)),
  ),
  loadProducts: pipe(readProductRows, TE.bimap(unreadable, productsOf)),
})
