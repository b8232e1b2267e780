import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { districtLabel } from '../../../src/domain/address/district-label'
import { districtsOf } from '../../../src/domain/address/find-place'
import { searchPlaces as searchCandidates } from '../../../src/domain/address/match-names'
import { ProvinceId } from '../../../src/domain/address/province'
import { toSearchKey, toTail } from '../../../src/domain/address/search-key'
import { decoded } from '../../support/decoded'
import { addressBook } from '../../support/fixtures/address-book'

/** Places under their own names only, as a box has them before the new names have arrived. */
const searchPlaces = <A extends { readonly label: string }>(
  places: ReadonlyArray<A>,
  typed: string,
): ReadonlyArray<A> =>
  searchCandidates(
    places.map((place) => ({ place, key: toSearchKey(place.label), named: 'old', tails: [] })),
    typed,
  )

const labels = (places: ReadonlyArray<{ readonly label: string }>) => places.map(({ label }) => label)
const provinces = addressBook.provinces
const districts = addressBook.districts.map((district) => ({ label: districtLabel(district) }))
const districtsIn = (id: number) =>
  districtsOf(addressBook)(decoded(ProvinceId.decode(id))).map((district) => ({
    label: districtLabel(district),
  }))

describe('searching a province', () => {
  it.each([
    { typed: 'ha noi', found: ['Hà Nội'], why: 'no marks' },
    { typed: 'HÀ NỘI'.normalize('NFD'), found: ['Hà Nội'], why: 'capitals and decomposed marks' },
    { typed: 'hanoi', found: ['Hà Nội'], why: 'no blank' },
    { typed: ' ha  noi ', found: ['Hà Nội'], why: 'blanks too many' },
    { typed: 'dak lak', found: ['Đắk Lắk'], why: 'd for Đ' },
    { typed: 'đăk', found: ['Đắk Lắk', 'Đắk Nông'], why: 'marks that are not quite right' },
    { typed: 'hcm', found: ['Hồ Chí Minh'], why: 'initials' },
    { typed: 'tphcm', found: ['Hồ Chí Minh'], why: 'initials with the kind' },
    { typed: 'tp hcm', found: ['Hồ Chí Minh'], why: 'initials behind the kind' },
    { typed: 'TP.HCM', found: ['Hồ Chí Minh'], why: 'the usual way to write it' },
    { typed: 'tp hồ chí minh', found: ['Hồ Chí Minh'], why: 'the kind shortened' },
    { typed: 'TP. Hà Nội', found: ['Hà Nội'], why: 'the kind shortened with a dot' },
    { typed: 'Thành phố Hà Nội', found: ['Hà Nội'], why: 'the kind written out' },
    { typed: 'tphn', found: ['Hà Nội', 'Hà Nam'], why: 'initials with the kind, of two' },
    { typed: 'hn', found: ['Hà Nội', 'Hà Nam'], why: 'initials of two, in the book’s order' },
    { typed: 'tỉnh Hà Giang', found: ['Hà Giang'], why: 'the word tỉnh' },
    { typed: 'tinh', found: ['Hà Tĩnh'], why: 'the word alone is a part of a name' },
    { typed: 'Bà Rịa', found: ['Bà Rịa - Vũng Tàu'], why: 'the beginning' },
    { typed: 'vũng tàu', found: ['Bà Rịa - Vũng Tàu'], why: 'the end' },
    { typed: 'xyz', found: [], why: 'nothing' },
  ])('[M-081, A-26] for $typed finds $found: $why', ({ typed, found }) => {
    expect(labels(searchPlaces(provinces, typed))).toStrictEqual(found)
  })

  it.each(['', '   '])('[M-081] for %j gives all', (typed) => {
    expect(searchPlaces(provinces, typed)).toStrictEqual(provinces)
  })
})

describe('searching a district', () => {
  it.each([
    { typed: 'ba dinh', found: ['Quận Ba Đình'], why: 'no marks' },
    { typed: 'quận ba đình', found: ['Quận Ba Đình'], why: 'the kind written out' },
    { typed: 'q ba dinh', found: ['Quận Ba Đình'], why: 'the kind shortened' },
    { typed: 'q. ba dinh', found: ['Quận Ba Đình'], why: 'the kind shortened with a dot' },
    { typed: 'huyện ba đình', found: ['Quận Ba Đình'], why: 'the kind is no condition' },
    { typed: 'thanh xuan', found: ['Quận Thanh Xuân'], why: 'a short kind inside a word' },
    { typed: 'qbd', found: ['Quận Ba Đình'], why: 'initials' },
    { typed: 'tx sơn tây', found: ['Thị xã Sơn Tây'], why: 'the kind shortened' },
    { typed: 'thị xã sơn tây', found: ['Thị xã Sơn Tây'], why: 'the kind written out' },
    { typed: 'h. sóc sơn', found: ['Huyện Sóc Sơn'], why: 'the kind shortened with a dot' },
  ])('[M-081, A-26] of Hà Nội for $typed finds $found: $why', ({ typed, found }) => {
    expect(labels(searchPlaces(districtsIn(1), typed))).toStrictEqual(found)
  })

  it.each(['q1', 'Q1', 'q 1', 'q.1', 'Q. 1', 'quận 1', 'quan 1', 'Quận 1'])(
    '[M-081, A-26] of Hồ Chí Minh for %j puts Quận 1 first',
    (typed) => {
      expect(labels(searchPlaces(districtsIn(50), typed))[0]).toBe('Quận 1')
    },
  )

  it.each(['ba ria vung tau', 'bà rịa-vũng tàu', 'brvt'])(
    '[M-081, A-26] for %j ignores the dash',
    (typed) => {
      expect(labels(searchPlaces(provinces, typed))[0]).toBe('Bà Rịa - Vũng Tàu')
    },
  )

  it('[M-081, A-26] for q1 finds only Quận 1, and for q12 only Quận 12', () => {
    expect(labels(searchPlaces(districts, 'q1'))).toStrictEqual(['Quận 1'])
    expect(labels(searchPlaces(districts, 'q12'))).toStrictEqual(['Quận 12'])
  })
})

const named = (...names: ReadonlyArray<string>) => names.map((label) => ({ label }))

describe('the initials of a place', () => {
  const places = named('Khu A1', 'Khu 1B', 'Khu 12')

  it.each([
    { typed: 'ka', found: ['Khu A1'], why: 'the first character of a word' },
    { typed: 'k1', found: ['Khu 1B'], why: 'the first character of a word' },
    { typed: 'k12', found: ['Khu 12'], why: 'the whole of a number' },
  ])('[A-26] match $typed: $why', ({ typed, found }) => {
    expect(labels(searchPlaces(places, typed))).toStrictEqual(found)
  })
})

describe('the order of what is found', () => {
  it.each([
    [
      'đông',
      'Quận Đống Đa, Huyện Đông Anh, Huyện Gia Lâm, Quận Hà Đông',
      'Huyện Đông Anh, Quận Hà Đông, Quận Đống Đa',
      'the same marks first',
    ],
    [
      'ĐÔNG'.normalize('NFD'),
      'Quận Đống Đa, Huyện Đông Anh',
      'Huyện Đông Anh, Quận Đống Đa',
      'the same marks first, in capitals and decomposed',
    ],
    [
      'dong',
      'Quận Đống Đa, Huyện Đông Anh, Quận Hà Đông',
      'Quận Đống Đa, Huyện Đông Anh, Quận Hà Đông',
      'in the order given where nothing tells them apart',
    ],
    ['hà', 'Thanh Hà, Hạ Hòa, Hà', 'Hà, Thanh Hà, Hạ Hòa', 'the very name before all'],
    [' Hà ', 'Thanh Hà, Hà', 'Hà, Thanh Hà', 'outer blanks do not count'],
    [
      'ha',
      'Lộc Hà, Hạ Hòa, Huyện An',
      'Hạ Hòa, Huyện An, Lộc Hà',
      'a beginning before initials before a later word',
    ],
    [
      'an',
      'Hội An, An Nhơn, Ân Thi',
      'An Nhơn, Ân Thi, Hội An',
      'without marks only the place in the name counts',
    ],
    [
      'ha',
      'Thanh Hóa, Bắc Hà, Hà Nội',
      'Hà Nội, Bắc Hà, Thanh Hóa',
      'a beginning before a later word before a part',
    ],
    [
      'ky',
      'Thị xã Bình Kỳ, Huyện Kỳ Anh',
      'Huyện Kỳ Anh, Thị xã Bình Kỳ',
      'the word for the kind is no part of the beginning',
    ],
    [
      'tx kỳ anh',
      'Huyện Kỳ Anh, Thị xã Kỳ Anh Tây',
      'Huyện Kỳ Anh, Thị xã Kỳ Anh Tây',
      'the name, whatever its kind, before longer names',
    ],
    [
      'tx kỳ anh',
      'Thị xã Kỳ Anh Tây, Huyện Kỳ Anh',
      'Huyện Kỳ Anh, Thị xã Kỳ Anh Tây',
      'the same, whatever their order in the book',
    ],
    [
      'huyện kỳ',
      'Huyện An Kỳ, Thị xã Kỳ Anh',
      'Thị xã Kỳ Anh, Huyện An Kỳ',
      'the beginning, whatever its kind, before a later word',
    ],
    [
      'quan b',
      'Huyện Ba Vì, Quận Ba Đình',
      'Quận Ba Đình, Huyện Ba Vì',
      'the kind that is being typed first',
    ],
    [
      'huy',
      'Quận Gia Huy, Huyện Ba Vì, Huy Hoàng',
      'Huy Hoàng, Huyện Ba Vì, Quận Gia Huy',
      'a beginning before the kind alone before a later word',
    ],
    ['tha', 'Nam Thanh, Hà Tha, Than Uyên', 'Than Uyên, Nam Thanh, Hà Tha', 'later words in the order given'],
    [
      'hô',
      'Thông Tây Hội, Hồ Chí Minh',
      'Hồ Chí Minh, Thông Tây Hội',
      'marks are compared from the beginning of a word',
    ],
    [' hà ', 'Hạ Hòa, Thanh Hà', 'Thanh Hà, Hạ Hòa', 'outer blanks do not count'],
    ['hà', 'Huyện An, Hà', 'Hà, Huyện An', 'the very name before initials'],
    ['QUẬN 1', 'Quận 10, Quận 1', 'Quận 1, Quận 10', 'the very name before others that begin so'],
    [
      'quan 1',
      'Quận 10, Quận 1, Phường 1',
      'Quận 1, Quận 10',
      'the very name before others that begin so, and no number of another kind',
    ],
  ])('[A-26] for %s among %s is %s: %s', (typed, places, found) => {
    expect(labels(searchPlaces(named(...places.split(', ')), typed)).join(', ')).toBe(found)
  })
})

const underNewName = (label: string, ...provinces: ReadonlyArray<string>) => ({
  place: { label },
  key: toSearchKey(label),
  named: 'new' as const,
  tails: provinces.map(toTail),
})
const underOldName = (label: string) => ({
  place: { label },
  key: toSearchKey(label),
  named: 'old' as const,
  tails: [],
})

describe('searching a place by its new name', () => {
  const candidates = [underOldName('Quận 1'), underNewName('phường Sài Gòn', 'Hồ Chí Minh')]

  it.each([
    { typed: 'sài gòn', found: ['phường Sài Gòn'], why: 'the name' },
    { typed: 'sài', found: ['phường Sài Gòn'], why: 'the beginning' },
    { typed: 'P. Sài', found: ['phường Sài Gòn'], why: 'the beginning behind its kind' },
    { typed: 'phường sài', found: ['phường Sài Gòn'], why: 'the beginning behind its kind written out' },
    { typed: 'xã sài', found: ['phường Sài Gòn'], why: 'the kind is no condition' },
    { typed: 'gòn', found: ['phường Sài Gòn'], why: 'a later word' },
    { typed: 'ài', found: [], why: 'a part of a word would find too many' },
    { typed: 'psg', found: [], why: 'initials would find too many' },
    { typed: 'phường', found: [], why: 'the kind alone would find too many' },
    { typed: 'phư', found: [], why: 'a part of the kind would find too many' },
    { typed: 'Hồ Chí Minh', found: [], why: 'the province alone would find too many' },
    { typed: '', found: ['Quận 1'], why: 'nothing typed gives the old names' },
    { typed: '..', found: ['Quận 1'], why: 'nothing readable typed gives the old names' },
  ])('[A-26] for “$typed” finds $found: $why', ({ typed, found }) => {
    expect(labels(searchCandidates(candidates, typed))).toStrictEqual(found)
  })

  it.each([
    {
      typed: 'tân',
      candidates: [underNewName('phường Tân'), underOldName('Quận Tân Bình')],
      found: ['Quận Tân Bình', 'phường Tân'],
      why: 'an old name that begins so before the very new name',
    },
    {
      typed: 'tân',
      candidates: [underOldName('Quận An Tân'), underNewName('phường Tân')],
      found: ['phường Tân', 'Quận An Tân'],
      why: 'the very new name before a later word of an old one',
    },
    {
      typed: 'phường gò',
      candidates: [underNewName('xã Gò Nổi'), underNewName('phường Gò Vấp'), underNewName('phường Gò')],
      found: ['phường Gò', 'phường Gò Vấp', 'xã Gò Nổi'],
      why: 'the very name before a beginning of its kind before one of another kind',
    },
    {
      typed: 'gò',
      candidates: [underNewName('phường Hàng Gòn'), underNewName('phường Gò Vấp')],
      found: ['phường Gò Vấp', 'phường Hàng Gòn'],
      why: 'a beginning before a later word',
    },
    {
      typed: 'Sài Gòn, Hồ Chí Minh',
      candidates: [
        underNewName('phường Sai Gòn', 'Hồ Chí Minh'),
        underNewName('phường Sài Gòn', 'Hồ Chí Minh'),
      ],
      found: ['phường Sài Gòn', 'phường Sai Gòn'],
      why: 'the same marks first, with the province behind the name',
    },
    {
      typed: 'phường Sài Gòn, Hồ Chí Minh',
      candidates: [
        underNewName('xã Sài Gòn', 'Hồ Chí Minh'),
        underNewName('phường Sài Gòn', 'Hồ Chí Minh'),
        underNewName('phường Sài Gòn Mới', 'Hà Nội'),
      ],
      found: ['phường Sài Gòn', 'xã Sài Gòn'],
      why: 'the kind that is typed first, with the province behind the name, and none of another province',
    },
    {
      typed: 'phuong sai gon ho chi minh',
      candidates: [underNewName('xã Sài Gòn', 'Hồ Chí Minh'), underNewName('phường Sài Gòn', 'Hồ Chí Minh')],
      found: ['phường Sài Gòn', 'xã Sài Gòn'],
      why: 'the same without marks',
    },
  ])('[A-26] for “$typed” gives $found: $why', ({ typed, candidates, found }) => {
    expect(labels(searchCandidates(candidates, typed))).toStrictEqual(found)
  })
})

describe('whatever is typed', () => {
  const typing = fc.oneof(
    fc.string({ maxLength: 6 }),
    fc.constantFrom(...labels(provinces), ...labels(districts)).map((label) => label.slice(0, 4)),
  )

  it('[M-081] finds a subset of the list, each place once', () => {
    fc.assert(
      fc.property(typing, (typed) => {
        const found = searchPlaces(provinces, typed)
        expect(new Set(found).size).toBe(found.length)
        expect(found.every((place) => provinces.includes(place))).toBe(true)
      }),
    )
  })

  it('[M-081] keeps places with equal labels in the given order', () => {
    fc.assert(
      fc.property(typing, (typed) => {
        const twice = provinces.flatMap(({ label }) => [
          { label, copy: 1 },
          { label, copy: 2 },
        ])
        const copies = searchPlaces(twice, typed).map(({ copy }) => copy)
        expect(copies).toStrictEqual(copies.map((_, index) => (index % 2) + 1))
      }),
    )
  })

  it('[A-26] finds every place by its name, in capitals, without marks, and decomposed', () => {
    const spellings = (label: string) => [
      label,
      label.toUpperCase(),
      label.normalize('NFD'),
      label.normalize('NFD').replace(/\p{M}/gu, '').replace(/Đ/g, 'D').replace(/đ/g, 'd'),
    ]
    fc.assert(
      fc.property(fc.constantFrom(...districts), (place) => {
        for (const typed of spellings(place.label)) expect(searchPlaces(districts, typed)).toContain(place)
      }),
      { numRuns: 25 },
    )
  })
})
