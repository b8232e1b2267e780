import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import { looseList } from '../codec/loose-text'
import { bindWords } from '../text/bind-words'
import { toVideo, type Video, VideoRecord } from '../video/video'
import { Article, ArticleSummary } from './article'

export type ArticlePage = { readonly articles: ReadonlyArray<ArticleSummary>; readonly total: number }

const ListBody = t.type({
  data: looseList(ArticleSummary),
  pagination: t.type({ total: t.number }),
})
const ArticleBody = t.type({ data: Article })
const VideosBody = t.type({ data: looseList(VideoRecord) })

/** Decodes a body, which some deployments wrap in one more `data` object. */
const decodeLayered = <A>(codec: t.Type<A, unknown>, body: unknown): t.Validation<A> =>
  pipe(
    codec.decode(body),
    E.orElse((errors) =>
      pipe(
        t.type({ data: codec }).decode(body),
        E.bimap(
          () => errors,
          ({ data }) => data,
        ),
      ),
    ),
  )

/** The failure of a body that cannot be decoded; its reason names the place of the first error. */
export const unreadableBody = (errors: t.Errors) => ({
  tag: 'unreadable' as const,
  reason: `no sense at ${errors[0]?.context.map(({ key }) => key).join('.')}`,
})

/** Keeps words together in titles and leads, which browsers would break inside a word, or between a number and its unit. */
const withBoundWords = <Shown extends ArticleSummary>(article: Shown): Shown => ({
  ...article,
  title: bindWords(article.title),
  excerpt: bindWords(article.excerpt),
})

/** Decodes the answer to a call for a page of articles (M-105, M-128). */
export const decodeArticlePage = (body: unknown): t.Validation<ArticlePage> =>
  pipe(
    decodeLayered(ListBody, body),
    E.map(({ data, pagination }) => ({ articles: data.map(withBoundWords), total: pagination.total })),
  )

/** Decodes the answer to a call for one article with the articles beside it (M-105, M-129). */
export const decodeArticle = (body: unknown): t.Validation<Article> =>
  pipe(
    decodeLayered(ArticleBody, body),
    E.map(({ data }) => ({ ...withBoundWords(data), news: data.news.map(withBoundWords) })),
  )

/** Decodes the answer to a call for videos (M-105, M-130). */
export const decodeVideos = (body: unknown): t.Validation<ReadonlyArray<Video>> =>
  pipe(
    decodeLayered(VideosBody, body),
    E.map(({ data }) => data.map(toVideo)),
  )
