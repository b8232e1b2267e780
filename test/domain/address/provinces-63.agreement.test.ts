import { getDistricts, getProvinces } from 'vietnam-provinces'
import { describe, expect, it } from 'vitest'
import { districtLabel } from '../../../src/domain/address/district-label'
import { addressBook } from '../../support/fixtures/address-book'

type Listed = { readonly code: string; readonly name: string }
type ListedDistrict = Listed & { readonly province_code: string }

const KIND = /^(thành phố|tỉnh|quận|huyện|thị xã)\s+/i

/** Both spellings are in use: the tone mark on the last vowel (Hoà) or on the one before it (Hòa). */
const TONE_MARKS: Readonly<Record<string, string>> = {
  oà: 'òa',
  uỷ: 'ủy',
  uỵ: 'ụy',
}
const TONE_ON_THE_LAST_VOWEL = new RegExp(`(${Object.keys(TONE_MARKS).join('|')})(?!\\p{L})`, 'gu')

const spelled = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(TONE_ON_THE_LAST_VOWEL, (vowels) => TONE_MARKS[vowels] ?? vowels)

const withoutKind = (name: string): string => spelled(name).replace(KIND, '')

const withPlainKind = (name: string): string =>
  spelled(name).replace(KIND, (kind) => `${kind.charAt(0)}${kind.slice(1).toLowerCase()}`)

/** Where the two lists differ for a known reason; any other difference fails. */
const KNOWN_DEVIATIONS = [
  { province: 'Yên Bái', listed: 'Huyện Mù Căng Chải', ours: 'Huyện Mù Cang Chải', why: 'official spelling' },
  { province: 'Bắc Ninh', listed: 'Huyện Quế Võ', ours: 'Thị xã Quế Võ', why: 'a town since 2023' },
  { province: 'Bắc Ninh', listed: 'Huyện Thuận Thành', ours: 'Thị xã Thuận Thành', why: 'a town since 2023' },
  {
    province: 'Ninh Thuận',
    listed: 'Thành phố Phan Rang-Tháp Chàm',
    ours: 'Thành phố Phan Rang - Tháp Chàm',
    why: 'blanks round the dash',
  },
  { province: 'Bình Thuận', listed: 'Huyện Phú Quí', ours: 'Huyện Phú Quý', why: 'i or y' },
  { province: 'Kon Tum', listed: 'Huyện Đắk Glei', ours: 'Huyện Đăk Glei', why: 'this province writes Đăk' },
  { province: 'Kon Tum', listed: 'Huyện Đắk Tô', ours: 'Huyện Đăk Tô', why: 'this province writes Đăk' },
  { province: 'Kon Tum', listed: 'Huyện Đắk Hà', ours: 'Huyện Đăk Hà', why: 'this province writes Đăk' },
  { province: 'Kon Tum', listed: "Huyện Ia H' Drai", ours: "Huyện Ia H'Drai", why: 'a blank too many' },
  { province: 'Đắk Lắk', listed: 'Huyện Krông A Na', ours: 'Huyện Krông Ana', why: 'a blank too many' },
  { province: 'Bình Phước', listed: 'Huyện Chơn Thành', ours: 'Thị xã Chơn Thành', why: 'a town since 2022' },
  { province: 'Bình Dương', listed: 'Thị xã Tân Uyên', ours: 'Thành phố Tân Uyên', why: 'a city since 2023' },
  { province: 'An Giang', listed: 'Huyện Tịnh Biên', ours: 'Thị xã Tịnh Biên', why: 'a town since 2023' },
]

const byCode = (a: Listed, b: Listed): number => a.code.localeCompare(b.code)
const listedProvinces: ReadonlyArray<Listed> = getProvinces().toSorted(byCode)
const listedDistricts: ReadonlyArray<ListedDistrict> = getDistricts()

describe('compared with an independent list', () => {
  it('[M-111, A-39] the provinces are the same, in the order of their statistics codes', () => {
    expect(addressBook.provinces.map(({ label }) => label)).toStrictEqual(
      listedProvinces.map(({ name }) => withoutKind(name)),
    )
  })

  it.each(addressBook.provinces)('[M-112, A-39] $label has the same districts', ({ label, value }) => {
    const code = listedProvinces[value - 1]?.code
    const deviations = new Map(
      KNOWN_DEVIATIONS.filter(({ province }) => province === label).map(({ listed, ours }) => [listed, ours]),
    )
    const expected = listedDistricts
      .filter(({ province_code }) => province_code === code)
      .toSorted(byCode)
      .map(({ name }) => withPlainKind(name))
      .map((name) => deviations.get(name) ?? name)
    const ours = addressBook.districts.filter(({ province_id }) => province_id === value).map(districtLabel)
    expect(ours).toStrictEqual(expected)
  })

  it.each(KNOWN_DEVIATIONS)('[A-39] $listed of $province still differs: $why', ({ province, listed }) => {
    const code = listedProvinces.find(({ name }) => withoutKind(name) === province)?.code
    const names = listedDistricts
      .filter(({ province_code }) => province_code === code)
      .map(({ name }) => name)
    expect(names.map(withPlainKind)).toContain(listed)
  })
})
