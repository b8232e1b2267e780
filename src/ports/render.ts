import type * as TE from 'fp-ts/TaskEither'
import type { AddressBook } from '../domain/address/address-book'
import type { Product } from '../domain/catalogue/product'
import type { MembershipDraft } from '../domain/registration/membership-form'
import type { OrderDraft } from '../domain/registration/order-form'
import type { Registration, Target } from '../domain/registration/registration'
import type { SearchResult } from '../domain/search/search-result'
import type { Site } from '../domain/site/site'
import type { LoadArticle, LoadArticles, LoadProducts, LoadVideos } from './services'

/** `wrong`: each faulty field has a message. `failed`: the registration could not be kept. */
export type FormState = 'fresh' | 'wrong' | 'failed'

type Sent<Draft> = {
  /** The idempotency key, sent as a hidden field. */
  readonly key: string
  readonly draft: Draft
  readonly state: FormState
}

/** What a complete form was filled with. `products` give the prices; `offers`: whether the box for offers is ticked. */
export type Entered = {
  readonly registration: Registration
  readonly products: ReadonlyArray<Product>
  readonly offers: boolean
}

/** A page of the plain forms or of the search: `form` is filled in, `look` shows what was entered before it is sent. */
export type FormPage =
  | (Sent<OrderDraft> & {
      readonly kind: 'form'
      readonly target: 'orders'
      readonly book: AddressBook
      readonly products: ReadonlyArray<Product>
      /** Whether a product was sent that is none of `products`. */
      readonly lacksProduct: boolean
    })
  | (Sent<MembershipDraft> & { readonly kind: 'form'; readonly target: 'members' })
  | (Entered & {
      readonly kind: 'look'
      readonly target: Target
      /** The fields as they were entered, sent again by hidden fields. */
      readonly fields: ReadonlyArray<readonly [name: string, value: string]>
    })
  | {
      readonly kind: 'received'
      readonly target: Target
      readonly reference: string | null
      readonly entered: Entered | null
    }
  | {
      readonly kind: 'search'
      /** Empty if nothing is looked for yet. */
      readonly query: string
      readonly results: ReadonlyArray<SearchResult>
      /** The groups of all products. */
      readonly groups: ReadonlyArray<string>
    }

/** Renders a page of the plain forms or of the search. */
export type RenderForm = (page: FormPage) => Promise<Pick<RenderedPage, 'head' | 'body'>>

/** `recipient`: to whom registrations are sent; null if to nobody. */
export type CreateRenderForm = (settings: {
  readonly site: Site
  readonly recipient: string | null
}) => RenderForm

/** A page that the server rendered. */
export type RenderedPage = {
  /** `title`, `link` and `meta` elements. */
  readonly head: string
  readonly body: string
  /** Responses by key, so that the browser does not request them again. */
  readonly responses: Readonly<Record<string, unknown>>
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
