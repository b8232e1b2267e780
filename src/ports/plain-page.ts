import type { AddressBook } from '../domain/address/address-book'
import type { Product } from '../domain/catalogue/product'
import type { MembershipDraft } from '../domain/registration/membership-form'
import type { OrderDraft } from '../domain/registration/order-form'
import type { Registration, Target } from '../domain/registration/registration'
import type { SearchKind, SearchResult } from '../domain/search/search-result'

/** `wrong`: each faulty field has a message. `failed`: the products cannot be read, or the registration could not be kept. */
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

/** A page of the plain forms or of the search: `look` is the last look, `received` the receipt. */
export type PlainPage =
  | (Sent<OrderDraft> & {
      readonly kind: 'form'
      readonly target: 'orders'
      readonly book: AddressBook
      readonly products: ReadonlyArray<Product>
      /** Whether a product was sent that is not in `products`. */
      readonly lacksProduct: boolean
      /** Whether the page that asks for the province was left without one. */
      readonly lacksProvince: boolean
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
      /** The kind of results that is shown; `null` for all. */
      readonly only: SearchKind | null
      /** Empty if nothing was searched for. */
      readonly query: string
      /** How many times `RESULTS_PER_PAGE` results are shown, from 1. */
      readonly page: number
      readonly results: ReadonlyArray<SearchResult>
      /** Whether even the best result has only a part of the words. */
      readonly isNear: boolean
      /** The groups of all products. */
      readonly groups: ReadonlyArray<string>
    }
