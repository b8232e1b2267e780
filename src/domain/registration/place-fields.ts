import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { AddressBook } from '../address/address-book'
import type { District } from '../address/district'
import { districtLabel } from '../address/district-label'
import { findPlaceByLabels, type Place } from '../address/find-place'
import type { Province } from '../address/province'
import type { FormField } from './form'
import { keptText } from './text-field'

type Cells = { readonly province: string; readonly district: string }
type Known = { readonly book: AddressBook }

const placeOfCells = ({ province, district }: Cells, { book }: Known): E.Either<'placeUnknown', Place> =>
  pipe(
    findPlaceByLabels(book)(province, district),
    E.fromOption(() => 'placeUnknown'),
  )

type ProvinceDraft = { readonly province: Province | null }
type PlaceDraft = ProvinceDraft & { readonly district: District | null }

export const PROVINCE_FIELD = {
  empty: { province: null as Province | null },
  decode: ({ province }: ProvinceDraft): E.Either<'provinceRequired', Pick<Cells, 'province'>> =>
    province === null ? E.left('provinceRequired') : E.right({ province: province.label }),
  isEntered: ({ province }: ProvinceDraft) => province !== null,
  isAskedFor: true,
  cell: {
    heading: 'Tỉnh/Thành phố',
    kind: 'text',
    write: ({ province }: Pick<Cells, 'province'>) => province,
    read: (cells: Cells, known: Known) =>
      pipe(
        placeOfCells(cells, known),
        E.map((place) => ({ province: place.province.label })),
      ),
    readKept: ({ province }) => ({ province: keptText(province) }),
  },
} satisfies FormField

export const DISTRICT_FIELD = {
  empty: { district: null as District | null },
  decode: ({ province, district }: PlaceDraft): E.Either<'districtRequired', Pick<Cells, 'district'>> =>
    district !== null && district.province_id === province?.value
      ? E.right({ district: districtLabel(district) })
      : E.left('districtRequired'),
  isEntered: ({ district }: PlaceDraft) => district !== null,
  isAskedFor: true,
  cell: {
    heading: 'Quận/Huyện',
    kind: 'text',
    write: ({ district }: Pick<Cells, 'district'>) => district,
    read: (cells: Cells, known: Known) =>
      pipe(
        placeOfCells(cells, known),
        E.map((place) => ({ district: districtLabel(place.district) })),
      ),
    readKept: ({ district }) => ({ district: keptText(district) }),
  },
} satisfies FormField
