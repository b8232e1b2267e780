import type * as TE from 'fp-ts/TaskEither'
import type { Responses } from '../domain/routing/embedded-responses'
import type { SearchText } from '../domain/search/search-entry'
import type { SearchResult } from '../domain/search/search-result'
import type { Site } from '../domain/site/site'
import type { PlainPage } from './plain-page'
import type { LoadArticle, LoadArticles, LoadProducts, LoadVideos } from './services'

/** Renders a page of the plain forms or of the search. */
export type RenderPlainPage = (page: PlainPage) => Promise<Pick<RenderedPage, 'head' | 'body'>>

/** `recipient`: to whom registrations are sent; null if to nobody. */
export type CreateRenderPlainPage = (settings: {
  readonly site: Site
  readonly recipient: string | null
}) => RenderPlainPage

/** Lists the site's own pages and common questions, as entries for the search. */
export type CreateOwnPages = (settings: {
  readonly site: Site
  readonly recipient: string | null
}) => ReadonlyArray<SearchText<SearchResult>>

/** A page that the server rendered. */
export type RenderedPage = {
  /** `title`, `link` and `meta` elements. */
  readonly head: string
  readonly body: string
  /** Responses by key, so that the browser does not request them again. */
  readonly responses: Responses
}

/** The answer to `/?part=` with a hash route: its page, to be put in place of the home page. */
export type PagePart = Pick<RenderedPage, 'head' | 'body'> & {
  /** The text of the element `page-data`. */
  readonly data: string
  /** The rules that the page uses, without fonts. */
  readonly styles: string
  /** The name of its screen. */
  readonly screen: string
}

export type RenderFailure = { readonly tag: 'notFound' } | { readonly tag: 'failed'; readonly reason: string }

/** Renders the page of a hash route. `origin`: the site's address, as in `https://example.vn`. */
export type RenderPage = (page: {
  readonly route: string
  readonly origin: string
}) => TE.TaskEither<RenderFailure, RenderedPage>

/** The views' calls for content, which the server answers without a request. */
export type ContentPorts = {
  readonly loadArticle: LoadArticle
  readonly loadArticles: LoadArticles
  readonly loadProducts: LoadProducts
  readonly loadVideos: LoadVideos
}

/** `recipient`: to whom registrations are sent; null if to nobody. */
export type CreateRenderPage = (settings: {
  readonly site: Site
  readonly recipient: string | null
  readonly ports: ContentPorts
}) => RenderPage
