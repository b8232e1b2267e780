import type { AddressBook } from '../../../domain/address/address-book'
import { sentPlace } from '../../../domain/address/find-place'
import type { Product } from '../../../domain/catalogue/product'
import { DEFAULT_PLAN_ID } from '../../../domain/membership/membership-plan'
import { chooseProduct } from '../../../domain/registration/chosen-products'
import { type ConsentMode, cleanConsentVersion, isConsentGiven } from '../../../domain/registration/consent'
import { type Form, textsOf } from '../../../domain/registration/form'
import {
  emptyMembershipDraft,
  MEMBERSHIP_FORM,
  type MembershipDraft,
} from '../../../domain/registration/membership-form'
import { emptyOrderDraft, ORDER_FORM, type OrderDraft } from '../../../domain/registration/order-form'
import { FORM_FIELDS } from '../../../domain/routing/form-address'

/** The version of the policy that the form showed; null if it names none, or a box was not ticked. */
export const consentIn = (fields: URLSearchParams): string | null =>
  cleanConsentVersion(fields.get(FORM_FIELDS.consent) ?? '')

/** The version beside the box for offers; null if it was not ticked. */
export const offersIn = (fields: URLSearchParams): string | null =>
  cleanConsentVersion(fields.get(FORM_FIELDS.offers) ?? '')

/** A draft of what was typed; the honeypot has a name that bots look for. */
const typedInto = <Draft extends OrderDraft | MembershipDraft>(
  form: Form,
  empty: Draft,
  mode: ConsentMode,
  fields: URLSearchParams,
): Draft => ({
  ...empty,
  ...Object.fromEntries(textsOf(form).map(({ name }) => [name, fields.get(name) ?? ''])),
  honeypot: fields.get(FORM_FIELDS.honeypot) ?? '',
  consent: isConsentGiven(mode, consentIn(fields)),
  offers: offersIn(fields) !== null,
})

export const placeIn = (
  book: AddressBook,
  fields: URLSearchParams,
): Pick<OrderDraft, 'province' | 'district'> =>
  sentPlace(book, {
    province: fields.get(FORM_FIELDS.province),
    district: fields.get(FORM_FIELDS.district),
  })

/** The fields that a link to the form may fill in: products and a plan. */
export const preselectedFields = (asked: URLSearchParams): URLSearchParams =>
  new URLSearchParams([
    [FORM_FIELDS.plan, asked.get(FORM_FIELDS.plan) ?? String(DEFAULT_PLAN_ID)],
    ...asked.getAll(FORM_FIELDS.product).map((id) => [FORM_FIELDS.product, id]),
  ])

export type OrderKnowledge = {
  readonly mode: ConsentMode
  readonly book: AddressBook
  readonly products: ReadonlyArray<Product>
}

/** The draft of an order from the fields of the plain form. Values that the form does not offer are left out. */
export const orderDraftOf = (
  { mode, book, products }: OrderKnowledge,
  fields: URLSearchParams,
): OrderDraft => {
  const wanted = fields.getAll(FORM_FIELDS.product)
  return {
    ...typedInto(ORDER_FORM, emptyOrderDraft(false), mode, fields),
    ...placeIn(book, fields),
    chosen: products
      .filter(({ id }) => wanted.includes(id))
      .reduce<OrderDraft['chosen']>((chosen, product, index) => chooseProduct(chosen, product, index), []),
  }
}

/** Whether a product was sent that left the catalogue after the page was opened. */
export const lacksProduct = (products: OrderKnowledge['products'], fields: URLSearchParams): boolean =>
  fields.getAll(FORM_FIELDS.product).some((wanted) => products.every(({ id }) => id !== wanted))

/** Whether a province was asked for and none was sent. */
export const lacksProvince = ({ province }: Pick<OrderDraft, 'province'>, fields: URLSearchParams): boolean =>
  province === null && fields.has(FORM_FIELDS.province)

/** The draft of a membership from the fields of the plain form. */
export const membershipDraftOf = (mode: ConsentMode, fields: URLSearchParams): MembershipDraft => ({
  ...typedInto(MEMBERSHIP_FORM, emptyMembershipDraft(DEFAULT_PLAN_ID, false), mode, fields),
  planId: Number(fields.get(FORM_FIELDS.plan)),
})

const NAMES_OF_OWN: ReadonlyArray<string> = Object.values(FORM_FIELDS).filter(
  (name) => name !== FORM_FIELDS.key && name !== FORM_FIELDS.change,
)

/** The fields of a form, unchanged, under the key of its registration. */
export const hiddenFields = (
  form: Form,
  fields: URLSearchParams,
  key: string,
): ReadonlyArray<readonly [string, string]> => {
  const sentAgain = [...NAMES_OF_OWN, ...textsOf(form).map(({ name }) => name)]
  return [[FORM_FIELDS.key, key], ...[...fields].filter(([name]) => sentAgain.includes(name))]
}
