import type { AddressBook } from '../domain/address/address-book'
import type { Product } from '../domain/catalogue/product'
import type { MembershipDraft } from '../domain/registration/membership-form'
import type { OrderDraft } from '../domain/registration/order-form'
import type { Site } from '../domain/site/site'
import type { RenderedPage } from './render-page'

/** What a form's page says beside its fields: `wrong` names each fault, `failed` that it could not be kept. */
export type FormState = 'fresh' | 'wrong' | 'failed'

type Sent<Draft> = {
  /** Sent along: the same content under the same key is one registration. */
  readonly key: string
  readonly draft: Draft
  readonly state: FormState
}

export type FormPage =
  | (Sent<OrderDraft> & {
      readonly kind: 'order'
      readonly book: AddressBook
      readonly products: ReadonlyArray<Product>
    })
  | (Sent<MembershipDraft> & { readonly kind: 'membership' })
  | { readonly kind: 'received'; readonly form: 'order' | 'membership' }

export type RenderForm = (page: FormPage) => Promise<Pick<RenderedPage, 'head' | 'body'>>

export type CreateRenderForm = (settings: {
  readonly site: Site
  readonly recipient: string | null
}) => RenderForm
