import { setImmediate as endTurn } from 'node:timers/promises'
import { productGroups } from '../../../domain/catalogue/product-groups'
import type { StoredArticle } from '../../../domain/news/article'
import { findEntries } from '../../../domain/search/find-entries'
import { type SearchText, searchEntry } from '../../../domain/search/search-entry'
import type { SearchResult } from '../../../domain/search/search-result'
import type { Concern } from '../../../domain/site/concern'
import type { ContentReaders } from '../../../ports/content'
import { memoized } from './memoized'
import { readContent } from './readable-content'
import { articleEntry, type Entry, productEntry, videoEntry } from './search-entries'

/** Reading this many new texts takes a few ms; then other work runs. */
const AT_A_TIME = 50

/**
 * Finds what the site has on a query, best first, with the groups of its products; unreadable content is omitted. `isNear`:
 * even the best result has only a part of the words.
 */
export type SearchContent = (query: string) => Promise<{
  readonly results: ReadonlyArray<SearchResult>
  readonly isNear: boolean
  readonly groups: ReadonlyArray<string>
}>

/** Finds the site's own pages, articles, videos and products by a query; the text of each is prepared once. */
export const createSearchContent = (
  readers: ContentReaders,
  ownPages: ReadonlyArray<SearchText<SearchResult>>,
  concerns: ReadonlyArray<Concern>,
): SearchContent => {
  const ofSite = ownPages.map(searchEntry)
  const articles = memoized((article: StoredArticle) =>
    articleEntry(
      article,
      concerns.filter(({ articleId }) => articleId === article.id).map(({ title }) => title),
    ),
  )
  const videos = memoized(videoEntry)
  const products = memoized(productEntry)

  const entriesOfArticles = async (all: ReadonlyArray<StoredArticle>): Promise<ReadonlyArray<Entry>> => {
    const entries: Array<Entry> = []
    let prepared = 0
    for (const article of all) {
      if (!articles.knows(article)) prepared += 1
      entries.push(articles.of(article))
      if (prepared < AT_A_TIME) continue
      prepared = 0
      await endTurn()
    }
    return entries
  }

  return async (query) => {
    const found = await readContent(readers)
    const ofArticles = await entriesOfArticles(found.articles)
    const ofVideos = found.videos.map(videos.of)
    const { items, isNear } = findEntries(
      [...ofSite, ...ofArticles, ...found.products.map(products.of), ...ofVideos],
      query,
      concerns.map(({ title }) => title),
    )
    return { results: items, isNear, groups: productGroups(found.products) }
  }
}
