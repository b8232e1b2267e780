import { HOME_ALIASES, PATHS } from '../../../domain/routing/paths'

/** An article's id is appended to its address. */
export type CallUrls = Readonly<Record<'products' | 'articles' | 'article' | 'videos', string>>

/** By hash route, the calls that its screen makes first; the news list's second tab is `?1`. */
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
