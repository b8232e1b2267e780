import { HOME_ALIASES, PATHS } from '../../../domain/routing/paths'

/** The addresses of the calls that screens make; an article's id is put behind its. */
export type CallUrls = Readonly<Record<'products' | 'articles' | 'article' | 'videos', string>>

/** Takes the calls' addresses, gives by hash route those that its screen makes first; the news list's second tab is `?1`. */
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
