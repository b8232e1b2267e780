import type { DistrictId } from '../address/district'
import type { ProvinceId } from '../address/province'
import type { Product } from '../catalogue/product'
import { type ChosenProducts, chooseProduct } from './chosen-products'
import type { EpochMs } from './epoch-ms'

/** What stands in the order dialog's fields; `trap` is a field no person sees. */
export type OrderDraft = {
  readonly name: string
  readonly phone: string
  readonly provinceId: ProvinceId | null
  readonly districtId: DistrictId | null
  readonly chosen: ChosenProducts
  readonly consent: boolean
  readonly trap: string
}

/** Takes whether a fresh form counts as consented, gives the empty form (M-084). */
export const emptyOrderDraft = (consent: boolean): OrderDraft => ({
  name: '',
  phone: '',
  provinceId: null,
  districtId: null,
  chosen: [],
  consent,
  trap: '',
})

/** Takes an empty form, the product the dialog was opened for, if any, and the moment, gives the form to start with (M-086). */
export const startingOrderDraft = (
  empty: OrderDraft,
  preselected: Pick<Product, 'id' | 'title'> | null,
  openedAt: EpochMs,
): OrderDraft =>
  preselected === null ? empty : { ...empty, chosen: chooseProduct(empty.chosen, preselected, openedAt) }

/** Takes a form and a province, gives the form with it and with no district; the same province changes nothing (M-082). */
export const withProvince = (draft: OrderDraft, provinceId: ProvinceId | null): OrderDraft =>
  draft.provinceId === provinceId ? draft : { ...draft, provinceId, districtId: null }

/** Takes a form, gives whether a visitor would lose anything by closing it. */
export const hasOrderInput = ({ name, phone, provinceId }: OrderDraft): boolean =>
  name.trim() !== '' || phone.trim() !== '' || provinceId !== null

/** Takes a form and the empty one, gives whether anything was entered or chosen since. */
export const isOrderTouched = (draft: OrderDraft, cleared: OrderDraft): boolean =>
  hasOrderInput(draft) || draft.chosen.length > 0 || draft.consent !== cleared.consent
