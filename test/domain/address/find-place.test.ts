import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import {
  districtsOf,
  findPlaceByLabels,
  findProvince,
  sentPlace,
} from '../../../src/domain/address/find-place'
import { ProvinceId } from '../../../src/domain/address/province'
import { decoded } from '../../support/decoded'
import { PLACES } from '../../support/fixtures/places'
import { smallAddressBook } from '../../support/fixtures/small-address-book'

const province = (id: number) => decoded(ProvinceId.decode(id))
const hatinh = { label: 'Hà Tĩnh', value: 28 }
const ruralKyAnh = { label: 'Kỳ Anh', value: 325, province_id: 28, kind: 'huyện' }
const urbanKyAnh = { label: 'Kỳ Anh', value: 327, province_id: 28, kind: 'thị xã' }

describe('looking a place up by id', () => {
  it.each([
    { id: province(28), found: hatinh },
    { id: province(2), found: null },
    { id: null, found: null },
  ])('[M-112] finds province $id', ({ id, found }) => {
    expect(findProvince(smallAddressBook)(id)).toStrictEqual(found)
  })

  it.each([
    { id: province(28), districts: [ruralKyAnh, urbanKyAnh] },
    { id: province(2), districts: [] },
    { id: null, districts: [] },
  ])('[M-082] limits the districts to province $id', ({ id, districts }) => {
    expect(districtsOf(smallAddressBook)(id)).toStrictEqual(districts)
  })
})

describe('looking a place up by the labels of a row', () => {
  it.each([
    { label: 'Huyện Kỳ Anh', found: ruralKyAnh },
    { label: 'Thị xã Kỳ Anh', found: urbanKyAnh },
  ])('[M-106, A-39] distinguishes $label from its namesake', ({ label, found }) => {
    expect(findPlaceByLabels(smallAddressBook)('Hà Tĩnh', label)).toStrictEqual(
      O.some({ province: hatinh, district: found }),
    )
  })

  it('[M-106, A-39] finds a district named by its number', () => {
    expect(findPlaceByLabels(smallAddressBook)('Hồ Chí Minh', 'Quận 1')).toStrictEqual(
      O.some({
        province: { label: 'Hồ Chí Minh', value: 50 },
        district: { label: 'Quận 1', value: 550, province_id: 50, kind: 'quận' },
      }),
    )
  })

  it.each([
    { provinceLabel: 'Hà Nội', label: 'Huyện Kỳ Anh', why: 'they do not belong together' },
    { provinceLabel: 'Hà Tĩnh', label: 'Kỳ Anh', why: 'the kind is missing' },
    { provinceLabel: 'Huế', label: 'Huyện Kỳ Anh', why: 'there is no such province' },
    { provinceLabel: 'Hà Tĩnh', label: '', why: 'there is no such district' },
  ])('[M-106, M-132] finds none in $provinceLabel, $label: $why', ({ provinceLabel, label }) => {
    expect(findPlaceByLabels(smallAddressBook)(provinceLabel, label)).toStrictEqual(O.none)
  })
})

const NONE = { province: null, district: null }
const KY_ANH = { province: PLACES.haTinh, district: PLACES.kyAnhTown }

describe('the place that a plain form sent', () => {
  it.each([
    { what: 'both', province: '28', district: '327', place: KY_ANH },
    {
      what: 'a district without its province, as a former page',
      province: null,
      district: '327',
      place: KY_ANH,
    },
    { what: 'a province only', province: '28', district: null, place: { ...NONE, province: PLACES.haTinh } },
    {
      what: 'no district of the province',
      province: '1',
      district: '327',
      place: { ...NONE, province: PLACES.haNoi },
    },
    {
      what: 'an unknown district',
      province: '28',
      district: '9',
      place: { ...NONE, province: PLACES.haTinh },
    },
    { what: 'an empty province', province: '', district: '327', place: NONE },
    { what: 'an unknown province', province: '028', district: '327', place: NONE },
    { what: 'nothing', province: null, district: null, place: NONE },
  ])('[M-082, P-001] is found from $what', ({ province, district, place }) => {
    expect(sentPlace(smallAddressBook, { province, district })).toStrictEqual(place)
  })
})
