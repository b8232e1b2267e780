import type { Eq } from 'fp-ts/Eq'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as RA from 'fp-ts/ReadonlyArray'
import type { AddressBook } from './address-book'
import type { District } from './district'
import { districtLabel } from './district-label'
import { districtsOf, findProvince } from './find-place'
import type { FoundPlace } from './found-place'
import { newNames } from './new-names'
import type { NewUnits } from './new-units'
import { DISTRICT_NAMES, PROVINCE_NAMES } from './other-names'
import { inShownOrder, type Province, type ProvinceId } from './province'
import { toSearchKey } from './search-key'
import { type Candidate, searchPlaces } from './search-places'

type FindPlaces = (typed: string) => ReadonlyArray<FoundPlace>

export type PlaceSearch = {
  readonly inProvinces: FindPlaces
  readonly inDistrictsOf: (province: ProvinceId | null) => FindPlaces
}

/** There are 3,321 new wards and one letter matches hundreds, so a search by new name needs two letters and stops at 20. */
const FEWEST_LETTERS = 2
const MOST_BY_NEW_NAME = 20

const oldNames = (province: Province, district: District | null): ReadonlyArray<Candidate<FoundPlace>> => {
  const label = district === null ? province.label : districtLabel(district)
  const others = district === null ? PROVINCE_NAMES[label] : DISTRICT_NAMES[`${label}, ${province.label}`]
  return [label, ...(others ?? [])].map((name) => ({
    place: { province, district, newUnit: null },
    key: toSearchKey(name),
    named: 'old',
    tails: [],
  }))
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

/** Builds the search keys once, because folding text is costly (M-081, M-082, A-26). */
export const createPlaceSearch = (book: AddressBook, units: NewUnits): PlaceSearch => {
  const byNewName = newNames(book, units)
  const wards = byNewName.filter(({ place }) => place.district !== null)
  return {
    inProvinces: finder(
      inShownOrder(book.provinces).flatMap((province) => oldNames(province, null)),
      byNewName,
    ),
    inDistrictsOf: (id) => {
      const isNear = ({ place }: Candidate<FoundPlace>) => place.province.value === id
      const { left: far, right: near } = RA.partition(isNear)(wards)
      return finder(
        pipe(
          findProvince(book)(id),
          O.match(
            () => [],
            (province) =>
              districtsOf(book)(province.value).flatMap((district) => oldNames(province, district)),
          ),
        ),
        [...near, ...far],
      )
    },
  }
}
