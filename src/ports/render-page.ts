import type * as TE from 'fp-ts/TaskEither'
import type { Site } from '../domain/site/site'
import type { LoadArticle } from './load-article'
import type { LoadArticles } from './load-articles'
import type { LoadProducts } from './load-products'
import type { LoadVideos } from './load-videos'

export type RenderedPage = {
  /** `title`, `link` and `meta` elements. */
  readonly head: string
  readonly body: string
  /** Responses by key, so that the browser does not request them again. */
  readonly responses: Readonly<Record<string, unknown>>
}

export type RenderFailure = { readonly tag: 'notFound' } | { readonly tag: 'failed'; readonly reason: string }

export type RenderPage = (page: {
  readonly route: string
  readonly origin: string
}) => TE.TaskEither<RenderFailure, RenderedPage>

export type ContentPorts = {
  readonly loadArticle: LoadArticle
  readonly loadArticles: LoadArticles
  readonly loadProducts: LoadProducts
  readonly loadVideos: LoadVideos
}

export type CreateRenderPage = (settings: {
  readonly site: Site
  readonly recipient: string | null
  readonly ports: ContentPorts
}) => RenderPage
