import type { Article, ArticleSummary } from './article'

const RELATED_ARTICLES_LIMIT = 3

export const relatedArticles = ({ id, news }: Pick<Article, 'id' | 'news'>): ReadonlyArray<ArticleSummary> =>
  news.filter((other) => other.id !== id).slice(0, RELATED_ARTICLES_LIMIT)
