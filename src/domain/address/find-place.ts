import * as O from 'fp-ts/Option'
import type { AddressBook } from './address-book'
import type { District } from './district'
import { districtLabel } from './district-label'
import type { Province, ProvinceId } from './province'

export type Place = { readonly province: Province; readonly district: District }

/** The 2025 unit under whose name a place was found; `ward` is null if the match was a merged province. */
export type NewUnit = { readonly ward: string | null; readonly province: string }

/** What a search found; `district` is null for a province. */
export type FoundPlace = {
  readonly province: Province
  readonly district: District | null
  readonly newUnit: NewUnit | null
  /** The former province under whose name a province was found. */
  readonly former?: string
}

/** Null for an unknown id and for null. */
export const findProvince =
  (book: AddressBook) =>
  (id: ProvinceId | null): Province | null =>
    book.provinces.find((province) => province.value === id) ?? null

const numberOf = ({ label }: District): number => Number(/\d+$/.exec(label)?.[0] ?? Number.MAX_VALUE)

/** The districts of a province, numbered ones first, the others in the order of the address book; empty for `null` (M-082). */
export const districtsOf =
  (book: AddressBook) =>
  (id: ProvinceId | null): ReadonlyArray<District> =>
    book.districts.filter((district) => district.province_id === id).sort((a, b) => numberOf(a) - numberOf(b))

/** `none` if the district's label does not occur in the province with that label. */
export const findPlaceByLabels =
  (book: AddressBook) =>
  (provinceLabel: string, label: string): O.Option<Place> => {
    const province = book.provinces.find((candidate) => candidate.label === provinceLabel)
    if (province === undefined) return O.none
    const district = districtsOf(book)(province.value).find((candidate) => districtLabel(candidate) === label)
    return district === undefined ? O.none : O.some({ province, district })
  }

/** The ids as texts; null for a field that was not sent. */
type SentIds = { readonly province: string | null; readonly district: string | null }

type SentPlace = { readonly province: Province | null; readonly district: District | null }

/** The place that a plain form sent; a page of the former release sends a district without its province. */
export const sentPlace = (book: AddressBook, sent: SentIds): SentPlace => {
  const wanted = book.districts.find(({ value }) => String(value) === sent.district) ?? null
  const province =
    sent.province === null
      ? findProvince(book)(wanted?.province_id ?? null)
      : (book.provinces.find(({ value }) => String(value) === sent.province) ?? null)
  return { province, district: wanted?.province_id === province?.value ? wanted : null }
}
