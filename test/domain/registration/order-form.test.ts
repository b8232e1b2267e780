import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { DistrictId } from '../../../src/domain/address/district'
import { ProvinceId } from '../../../src/domain/address/province'
import type { OrderDraft } from '../../../src/domain/registration/order-draft'
import { decodeOrderFields, decodeOrderForm } from '../../../src/domain/registration/order-form'
import { productId } from '../../support/a-product'
import { decoded } from '../../support/decoded'
import { smallAddressBook } from '../../support/small-address-book'

const province = (id: number) => decoded(ProvinceId.decode(id))
const district = (id: number) => decoded(DistrictId.decode(id))
const products = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: productId(`sp-${index}`),
    title: `Viên ${index}`,
    chosenAt: index,
  }))

const complete: OrderDraft = {
  name: ' Nguyễn Văn Mẫu ',
  phone: ' 0900000001 ',
  provinceId: province(28),
  districtId: district(327),
  chosen: products(2),
  consent: true,
  trap: '',
}

const decodedFields = {
  name: E.right('Nguyễn Văn Mẫu'),
  phone: E.right('0900000001'),
  province: E.right({ label: 'Hà Tĩnh', value: 28 }),
  district: E.right({ label: 'Kỳ Anh', value: 327, province_id: 28, kind: 'thị xã' }),
  products: E.right(complete.chosen),
  consent: E.right(true),
}

describe('the order form', () => {
  it('[M-106, M-107, A-39] gives the order where all is right', () => {
    expect(decodeOrderForm(smallAddressBook, complete)).toStrictEqual(
      E.right({
        name: 'Nguyễn Văn Mẫu',
        phone: '0900000001',
        province: 'Hà Tĩnh',
        district: 'Thị xã Kỳ Anh',
        titles: ['Viên 0', 'Viên 1'],
      }),
    )
  })

  it('[M-121, M-123, M-124, M-125] decodes each field on its own', () => {
    expect(decodeOrderFields(smallAddressBook, complete)).toStrictEqual(decodedFields)
  })

  it.each<{ row: string; change: Partial<OrderDraft>; fault: object; why: string }>([
    { row: 'M-121', change: { name: ' ' }, fault: { name: E.left('nameRequired') }, why: 'no name' },
    { row: 'M-122', change: { phone: '' }, fault: { phone: E.left('phoneRequired') }, why: 'no phone' },
    { row: 'M-123', change: { phone: '12' }, fault: { phone: E.left('phoneInvalid') }, why: 'a short phone' },
    {
      row: 'M-124',
      change: { provinceId: null, districtId: null },
      fault: { province: E.left('provinceRequired'), district: E.left('districtRequired') },
      why: 'no place',
    },
    {
      row: 'M-124',
      change: { provinceId: province(99) },
      fault: { province: E.left('provinceRequired'), district: E.left('districtRequired') },
      why: 'a province that is not in the book',
    },
    {
      row: 'M-124',
      change: { districtId: null },
      fault: { district: E.left('districtRequired') },
      why: 'no district',
    },
    {
      row: 'M-124',
      change: { districtId: district(1) },
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
  ])('[$row] gives all fields where something is wrong: $why', ({ change, fault }) => {
    expect(decodeOrderForm(smallAddressBook, { ...complete, ...change })).toStrictEqual(
      E.left({ ...decodedFields, ...fault }),
    )
  })

  it.each([1, 50])('[M-125] takes %d products', (count) => {
    expect(
      decodeOrderFields(smallAddressBook, { ...complete, chosen: products(count) }).products,
    ).toStrictEqual(E.right(products(count)))
  })

  it('[M-121, M-122, M-124, M-125] names everything that is wrong at once', () => {
    const nothing = { ...complete, name: '', phone: '', provinceId: null, districtId: null, chosen: [] }
    expect(decodeOrderForm(smallAddressBook, nothing)).toStrictEqual(
      E.left({
        name: E.left('nameRequired'),
        phone: E.left('phoneRequired'),
        province: E.left('provinceRequired'),
        district: E.left('districtRequired'),
        products: E.left('productRequired'),
        consent: E.right(true),
      }),
    )
  })
})
