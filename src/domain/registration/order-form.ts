import type { Province } from '../address/province'
import type { Product } from '../catalogue/product'
import type { EpochMs } from '../time/epoch-ms'
import { chooseProduct } from './chosen-products'
import { type DraftOf, decodeForm, type ErrorOf, emptyDraft, type Form } from './form'
import { CONSENT_FIELD, NAME_FIELD, PHONE_FIELD } from './person-fields'
import { DISTRICT_FIELD, PROVINCE_FIELD } from './place-fields'
import { PRODUCTS_FIELD } from './products-field'

/** The fields of `Đăng ký mua hàng`, in the order of their columns (M-078, M-106, M-121..M-125). */
export const ORDER_FORM = {
  name: NAME_FIELD,
  phone: PHONE_FIELD,
  province: PROVINCE_FIELD,
  district: DISTRICT_FIELD,
  products: PRODUCTS_FIELD,
  consent: CONSENT_FIELD,
} satisfies Form

export type OrderDraft = DraftOf<typeof ORDER_FORM>
export type OrderError = ErrorOf<typeof ORDER_FORM>

/** Decodes a draft to an order, or to the result of each field (M-121..M-125). */
export const decodeOrderForm = decodeForm(ORDER_FORM)

/** `consent`: whether consent is given from the start (M-084). */
export const emptyOrderDraft = (consent: boolean): OrderDraft => ({ ...emptyDraft(ORDER_FORM), consent })

/** The draft of a dialog that was opened for a product, or without one. */
export const startingOrderDraft = (
  empty: OrderDraft,
  preselected: Pick<Product, 'id' | 'title'> | null,
  openedAt: EpochMs,
): OrderDraft =>
  preselected === null ? empty : { ...empty, chosen: chooseProduct(empty.chosen, preselected, openedAt) }

/** Clears the district if the province changes (M-082). */
export const withProvince = (draft: OrderDraft, province: Province | null): OrderDraft =>
  draft.province?.value === province?.value ? draft : { ...draft, province, district: null }
