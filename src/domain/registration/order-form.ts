import { sequenceS } from 'fp-ts/Apply'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { AddressBook } from '../address/address-book'
import type { District } from '../address/district'
import { districtLabel } from '../address/district-label'
import { findDistrict, findProvince } from '../address/find-place'
import type { Province } from '../address/province'
import { type ChosenProducts, MOST_PRODUCTS } from './chosen-products'
import { type ConsentError, decodeConsent } from './consent'
import type { Order } from './order'
import type { OrderDraft } from './order-draft'
import { decodePersonName, type PersonName, type PersonNameError } from './person-name'
import { decodePhoneNumber, type PhoneNumber, type PhoneNumberError } from './phone-number'
import { chosenTitles } from './product-titles'

export type ProvinceError = 'provinceRequired'
export type DistrictError = 'districtRequired'
export type ProductsError = 'productRequired' | 'tooManyProducts'

/** Every field of the order form, each decoded on its own, so that a view can show all that is wrong at once. */
export type OrderFields = {
  readonly name: E.Either<PersonNameError, PersonName>
  readonly phone: E.Either<PhoneNumberError, PhoneNumber>
  readonly province: E.Either<ProvinceError, Province>
  readonly district: E.Either<DistrictError, District>
  readonly products: E.Either<ProductsError, ChosenProducts>
  readonly consent: E.Either<ConsentError, true>
}

const decodeProvince = (book: AddressBook, draft: OrderDraft): OrderFields['province'] =>
  pipe(
    findProvince(book)(draft.provinceId),
    E.fromOption(() => 'provinceRequired'),
  )

const decodeDistrict = (book: AddressBook, draft: OrderDraft): OrderFields['district'] =>
  pipe(
    findDistrict(book)(draft.districtId),
    E.fromOption(() => 'districtRequired' as const),
    E.filterOrElse(
      (district) => district.province_id === draft.provinceId,
      () => 'districtRequired' as const,
    ),
  )

const decodeProducts = (chosen: ChosenProducts): OrderFields['products'] => {
  if (chosen.length === 0) return E.left('productRequired')
  return chosen.length > MOST_PRODUCTS ? E.left('tooManyProducts') : E.right(chosen)
}

/** Takes the places and a draft, gives each field decoded (M-121..M-125). */
export const decodeOrderFields = (book: AddressBook, draft: OrderDraft): OrderFields => ({
  name: decodePersonName(draft.name),
  phone: decodePhoneNumber(draft.phone),
  province: decodeProvince(book, draft),
  district: decodeDistrict(book, draft),
  products: decodeProducts(draft.chosen),
  consent: decodeConsent(draft.consent),
})

/** Takes the places and a draft, gives the order, or all fields where any of them is wrong (M-121..M-125). */
export const decodeOrderForm = (book: AddressBook, draft: OrderDraft): E.Either<OrderFields, Order> => {
  const fields = decodeOrderFields(book, draft)
  return pipe(
    sequenceS(E.Apply)(fields as Widened),
    E.bimap(
      () => fields,
      ({ name, phone, province, district, products }) => ({
        name,
        phone,
        province: province.label,
        district: districtLabel(district),
        titles: chosenTitles(products),
      }),
    ),
  )
}

type Widened = {
  readonly [K in keyof OrderFields]: OrderFields[K] extends E.Either<unknown, infer A>
    ? E.Either<string, A>
    : never
}
