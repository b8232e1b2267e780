import { HOME_ALIASES, PATHS } from '../../../domain/routing/paths'

/** An article's id is appended to the URL `article`. */
export type CallUrls = Readonly<Record<'products' | 'articles' | 'article' | 'videos', string>>

/** The first requests of each screen by hash route; the second tab of the news list is `?1`. */
export const earlyCalls = (urls: CallUrls): Readonly<Record<string, ReadonlyArray<string>>> => ({
  ...Object.fromEntries(
    [PATHS.home, ...HOME_ALIASES].map((path) => [path, [urls.products, urls.videos, urls.articles]]),
  ),
  [PATHS.productList]: [urls.products],
  [PATHS.productDetail]: [urls.products],
  [PATHS.newsList]: [urls.videos],
  [`${PATHS.newsList}?1`]: [urls.articles],
  [PATHS.newsDetail]: [urls.article],
  [PATHS.video]: [urls.videos],
})
