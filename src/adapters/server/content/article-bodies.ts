import { flow, pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { ArticleSummary, StoredArticle } from '../../../domain/news/article'
import { firstTag } from '../../../domain/news/shown-article'
import { onPage, type PageQuery } from './page-query'

const RELATED_SUMMARIES_LIMIT = 6

const toSummary = ({ id, title, banner, excerpt, tags, publishedAt }: StoredArticle): ArticleSummary => ({
  id,
  title,
  banner,
  excerpt,
  tags,
  publishedAt,
})

/** The body that answers a call for a page of articles. */
export const articlePageBody = (articles: ReadonlyArray<StoredArticle>, query: PageQuery) => ({
  data: onPage(articles, query).map(toSummary),
  pagination: { total: articles.length, ...query },
})

const relatedSummaries = (
  articles: ReadonlyArray<StoredArticle>,
  article: StoredArticle,
): ReadonlyArray<ArticleSummary> => {
  const tag = firstTag(article)
  const hasItsTag = flow(firstTag, (other) => O.isSome(tag) && O.isSome(other) && other.value === tag.value)
  const others = articles.filter(({ id }) => id !== article.id)
  return [...others.filter(hasItsTag), ...others.filter((other) => !hasItsTag(other))]
    .slice(0, RELATED_SUMMARIES_LIMIT)
    .map(toSummary)
}

/** Related: up to 6 other articles, those with the first tag of the article first (M-129, A-45). */
export const articleBody = (articles: ReadonlyArray<StoredArticle>, id: string) =>
  pipe(
    O.fromNullable(articles.find((article) => article.id === id)),
    O.map((article) => {
      const { pictures: _, ...shown } = article
      return { data: { ...shown, news: relatedSummaries(articles, article) } }
    }),
  )
