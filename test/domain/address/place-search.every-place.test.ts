import { describe, expect, it } from 'vitest'
import { districtLabel } from '../../../src/domain/address/district-label'
import type { FoundPlace } from '../../../src/domain/address/find-place'
import { noNewUnits } from '../../../src/domain/address/new-units'
import { createPlaceSearch } from '../../../src/domain/address/place-search'
import { fold } from '../../../src/domain/text/fold'
import { addressBook } from '../../support/fixtures/address-book'
import { newUnits } from '../../support/fixtures/new-units'
import { unikeyTexts } from '../../support/fixtures/unikey-texts'

const search = createPlaceSearch(addressBook, newUnits)

const place = ({ province, district }: FoundPlace) =>
  district === null ? province.label : `${districtLabel(district)}, ${province.label}`

const wards = newUnits.provinces.flatMap(({ label, former }) => {
  const districtsByWard = new Map<string, ReadonlyArray<string>>()
  for (const [province, districts] of Object.entries(former))
    for (const [district, names] of Object.entries(districts))
      for (const name of names)
        districtsByWard.set(name, [...(districtsByWard.get(name) ?? []), `${district}, ${province}`])
  return [...districtsByWard].map(([ward, districts]) => ({ ward, province: label, districts }))
})

const bare = (ward: string) => ward.replace(/^(phường|xã|đặc khu) /, '')

const isAmongFirstThree = (found: ReadonlyArray<FoundPlace>, districts: ReadonlyArray<string>) => {
  const first = found.slice(0, 3).map(place)
  return districts.filter((district) => first.includes(district)).length >= Math.min(3, districts.length)
}

describe('the 3,321 wards of 2025, typed without accents', () => {
  it('[A-26] are all found', () => {
    expect(wards).toHaveLength(3321)
  })

  it('[A-26] with their province offer their former districts first in the province box', () => {
    const missed = wards.filter(
      ({ ward, province, districts }) =>
        !isAmongFirstThree(search.inProvinces(fold(`${ward}, ${province}`)), districts),
    )
    expect(missed).toStrictEqual([])
  })

  it('[M-082, A-26] by their bare names offer them first in the district box, except for one with a namesake in a neighbouring district', () => {
    const boxes = new Map(
      addressBook.provinces.map(({ label, value }) => [label, search.inDistrictsOf(value)]),
    )
    const missed = wards.filter(({ ward, districts }) => {
      const find = boxes.get(districts[0]?.split(', ')[1] ?? '')
      return find === undefined || !isAmongFirstThree(find(fold(bare(ward))), districts)
    })
    expect(missed.map(({ ward, province }) => `${ward}, ${province}`)).toStrictEqual([
      'phường Đông Tiến, Thanh Hóa',
    ])
  })
})

describe('the 705 districts, typed as UniKey types', () => {
  it('[M-082, A-26] are each found first, whatever the field contained before', () => {
    const { inDistrictsOf } = createPlaceSearch(addressBook, noNewUnits)
    const missed = addressBook.districts.filter((district) => {
      const find = inDistrictsOf(district.province_id)
      const last = unikeyTexts(districtLabel(district))
        .map((text) => find(text))
        .at(-1)
      return last?.[0]?.district !== district
    })
    expect(missed).toStrictEqual([])
  })

  it('[M-082, A-26] are each found by the name alone, first except for a namesake', () => {
    const missed = addressBook.districts.filter((district) => {
      const typed = unikeyTexts(district.label).at(-1) ?? ''
      const found = search.inDistrictsOf(district.province_id)(typed).slice(0, 2)
      return !found.some((one) => one.district === district && one.newUnit === null)
    })
    expect(missed).toStrictEqual([])
  })
})
