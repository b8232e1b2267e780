import type { AddressBook } from '../domain/address/address-book'
import type { Product } from '../domain/catalogue/product'
import type { MembershipDraft } from '../domain/registration/membership-form'
import type { OrderDraft } from '../domain/registration/order-form'
import type { Site } from '../domain/site/site'
import type { RenderedPage } from './render-page'

/** `wrong`: each faulty field has a message. `failed`: the registration could not be kept. */
export type FormState = 'fresh' | 'wrong' | 'failed'

type Sent<Draft> = {
  /** The idempotency key, sent as a hidden field. */
  readonly key: string
  readonly draft: Draft
  readonly state: FormState
}

export type FormPage =
  | (Sent<OrderDraft> & {
      readonly kind: 'order'
      readonly book: AddressBook
      readonly products: ReadonlyArray<Product>
      /** Whether a product was sent that is none of `products`. */
      readonly lacksProduct: boolean
    })
  | (Sent<MembershipDraft> & { readonly kind: 'membership' })
  | { readonly kind: 'received'; readonly form: 'order' | 'membership' }

export type RenderForm = (page: FormPage) => Promise<Pick<RenderedPage, 'head' | 'body'>>

export type CreateRenderForm = (settings: {
  readonly site: Site
  readonly recipient: string | null
}) => RenderForm
