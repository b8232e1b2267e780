import { describe, expect, it } from 'vitest'
import { DistrictId } from '../../../src/domain/address/district'
import { ProvinceId } from '../../../src/domain/address/province'
import {
  emptyOrderDraft,
  hasOrderInput,
  isOrderTouched,
  startingOrderDraft,
  withProvince,
} from '../../../src/domain/registration/order-draft'
import { aProduct, productId } from '../../support/a-product'
import { decoded } from '../../support/decoded'

const empty = emptyOrderDraft(true)
const hanoi = decoded(ProvinceId.decode(1))
const hatinh = decoded(ProvinceId.decode(28))
const badinh = decoded(DistrictId.decode(1))
const chosen = { id: productId('a'), title: 'Sản phẩm a', chosenAt: 1_000 }

describe('an order draft', () => {
  it('[M-084] starts empty', () => {
    expect(emptyOrderDraft(false)).toStrictEqual({
      name: '',
      phone: '',
      provinceId: null,
      districtId: null,
      chosen: [],
      consent: false,
      trap: '',
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
  const inHanoi = { ...empty, provinceId: hanoi, districtId: badinh }

  it('[M-082] clears the district', () => {
    expect(withProvince(inHanoi, hatinh)).toStrictEqual({ ...empty, provinceId: hatinh, districtId: null })
  })

  it('[M-082] clears the district when the province is cleared', () => {
    expect(withProvince(inHanoi, null)).toStrictEqual(empty)
  })

  it('[M-082] changes nothing when it is the same', () => {
    expect(withProvince(inHanoi, hanoi)).toStrictEqual(inHanoi)
  })
})

describe('closing the order dialog', () => {
  it.each([
    { draft: empty, input: false, touched: false, why: 'nothing entered' },
    { draft: { ...empty, name: 'A' }, input: true, touched: true, why: 'a name' },
    { draft: { ...empty, phone: '0' }, input: true, touched: true, why: 'a phone number' },
    { draft: { ...empty, provinceId: hanoi }, input: true, touched: true, why: 'a province' },
    { draft: { ...empty, name: ' ', phone: '\t' }, input: false, touched: false, why: 'only white space' },
    { draft: { ...empty, chosen: [chosen] }, input: false, touched: true, why: 'a product' },
    { draft: { ...empty, consent: false }, input: false, touched: true, why: 'consent changed' },
  ])('[A-30] would lose input: $input, was touched: $touched, $why', ({ draft, input, touched }) => {
    expect(hasOrderInput(draft)).toBe(input)
    expect(isOrderTouched(draft, empty)).toBe(touched)
  })
})
