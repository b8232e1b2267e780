import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { decodeFields, hasInput, isTouched } from '../../../src/domain/registration/form'
import {
  decodeOrderForm,
  emptyOrderDraft,
  ORDER_FORM,
  type OrderDraft,
  startingOrderDraft,
  withProvince,
} from '../../../src/domain/registration/order-form'
import { aProduct, productId } from '../../support/fixtures/a-product'
import { aFilledOrderDraft, anOrder, anOrderDraft } from '../../support/fixtures/an-order'
import { PLACES } from '../../support/fixtures/places'

const products = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: productId(`sp-${index}`),
    title: `Viên ${index}`,
    chosenAt: index,
  }))

const complete = aFilledOrderDraft({ phone: ' 0900000001 ', chosen: products(2) })

const decodedFields = {
  name: E.right({ name: 'Nguyễn Văn Mẫu' }),
  phone: E.right({ phone: '0900000001' }),
  province: E.right({ province: 'Hà Tĩnh' }),
  district: E.right({ district: 'Thị xã Kỳ Anh' }),
  products: E.right({ titles: ['Viên 0', 'Viên 1'] }),
  consent: E.right({}),
}

describe('the order form', () => {
  it('[M-106, M-107, A-39] returns the order if everything is valid', () => {
    expect(decodeOrderForm(complete)).toStrictEqual(E.right(anOrder({ titles: ['Viên 0', 'Viên 1'] })))
  })

  it('[M-121, M-123, M-124, M-125] decodes each field on its own', () => {
    expect(decodeFields(ORDER_FORM)(complete)).toStrictEqual(decodedFields)
  })

  it.each<{ row: string; change: Partial<OrderDraft>; fault: object; why: string }>([
    { row: 'M-121', change: { name: ' ' }, fault: { name: E.left('nameRequired') }, why: 'no name' },
    { row: 'M-122', change: { phone: '' }, fault: { phone: E.left('phoneRequired') }, why: 'no phone' },
    { row: 'M-123', change: { phone: '12' }, fault: { phone: E.left('phoneInvalid') }, why: 'a short phone' },
    {
      row: 'M-124',
      change: { province: null, district: null },
      fault: { province: E.left('provinceRequired'), district: E.left('districtRequired') },
      why: 'no place',
    },
    {
      row: 'M-124',
      change: { district: null },
      fault: { district: E.left('districtRequired') },
      why: 'no district',
    },
    {
      row: 'M-124',
      change: { district: PLACES.baDinh },
      fault: { district: E.left('districtRequired') },
      why: 'a district of another province',
    },
    {
      row: 'M-125',
      change: { chosen: [] },
      fault: { products: E.left('productRequired') },
      why: 'no product',
    },
    {
      row: 'M-125',
      change: { chosen: products(51) },
      fault: { products: E.left('tooManyProducts') },
      why: 'more products than a row takes',
    },
    {
      row: 'M-099',
      change: { consent: false },
      fault: { consent: E.left('consentRequired') },
      why: 'no consent',
    },
  ])('[$row] returns all fields if something is invalid: $why', ({ change, fault }) => {
    expect(decodeOrderForm({ ...complete, ...change })).toStrictEqual(E.left({ ...decodedFields, ...fault }))
  })

  it.each([1, 50])('[M-125] takes %d products', (count) => {
    expect(decodeFields(ORDER_FORM)({ ...complete, chosen: products(count) }).products).toStrictEqual(
      E.right({ titles: products(count).map(({ title }) => title) }),
    )
  })

  it('[M-121, M-122, M-124, M-125] reports all invalid fields at once', () => {
    const nothing = { ...complete, name: '', phone: '', province: null, district: null, chosen: [] }
    expect(decodeOrderForm(nothing)).toStrictEqual(
      E.left({
        name: E.left('nameRequired'),
        phone: E.left('phoneRequired'),
        province: E.left('provinceRequired'),
        district: E.left('districtRequired'),
        products: E.left('productRequired'),
        consent: E.right({}),
      }),
    )
  })
})

const empty = anOrderDraft()
const chosen = { id: productId('a'), title: 'Sản phẩm a', chosenAt: 1_000 }

describe('an order draft', () => {
  it('[M-084] starts empty', () => {
    expect(emptyOrderDraft(false)).toStrictEqual({
      name: '',
      phone: '',
      province: null,
      district: null,
      chosen: [],
      consent: false,
      offers: false,
      honeypot: '',
    })
  })

  it('[M-086] starts with nothing selected when opened from the list', () => {
    expect(startingOrderDraft(empty, null, 1_000)).toStrictEqual(empty)
  })

  it('[M-052, M-086] starts with the product it was opened for', () => {
    expect(startingOrderDraft(empty, aProduct('a'), 1_000)).toStrictEqual({ ...empty, chosen: [chosen] })
  })
})

describe('choosing a province', () => {
  const inHanoi = { ...empty, province: PLACES.haNoi, district: PLACES.baDinh }

  it('[M-082] clears the district', () => {
    expect(withProvince(inHanoi, PLACES.haTinh)).toStrictEqual({
      ...empty,
      province: PLACES.haTinh,
      district: null,
    })
  })

  it('[M-082] clears the district when the province is cleared', () => {
    expect(withProvince(inHanoi, null)).toStrictEqual(empty)
  })

  it('[M-082] changes nothing when it is the same', () => {
    expect(withProvince(inHanoi, PLACES.haNoi)).toStrictEqual(inHanoi)
  })
})

describe('closing the order dialog', () => {
  it.each([
    { draft: empty, input: false, touched: false, why: 'nothing entered' },
    { draft: { ...empty, name: 'A' }, input: true, touched: true, why: 'a name' },
    { draft: { ...empty, phone: '0' }, input: true, touched: true, why: 'a phone number' },
    { draft: { ...empty, province: PLACES.haNoi }, input: true, touched: true, why: 'a province' },
    { draft: { ...empty, district: PLACES.baDinh }, input: true, touched: true, why: 'a district' },
    { draft: { ...empty, name: ' ', phone: '\t' }, input: false, touched: false, why: 'only white space' },
    { draft: { ...empty, chosen: [chosen] }, input: false, touched: true, why: 'a product' },
    { draft: { ...empty, consent: false }, input: false, touched: true, why: 'consent changed' },
    { draft: { ...empty, offers: true }, input: false, touched: true, why: 'offers agreed to' },
  ])('[A-30] would lose input: $input, was changed: $touched, $why', ({ draft, input, touched }) => {
    expect(hasInput(ORDER_FORM)(draft, empty)).toBe(input)
    expect(isTouched(ORDER_FORM)(draft, empty)).toBe(touched)
  })
})
