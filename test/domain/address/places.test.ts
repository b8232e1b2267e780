import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { AddressBook, emptyAddressBook } from '../../../src/domain/address/address-book'
import { District, DistrictId } from '../../../src/domain/address/district'
import { Province, ProvinceId } from '../../../src/domain/address/province'

const badinh = { label: 'Ba Đình', value: 1, province_id: 1, kind: 'quận' }
const hanoi = { label: 'Hà Nội', value: 1 }

describe('a place’s id', () => {
  it.each([1, 705])('[M-111, M-112] is a whole number from 1: %j', (id) => {
    expect([ProvinceId.is(id), DistrictId.is(id)]).toStrictEqual([true, true])
  })

  it.each([0, -1, 1.5, '1', null])('[M-111, M-112] is not %j', (value) => {
    expect([ProvinceId.is(value), DistrictId.is(value)]).toStrictEqual([false, false])
  })
})

describe('a province', () => {
  it.each([
    { body: hanoi, accepted: true },
    { body: { value: 1 }, accepted: false },
    { body: { label: 'Hà Nội' }, accepted: false },
  ])('[M-111] may be $body: $accepted', ({ body, accepted }) => {
    expect(Province.is(body)).toBe(accepted)
  })
})

describe('a district', () => {
  it.each(['quận', 'huyện', 'thị xã', 'thành phố'])('[A-39] may be a %s', (kind) => {
    expect(District.is({ ...badinh, kind })).toBe(true)
  })

  it.each([
    { label: undefined },
    { value: undefined },
    { province_id: undefined },
    { kind: undefined },
    { kind: 'Quận' },
  ])('[M-112] is refused with %j', (change) => {
    expect(District.is({ ...badinh, ...change })).toBe(false)
  })
})

describe('an address book', () => {
  const book = { version: 'vn-test', provinces: [hanoi], districts: [badinh] }

  it('[M-111, M-112] is decoded unchanged', () => {
    expect(AddressBook.decode(book)).toStrictEqual(E.right(book))
  })

  it.each([{ version: undefined }, { provinces: undefined }, { districts: [{ label: 'Ba Đình' }] }])(
    '[M-111, M-112] is refused with %j',
    (change) => {
      expect(E.isLeft(AddressBook.decode({ ...book, ...change }))).toBe(true)
    },
  )

  it('[M-112] knows no place before it is loaded', () => {
    expect(emptyAddressBook).toStrictEqual({ version: '', provinces: [], districts: [] })
  })
})
