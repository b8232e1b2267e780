import { describe, expect, it } from 'vitest'
import { districtLabel } from '../../../src/domain/address/district-label'
import { DISTRICT_NAMES, FORMER_PROVINCES, PROVINCE_NAMES } from '../../../src/domain/address/everyday-names'
import { addressBook } from '../../support/fixtures/address-book'

describe('the other names of places', () => {
  it('[A-26] belong to provinces and districts of the address book', () => {
    const provinces = new Map(addressBook.provinces.map(({ value, label }) => [value, label]))
    const districts = addressBook.districts.map(
      (district) => `${districtLabel(district)}, ${provinces.get(district.province_id)}`,
    )
    expect([...provinces.values()]).toStrictEqual(
      expect.arrayContaining([...Object.keys(PROVINCE_NAMES), ...Object.values(FORMER_PROVINCES).flat()]),
    )
    expect(districts).toStrictEqual(expect.arrayContaining(Object.keys(DISTRICT_NAMES)))
  })
})
