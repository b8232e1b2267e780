import type { ProductsShown } from '../catalogue/shown-products'
import type { Article } from '../news/article'
import type { ArticlePage } from '../news/response-bodies'
import type { Video } from '../video/video'

/** In ms; how long embedded and cached responses are used, so that Back shows the previous screen at once. */
export const RESPONSE_FRESH_MS = 300_000

/** Responses that come with a rendered page, by key, so that the browser does not request them. */
export type Responses = Readonly<Record<string, unknown>>

/** What screens load: what each response is requested by, and what is found. */
export type Loaded = {
  readonly article: { readonly wanted: string; readonly found: Article }
  readonly news: { readonly wanted: number; readonly found: ArticlePage }
  readonly videos: { readonly wanted: 'newest'; readonly found: ReadonlyArray<Video> }
}

/** The key of what a screen loads. */
export const loadedKey = <What extends keyof Loaded>(what: What, wanted: Loaded[What]['wanted']): string =>
  `${what} ${JSON.stringify(wanted)}`

/** The key of the products that a screen shows. */
export const productsKey = ({ name }: ProductsShown<unknown>): string => `products ${name}`

/** The response that a page was rendered with; undefined if there is none. */
export const loadedIn = <What extends keyof Loaded>(
  responses: Responses,
  what: What,
  wanted: Loaded[What]['wanted'],
) => responses[loadedKey(what, wanted)] as Loaded[What]['found'] | undefined

/** The products that a page was rendered with; undefined if it has none of this name. */
export const productsIn = <Part>(responses: Responses, shown: ProductsShown<Part>) =>
  responses[productsKey(shown)] as Part | undefined
