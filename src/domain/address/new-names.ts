import type { AddressBook } from './address-book'
import type { District } from './district'
import { districtLabel } from './district-label'
import { districtsOf, type FoundPlace } from './find-place'
import type { Candidate } from './match-names'
import type { NewUnits } from './new-units'
import type { Province } from './province'
import { type Tail, toSearchKey, toTail } from './search-key'

const newName = (place: FoundPlace, name: string, tails: ReadonlyArray<Tail>): Candidate<FoundPlace> => ({
  place,
  key: toSearchKey(name),
  named: 'new',
  tails,
})

const mergedProvince = (province: Province, label: string): ReadonlyArray<Candidate<FoundPlace>> =>
  province.label === label
    ? []
    : [newName({ province, district: null, newUnit: { ward: null, province: label } }, label, [])]

const wardsOf = (
  province: Province,
  district: District,
  wards: ReadonlyArray<string>,
  label: string,
): ReadonlyArray<Candidate<FoundPlace>> => {
  const tails = [...new Set([label, province.label])].map(toTail)
  return wards.map((ward) => newName({ province, district, newUnit: { ward, province: label } }, ward, tails))
}

/** Candidates for each district under the names of its 2025 wards, and for each merged province under its new name. */
export const newNames = (book: AddressBook, units: NewUnits): ReadonlyArray<Candidate<FoundPlace>> => {
  const provinces = new Map(book.provinces.map((province) => [province.label, province]))
  return units.provinces.flatMap(({ label, former }) =>
    Object.entries(former).flatMap(([formerLabel, wardsByDistrict]) => {
      const province = provinces.get(formerLabel)
      return province === undefined
        ? []
        : [
            ...mergedProvince(province, label),
            ...districtsOf(book)(province.value).flatMap((district) =>
              wardsOf(province, district, wardsByDistrict[districtLabel(district)] ?? [], label),
            ),
          ]
    }),
  )
}
