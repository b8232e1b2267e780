import type { Article, ArticleSummary } from './article'

const RELATED_ARTICLES_LIMIT = 3

/** Up to `RELATED_ARTICLES_LIMIT` of the articles sent with this one, without itself (M-063). */
export const relatedArticles = ({ id, news }: Pick<Article, 'id' | 'news'>): ReadonlyArray<ArticleSummary> =>
  news.filter((other) => other.id !== id).slice(0, RELATED_ARTICLES_LIMIT)
