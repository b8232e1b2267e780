import { describe, expect, it } from 'vitest'
import { newNames } from '../../../src/domain/address/new-names'
import type { NewUnits } from '../../../src/domain/address/new-units'
import { PLACES } from '../../support/fixtures/places'
import { smallAddressBook } from '../../support/fixtures/small-address-book'

const placesOf = (...provinces: NewUnits['provinces']) =>
  newNames(smallAddressBook, { version: 'vn-test-new', provinces }).map(({ place }) => place)

const ngocHa = { ward: 'phường Ngọc Hà', province: 'Hà Nội' }

describe('the new names of places', () => {
  it('[A-26] are those of the wards of a district, and none for a province that kept its name', () => {
    expect(
      placesOf({ label: 'Hà Nội', former: { 'Hà Nội': { 'Quận Ba Đình': ['phường Ngọc Hà'] } } }),
    ).toStrictEqual([{ province: PLACES.haNoi, district: PLACES.baDinh, newUnit: ngocHa }])
  })

  it('[A-26] include the new province for one that was merged', () => {
    expect(
      placesOf({ label: 'Hà Nội', former: { 'Hà Tĩnh': { 'Thị xã Kỳ Anh': ['phường Sông Trí'] } } }),
    ).toStrictEqual([
      { province: PLACES.haTinh, district: null, newUnit: { ward: null, province: 'Hà Nội' } },
      {
        province: PLACES.haTinh,
        district: PLACES.kyAnhTown,
        newUnit: { ward: 'phường Sông Trí', province: 'Hà Nội' },
      },
    ])
  })

  it.each([
    { former: { 'Kiên Giang': { 'Thành phố Phú Quốc': ['đặc khu Phú Quốc'] } }, why: 'province' },
    { former: { 'Hà Nội': { 'Quận Cầu Giấy': ['phường Cầu Giấy'] } }, why: 'district' },
  ])('[A-26] are none for a $why that the book does not know', ({ former }) => {
    expect(placesOf({ label: 'Hà Nội', former })).toStrictEqual([])
  })
})
