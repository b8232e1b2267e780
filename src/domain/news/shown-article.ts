import * as O from 'fp-ts/Option'
import type { Article, ArticleSummary } from './article'
import { wordsOfHtml } from './article-html'

// Without the codec, so that the program of a page does not need io-ts before it decodes anything.

/** The tag that is shown of an article (M-062); `none` if the first one has no name. */
export const firstTag = ({ tags }: Pick<ArticleSummary, 'tags'>): O.Option<string> =>
  O.fromPredicate((name: string) => name !== '')(tags[0]?.name ?? '')

const RELATED_ARTICLES_LIMIT = 3

/** Up to `RELATED_ARTICLES_LIMIT` of the articles sent with this one, without itself (M-063). */
export const relatedArticles = ({ id, news }: Pick<Article, 'id' | 'news'>): ReadonlyArray<ArticleSummary> =>
  news.filter((other) => other.id !== id).slice(0, RELATED_ARTICLES_LIMIT)

/** Syllables are counted instead of words, because spaces separate them in Vietnamese. */
const SYLLABLES_PER_MINUTE = 220

/** The reading time in whole minutes, at least 1. */
export const readingMinutes = (html: string): number => {
  const syllables = wordsOfHtml(html)
    .split(/\s/)
    .filter((word) => word !== '').length
  return Math.max(1, Math.round(syllables / SYLLABLES_PER_MINUTE))
}
