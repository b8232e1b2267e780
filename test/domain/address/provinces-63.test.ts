import { describe, expect, it } from 'vitest'
import { districtLabel } from '../../../src/domain/address/district-label'
import { districtsOf } from '../../../src/domain/address/find-place'
import rawBook from '../../../src/domain/address/provinces-63.json' with { type: 'json' }
import { addressBook } from '../../support/fixtures/address-book'

const { provinces, districts, version } = addressBook
const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const provinceLabel = (id: number) => provinces.find(({ value }) => value === id)?.label

describe('the provinces', () => {
  it('[M-111, A-39] are 63, numbered 1 to 63 in order', () => {
    expect(provinces.map(({ value }) => value)).toStrictEqual(numbersTo(63))
  })

  it('[M-111] number Hà Nội 1 and Hồ Chí Minh 50', () => {
    expect([provinceLabel(1), provinceLabel(50)]).toStrictEqual(['Hà Nội', 'Hồ Chí Minh'])
  })

  it('[M-111] have unique names', () => {
    expect(new Set(provinces.map(({ label }) => label)).size).toBe(63)
  })

  it('[A-39] have names without their kind', () => {
    expect(provinces.filter(({ label }) => /^(tỉnh|thành phố|tp)\b/i.test(label))).toStrictEqual([])
  })
})

describe('the districts', () => {
  it('[M-112, A-39] are 705, numbered 1 to 705 in order', () => {
    expect(districts.map(({ value }) => value)).toStrictEqual(numbersTo(705))
  })

  it('[M-112] each belong to a province, in the order of the provinces', () => {
    const ids = districts.map(({ province_id }) => province_id)
    expect(ids.filter((id) => provinceLabel(id) === undefined)).toStrictEqual([])
    expect(ids).toStrictEqual(ids.toSorted((a, b) => a - b))
  })

  it('[M-112] leave no province without one', () => {
    expect(provinces.filter(({ value }) => districtsOf(addressBook)(value).length === 0)).toStrictEqual([])
  })

  it('[A-39] share a name within a province six times, each time with different kinds', () => {
    const repeated = districts.flatMap((district) =>
      districts
        .filter(
          (other) =>
            other.value > district.value &&
            other.province_id === district.province_id &&
            other.label === district.label,
        )
        .map((other) => [provinceLabel(district.province_id), districtLabel(district), districtLabel(other)]),
    )
    expect(repeated).toStrictEqual([
      ['Hà Tĩnh', 'Huyện Kỳ Anh', 'Thị xã Kỳ Anh'],
      ['Tiền Giang', 'Thị xã Cai Lậy', 'Huyện Cai Lậy'],
      ['Trà Vinh', 'Huyện Duyên Hải', 'Thị xã Duyên Hải'],
      ['Đồng Tháp', 'Thành phố Cao Lãnh', 'Huyện Cao Lãnh'],
      ['Đồng Tháp', 'Thành phố Hồng Ngự', 'Huyện Hồng Ngự'],
      ['Hậu Giang', 'Huyện Long Mỹ', 'Thị xã Long Mỹ'],
    ])
  })

  it('[A-39] have labels that are unique within the province', () => {
    const shown = districts.map((district) => `${district.province_id} ${districtLabel(district)}`)
    expect(new Set(shown).size).toBe(705)
  })

  it('[A-39] never have their kind twice in the label', () => {
    const kindTwice = /^(quận|huyện|thị xã|thành phố) (quận|huyện|thị xã|thành phố) /i
    expect(districts.map(districtLabel).filter((label) => kindTwice.test(label))).toStrictEqual([])
  })
})

describe('the data set', () => {
  it('[A-39] has a version, which is stored with each order', () => {
    expect(version).toBe('vn-63')
  })

  it('[A-39] is NFC-normalized and trimmed', () => {
    const texts = [...provinces, ...districts].map(({ label }) => label)
    expect(texts.filter((label) => label !== label.normalize('NFC').trim() || label === '')).toStrictEqual([])
    expect(JSON.stringify(rawBook)).toBe(JSON.stringify(rawBook).normalize('NFC'))
  })
})
