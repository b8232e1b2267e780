import type { Eq } from 'fp-ts/Eq'
import * as RA from 'fp-ts/ReadonlyArray'
import type { AddressBook } from './address-book'
import type { District } from './district'
import { districtLabel } from './district-label'
import { DISTRICT_NAMES, FORMER_PROVINCES, PROVINCE_NAMES } from './everyday-names'
import { districtsOf, type FoundPlace, findProvince } from './find-place'
import { type Candidate, isNamed, searchPlaces } from './match-names'
import { newNames } from './new-names'
import type { NewUnits } from './new-units'
import { inShownOrder, type Province, type ProvinceId } from './province'
import { toQuery, toSearchKey } from './search-key'

type FindPlaces = (typed: string) => ReadonlyArray<FoundPlace>

export type PlaceSearch = {
  readonly inProvinces: FindPlaces
  readonly inDistrictsOf: (province: ProvinceId | null) => FindPlaces
}

/** A search by new name needs two letters, because one matches hundreds of the 3,321 new wards, and stops at 20 results. */
const FEWEST_LETTERS = 2
const MOST_BY_NEW_NAME = 20

type OwnPlace = Omit<FoundPlace, 'newUnit'>

const labelOf = ({ province, district }: OwnPlace): string =>
  district === null ? province.label : districtLabel(district)

const formerOf = ({ label }: Province): ReadonlyArray<string> =>
  Object.keys(FORMER_PROVINCES).filter((name) => FORMER_PROVINCES[name]?.includes(label))

const othersOf = (place: OwnPlace): ReadonlyArray<string> =>
  (place.district === null
    ? PROVINCE_NAMES[place.province.label]
    : DISTRICT_NAMES[`${labelOf(place)}, ${place.province.label}`]) ?? []

const candidates = (
  place: OwnPlace,
  names: ReadonlyArray<string>,
  named: 'old' | 'former',
): ReadonlyArray<Candidate<FoundPlace>> =>
  names.map((name) => ({ place: { ...place, newUnit: null }, key: toSearchKey(name), named, tails: [] }))

const oldNames = (province: Province, district: District | null): ReadonlyArray<Candidate<FoundPlace>> => {
  const place = { province, district }
  return candidates(place, [labelOf(place), ...othersOf(place)], 'old')
}

const formerNames = (province: Province): ReadonlyArray<Candidate<FoundPlace>> =>
  formerOf(province).flatMap((former) => candidates({ province, district: null, former }, [former], 'former'))

/** The one of the places found that was typed by its own or another name; null if there is none or several. */
export const onlyNamed = (found: ReadonlyArray<FoundPlace>, typed: string): FoundPlace | null => {
  const isTyped = isNamed(toQuery(typed))
  const same = found.filter(
    ({ province, district, newUnit }) =>
      newUnit === null &&
      [...oldNames(province, district), ...(district === null ? formerNames(province) : [])].some(isTyped),
  )
  return same.length === 1 ? (same[0] ?? null) : null
}

const samePlace: Eq<FoundPlace> = {
  equals: (a, b) => a.province.value === b.province.value && a.district?.value === b.district?.value,
}

const upToMost = (found: ReadonlyArray<FoundPlace>): ReadonlyArray<FoundPlace> => {
  const byNewName = new Set(found.filter(({ newUnit }) => newUnit !== null).slice(MOST_BY_NEW_NAME))
  return found.filter((place) => !byNewName.has(place))
}

const finder = (
  byOldName: ReadonlyArray<Candidate<FoundPlace>>,
  byNewName: ReadonlyArray<Candidate<FoundPlace>>,
): FindPlaces => {
  const all = [...byOldName, ...byNewName]
  return (typed) =>
    upToMost(RA.uniq(samePlace)(searchPlaces(typed.trim().length < FEWEST_LETTERS ? byOldName : all, typed)))
}

/** Searches provinces and districts by all their names; builds the search keys once (M-081, M-082, A-26). */
export const createPlaceSearch = (book: AddressBook, units: NewUnits): PlaceSearch => {
  const byNewName = newNames(book, units)
  const wards = byNewName.filter(({ place }) => place.district !== null)
  const provinces = inShownOrder(book.provinces)
  const otherDistrictNames = provinces.flatMap((province) =>
    districtsOf(book)(province.value).flatMap((district) =>
      candidates({ province, district }, othersOf({ province, district }), 'former'),
    ),
  )
  return {
    inProvinces: finder(
      provinces.flatMap((province) => oldNames(province, null)),
      [...provinces.flatMap(formerNames), ...otherDistrictNames, ...byNewName],
    ),
    // A place of another province would take the order there, so that only a box without a province finds it.
    inDistrictsOf: (id) => {
      const province = findProvince(book)(id)
      return province === null
        ? finder([], wards)
        : finder(
            districtsOf(book)(province.value).flatMap((district) => oldNames(province, district)),
            wards.filter(({ place }) => place.province.value === province.value),
          )
    },
  }
}
