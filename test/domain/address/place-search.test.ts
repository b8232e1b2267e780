import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { districtLabel } from '../../../src/domain/address/district-label'
import type { FoundPlace } from '../../../src/domain/address/find-place'
import { noNewUnits } from '../../../src/domain/address/new-units'
import { createPlaceSearch, onlyNamed } from '../../../src/domain/address/place-search'
import { ProvinceId } from '../../../src/domain/address/province'
import { fold } from '../../../src/domain/text/fold'
import { decoded } from '../../support/decoded'
import { addressBook } from '../../support/fixtures/address-book'
import { newUnits } from '../../support/fixtures/new-units'
import { unikeyTexts } from '../../support/fixtures/unikey-texts'

const search = createPlaceSearch(addressBook, newUnits)
const id = (value: number) => decoded(ProvinceId.decode(value))
const HANOI = id(1)
const SAIGON = id(50)
const LAM_DONG = id(44)

const place = ({ province, district }: FoundPlace) =>
  district === null ? province.label : `${districtLabel(district)}, ${province.label}`
const shown = (found: FoundPlace) =>
  found.newUnit === null
    ? `${place(found)}${found.former === undefined ? '' : ` < ${found.former}`}`
    : `${place(found)} < ${[found.newUnit.ward, found.newUnit.province].filter((name) => name !== null).join(', ')}`

describe('typing into the province box', () => {
  it.each([
    { typed: 'bo de', first: ['Quận Long Biên, Hà Nội < phường Bồ Đề, Hà Nội'] },
    { typed: 'Bồ Đề', first: ['Quận Long Biên, Hà Nội < phường Bồ Đề, Hà Nội'] },
    { typed: 'Sài Gòn', first: ['Hồ Chí Minh', 'Quận 1, Hồ Chí Minh < phường Sài Gòn, Hồ Chí Minh'] },
    { typed: 'sai gon', first: ['Hồ Chí Minh', 'Quận 1, Hồ Chí Minh < phường Sài Gòn, Hồ Chí Minh'] },
    { typed: 'sài g', first: ['Hồ Chí Minh'] },
    { typed: 'TP Sài Gòn', first: ['Hồ Chí Minh'] },
    { typed: 'sg', first: ['Hồ Chí Minh'] },
    { typed: 'TPHCM', first: ['Hồ Chí Minh'] },
    { typed: 'TP.HCM', first: ['Hồ Chí Minh'] },
    { typed: 'Tp. HCM', first: ['Hồ Chí Minh'] },
    { typed: 'thành phố HCM', first: ['Hồ Chí Minh'] },
    { typed: 'Đắc Lắc', first: ['Đắk Lắk'] },
    { typed: 'daklak', first: ['Đắk Lắk'] },
    { typed: 'Đắc Nông', first: ['Đắk Nông'] },
    { typed: 'Bắc Cạn', first: ['Bắc Kạn'] },
    { typed: 'con tum', first: ['Kon Tum'] },
    { typed: 'Huế', first: ['Thừa Thiên Huế'] },
    { typed: 'hue', first: ['Thừa Thiên Huế'] },
    { typed: 'Vũng Tàu', first: ['Bà Rịa - Vũng Tàu'] },
    { typed: 'hà tây', first: ['Hà Nội < Hà Tây'] },
    { typed: 'Ha Bac', first: ['Bắc Giang < Hà Bắc', 'Bắc Ninh < Hà Bắc'] },
    { typed: 'sông bé', first: ['Bình Phước < Sông Bé', 'Bình Dương < Sông Bé'] },
    { typed: 'buôn mê thuột', first: ['Thành phố Buôn Ma Thuột, Đắk Lắk'] },
    { typed: 'ban me', first: ['Thành phố Buôn Ma Thuột, Đắk Lắk'] },
    { typed: 'quận 9', first: ['Thành phố Thủ Đức, Hồ Chí Minh'] },
    { typed: 'Qui Nhơn', first: ['Thành phố Quy Nhơn, Bình Định < phường Quy Nhơn, Gia Lai'] },
    { typed: 'phuong sai gon', first: ['Quận 1, Hồ Chí Minh < phường Sài Gòn, Hồ Chí Minh'] },
    { typed: 'P. Sài Gòn', first: ['Quận 1, Hồ Chí Minh < phường Sài Gòn, Hồ Chí Minh'] },
    { typed: 'đặc khu phú quốc', first: ['Thành phố Phú Quốc, Kiên Giang < đặc khu Phú Quốc, An Giang'] },
    { typed: 'bồ đề, hà nội', first: ['Quận Long Biên, Hà Nội < phường Bồ Đề, Hà Nội'] },
    { typed: 'bo de ha noi', first: ['Quận Long Biên, Hà Nội < phường Bồ Đề, Hà Nội'] },
    {
      typed: 'thu dau mot binh duong',
      first: ['Thành phố Thủ Dầu Một, Bình Dương < phường Thủ Dầu Một, Hồ Chí Minh'],
    },
    { typed: 'quan ba', first: ['Huyện Quản Bạ, Hà Giang < xã Quản Bạ, Tuyên Quang'] },
    { typed: 'gia lai', first: ['Gia Lai', 'Bình Định < Gia Lai'] },
    {
      typed: 'Hồ Chí Minh',
      first: ['Hồ Chí Minh', 'Bình Dương < Hồ Chí Minh', 'Bà Rịa - Vũng Tàu < Hồ Chí Minh'],
    },
    {
      typed: 'ha',
      first: ['Hà Nội', 'Hà Giang', 'Hải Dương', 'Hải Phòng', 'Hà Nam', 'Hà Tĩnh', 'Hậu Giang'],
    },
    { typed: 'thanh', first: ['Thanh Hóa'] },
  ])('[A-26] $typed offers $first', ({ typed, first }) => {
    expect(search.inProvinces(typed).slice(0, first.length).map(shown)).toStrictEqual(first)
  })

  it('[M-081] offers the 63 provinces for an empty input, and no new name for one letter', () => {
    expect(search.inProvinces('')).toHaveLength(63)
    for (const typed of ['h', ' h '])
      expect(search.inProvinces(typed).filter(({ newUnit }) => newUnit !== null)).toStrictEqual([])
    expect(search.inProvinces('hu').filter(({ newUnit }) => newUnit !== null).length).toBeGreaterThan(0)
  })

  it('[M-081] lists Hà Nội and Hồ Chí Minh first, the others as the address book does', () => {
    const labels = search.inProvinces('').map(place)
    expect(labels.slice(0, 4)).toStrictEqual(['Hà Nội', 'Hồ Chí Minh', 'Hà Giang', 'Cao Bằng'])
    expect(labels.at(-1)).toBe('Cà Mau')
  })

  it('[A-26] offers at most 20 places by their new names, each place once', () => {
    const found = search.inProvinces('tan')
    expect(found.filter(({ newUnit }) => newUnit !== null)).toHaveLength(20)
    expect(new Set(found.map(place)).size).toBe(found.length)
  })

  it.each([
    { typed: 'Hà Nội', found: ['Hà Nội'] },
    { typed: 'gia lai', found: ['Gia Lai', 'Bình Định < Gia Lai'] },
  ])('[A-26] $typed, the name of a province, offers none of its wards', ({ typed, found }) => {
    expect(search.inProvinces(typed).map(shown)).toStrictEqual(found)
  })

  it('[A-26] offers a province last if only the beginning of a former name was typed', () => {
    const found = search.inProvinces('hai').map(shown)
    expect(found.slice(0, 2)).toStrictEqual(['Hải Dương', 'Hải Phòng'])
    expect(found.length).toBeGreaterThan(3)
    expect(found.at(-1)).toBe('Hưng Yên < Hải Hưng')
  })

  it('[A-26] finds only provinces before the new names are loaded', () => {
    const { inProvinces } = createPlaceSearch(addressBook, noNewUnits)
    expect(inProvinces('bo de')).toStrictEqual([])
    expect(inProvinces('ha noi').map(shown)).toStrictEqual(['Hà Nội'])
  })
})

describe('typing into the district box', () => {
  it.each([
    { province: HANOI, typed: 'bo de', first: ['Quận Long Biên, Hà Nội < phường Bồ Đề, Hà Nội'] },
    { province: SAIGON, typed: 'quận 2', first: ['Thành phố Thủ Đức, Hồ Chí Minh'] },
    { province: SAIGON, typed: 'q9', first: ['Thành phố Thủ Đức, Hồ Chí Minh'] },
    { province: id(35), typed: 'qui nhơn', first: ['Thành phố Quy Nhơn, Bình Định'] },
    { province: id(52), typed: 'mĩ tho', first: ['Thành phố Mỹ Tho, Tiền Giang'] },
    { province: id(42), typed: 'Ban Mê Thuột', first: ['Thành phố Buôn Ma Thuột, Đắk Lắk'] },
    { province: HANOI, typed: 'long bien', first: ['Quận Long Biên, Hà Nội'] },
    { province: null, typed: 'bo de', first: ['Quận Long Biên, Hà Nội < phường Bồ Đề, Hà Nội'] },
    {
      province: SAIGON,
      typed: 'quan 1',
      first: ['Quận 1, Hồ Chí Minh', 'Quận 10, Hồ Chí Minh', 'Quận 11, Hồ Chí Minh', 'Quận 12, Hồ Chí Minh'],
    },
    {
      province: id(40),
      typed: 'dak ha',
      first: ['Huyện Đăk Hà, Kon Tum'],
    },
  ])('[M-082, A-26] $typed offers $first', ({ province, typed, first }) => {
    expect(search.inDistrictsOf(province)(typed).slice(0, first.length).map(shown)).toStrictEqual(first)
  })

  it.each([
    { label: 'Nghệ An', found: ['Huyện Yên Thành, Nghệ An < xã Bình Minh, Nghệ An'] },
    { label: 'Đồng Nai', found: ['Huyện Trảng Bom, Đồng Nai < xã Bình Minh, Đồng Nai'] },
  ])('[M-082, A-26] of $label offers only its own places if one matches', ({ label, found }) => {
    const province = addressBook.provinces.find((candidate) => candidate.label === label)?.value ?? null
    expect(search.inDistrictsOf(province)('bình minh').map(shown)).toStrictEqual(found)
  })

  it.each([
    { province: HANOI, typed: 'quan 1', found: [] },
    { province: HANOI, typed: 'quận 3', found: [] },
    { province: HANOI, typed: 'phuong sai gon', found: [] },
    { province: SAIGON, typed: 'bồ đề', found: [] },
    { province: SAIGON, typed: 'q3', found: ['Quận 3, Hồ Chí Minh'] },
    { province: SAIGON, typed: 'Q.3', found: ['Quận 3, Hồ Chí Minh'] },
    { province: SAIGON, typed: 'q 3', found: ['Quận 3, Hồ Chí Minh'] },
    { province: SAIGON, typed: 'quan 7', found: ['Quận 7, Hồ Chí Minh'] },
    { province: SAIGON, typed: 'quận7', found: ['Quận 7, Hồ Chí Minh'] },
    { province: SAIGON, typed: 'quận 13', found: [] },
    { province: SAIGON, typed: 'quan 0', found: [] },
    { province: SAIGON, typed: 'phường 3', found: [] },
    { province: LAM_DONG, typed: 'quan 1', found: [] },
    { province: LAM_DONG, typed: 'quan 1, lam dong', found: [] },
    ...['p 1', 'P.1', 'p1', 'F1', 'f.1', 'phuong 1', 'phường 1, Lâm Đồng'].map((typed) => ({
      province: LAM_DONG,
      typed,
      found: ['Thành phố Bảo Lộc, Lâm Đồng < phường 1 Bảo Lộc, Lâm Đồng'],
    })),
    { province: LAM_DONG, typed: 'p 5', found: [] },
    { province: null, typed: 'quan 1', found: [] },
  ])('[M-082, A-26] $typed finds nothing but $found', ({ province, typed, found }) => {
    expect(search.inDistrictsOf(province)(typed).map(shown)).toStrictEqual(found)
  })

  it('[M-082] finds no place of another province, whatever is typed and wherever', () => {
    const wards = newUnits.provinces.flatMap(({ former }) =>
      Object.values(former).flatMap((districts) => Object.values(districts).flat()),
    )
    const names = [
      ...addressBook.provinces.map(({ label }) => label),
      ...addressBook.districts.map(districtLabel),
      ...wards,
    ]
    const kind = fc.constantFrom(
      'q',
      'q.',
      'Q. ',
      'quan ',
      'quận ',
      'p',
      'P.',
      'f',
      'phường ',
      'xã ',
      'tx ',
      '',
    )
    const text = fc.oneof(
      fc.constantFrom(...names),
      fc.tuple(fc.constantFrom(...names), fc.nat({ max: 9 })).map(([name, end]) => fold(name).slice(0, end)),
      fc.tuple(kind, fc.integer({ min: 0, max: 25 })).map(([word, number]) => `${word}${number}`),
      fc.tuple(kind, fc.constantFrom(...names)).map(([word, name]) => `${word}${name}`),
      fc.tuple(fc.constantFrom(...names), fc.constantFrom(...names)).map((both) => both.join(', ')),
      fc.string({ maxLength: 6 }),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...addressBook.provinces),
        fc.array(text, { maxLength: 8 }),
        (of, texts) => {
          const find = search.inDistrictsOf(of.value)
          for (const typed of texts)
            for (const { province, district } of find(typed))
              expect([province.label, district?.province_id]).toStrictEqual([of.label, of.value])
        },
      ),
      { numRuns: 300 },
    )
  })

  it('[M-082, A-26] finds each district with a number by the ways to write it, and nowhere else', () => {
    const numbered = addressBook.districts.filter(({ label }) => /^Quận \d+$/.test(label))
    expect(numbered.length).toBeGreaterThan(8)
    const ways = ['q', 'Q', 'q ', 'q.', 'Q. ', 'Q-', 'quan', 'quan ', 'quận ', 'Quận ']
    for (const district of numbered)
      for (const way of ways) {
        const typed = `${way}${/\d+/.exec(district.label)?.[0]}`
        for (const { value } of addressBook.provinces) {
          const [first] = search.inDistrictsOf(value)(typed)
          expect([typed, value, first?.district ?? null]).toStrictEqual([
            typed,
            value,
            value === district.province_id ? district : null,
          ])
        }
      }
  })

  it('[M-082, A-26] lists districts with a number first, by it', () => {
    expect(search.inDistrictsOf(SAIGON)('').slice(0, 11).map(shown)).toStrictEqual([
      ...[1, 3, 4, 5, 6, 7, 8, 10, 11, 12].map((number) => `Quận ${number}, Hồ Chí Minh`),
      'Quận Gò Vấp, Hồ Chí Minh',
    ])
  })

  it("[M-082] offers the province's districts for an empty input, and none without a province", () => {
    expect(search.inDistrictsOf(HANOI)('')).toHaveLength(30)
    expect(search.inDistrictsOf(null)('')).toStrictEqual([])
  })

  it('[A-26] never offers a whole province', () => {
    expect(
      search
        .inDistrictsOf(HANOI)('gia lai')
        .filter(({ district }) => district === null),
    ).toStrictEqual([])
  })
})

describe('a name that is typed as a whole', () => {
  const province = (typed: string) => onlyNamed(search.inProvinces(typed), typed)
  const district = (typed: string) => onlyNamed(search.inDistrictsOf(SAIGON)(typed), typed)

  it.each([
    { typed: 'hà nội', only: 'Hà Nội' },
    { typed: 'Tp HCM', only: null },
    { typed: 'sai gon', only: 'Hồ Chí Minh' },
    { typed: 'Hà Tây', only: 'Hà Nội < Hà Tây' },
    { typed: 'Buôn Mê Thuột', only: 'Thành phố Buôn Ma Thuột, Đắk Lắk' },
    { typed: 'Hà Bắc', only: null },
    { typed: 'hà', only: null },
    { typed: 'Hà Nỗi', only: null },
    { typed: 'bo de', only: null },
    { typed: '', only: null },
  ])('[M-081, A-26] $typed is $only in the province box', ({ typed, only }) => {
    const found = province(typed)
    expect(found && shown(found)).toBe(only)
  })

  it.each([
    { typed: 'quận 3', only: 'Quận 3, Hồ Chí Minh' },
    { typed: 'Quan 1', only: 'Quận 1, Hồ Chí Minh' },
    { typed: 'go vap', only: 'Quận Gò Vấp, Hồ Chí Minh' },
    { typed: 'quận 9', only: 'Thành phố Thủ Đức, Hồ Chí Minh' },
    { typed: 'quận', only: null },
    { typed: 'quận zz', only: null },
  ])('[M-082, A-26] $typed is $only in the district box', ({ typed, only }) => {
    const found = district(typed)
    expect(found && shown(found)).toBe(only)
  })

  it('[M-082, A-26] is none of two places that share it', () => {
    const [one] = search.inProvinces('hà tĩnh')
    expect(onlyNamed(search.inDistrictsOf(one?.province.value ?? null)('kỳ anh'), 'kỳ anh')).toBeNull()
  })
})

describe('the 705 districts, typed as UniKey types', () => {
  it('[A-26] pass through these intermediate texts', () => {
    expect(unikeyTexts('Đức Hòa')).toStrictEqual([
      'D',
      '',
      'Đ',
      'Đu',
      'Đ',
      'Đư',
      'Đưc',
      'Đư',
      'Đ',
      'Đứ',
      'Đức',
      'Đức ',
      'Đức H',
      'Đức Ho',
      'Đức Hoa',
      'Đức Ho',
      'Đức H',
      'Đức Hò',
      'Đức Hòa',
    ])
  })
})
