import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as RA from 'fp-ts/ReadonlyArray'
import * as t from 'io-ts'
import type { AddressBook } from '../address/address-book'
import { districtLabel } from '../address/district-label'
import { findPlaceByLabels } from '../address/find-place'
import { findPlanByTitle } from '../membership/membership-plan'
import { MOST_PRODUCTS } from './chosen-products'
import type { Membership } from './membership'
import { MEMBERSHIP_COLUMNS } from './membership-row'
import type { Order } from './order'
import { ORDER_COLUMNS } from './order-row'
import { decodePersonName, type PersonNameError } from './person-name'
import { PhoneNumber } from './phone-number'
import { splitTitles } from './product-titles'
import { TEXT_PREFIX } from './sheet-column'

export type ReceivedRowError =
  | 'oneRowExpected'
  | 'widthWrong'
  | PersonNameError
  | 'phoneInvalid'
  | 'placeUnknown'
  | 'productUnknown'
  | 'tooManyProducts'
  | 'planUnknown'

type Cells = ReadonlyArray<string>

const Rows = t.array(t.array(t.string))

const onlyRow = (body: unknown, width: number): E.Either<ReceivedRowError, Cells> =>
  pipe(
    O.fromEither(Rows.decode(body)),
    O.filter((rows) => rows.length === 1),
    O.chain(RA.head),
    E.fromOption(() => 'oneRowExpected' as const),
    E.filterOrElseW(
      (row) => row.length === width,
      () => 'widthWrong' as const,
    ),
  )

const phoneOfCell = (cell: string): E.Either<ReceivedRowError, PhoneNumber> => {
  const phone = cell.startsWith(TEXT_PREFIX) ? cell.slice(TEXT_PREFIX.length) : ''
  return PhoneNumber.is(phone) ? E.right(phone) : E.left('phoneInvalid')
}

const titlesOfCell =
  (known: ReadonlyArray<string>) =>
  (cell: string): E.Either<ReceivedRowError, ReadonlyArray<string>> =>
    pipe(
      splitTitles(known)(cell),
      E.fromOption(() => 'productUnknown' as const),
      E.filterOrElseW(
        (titles) => titles.length <= MOST_PRODUCTS,
        () => 'tooManyProducts' as const,
      ),
    )

/**
 * Takes the places, the catalogue's titles and the body of an order's import call, gives the order, or the first thing
 * wrong with it. Row number and timestamp are not read: the server writes its own (M-106, M-132).
 */
export const decodeOrderBody = (
  book: AddressBook,
  knownTitles: ReadonlyArray<string>,
  body: unknown,
): E.Either<ReceivedRowError, Order> =>
  pipe(
    onlyRow(body, ORDER_COLUMNS.length),
    E.chain(([, nameCell = '', phoneCell = '', provinceCell = '', districtCell = '', titlesCell = '']) =>
      pipe(
        E.Do,
        E.bindW('name', () => decodePersonName(nameCell)),
        E.bindW('phone', () => phoneOfCell(phoneCell)),
        E.bindW('place', () =>
          pipe(
            findPlaceByLabels(book)(provinceCell, districtCell),
            E.fromOption(() => 'placeUnknown' as const),
          ),
        ),
        E.bindW('titles', () => titlesOfCell(knownTitles)(titlesCell)),
        E.map(({ name, phone, place, titles }) => ({
          name,
          phone,
          province: place.province.label,
          district: districtLabel(place.district),
          titles,
        })),
      ),
    ),
  )

/** Takes the body of a membership's import call, gives the membership, or the first thing wrong with it (M-109, M-132). */
export const decodeMembershipBody = (body: unknown): E.Either<ReceivedRowError, Membership> =>
  pipe(
    onlyRow(body, MEMBERSHIP_COLUMNS.length),
    E.chain(([, nameCell = '', phoneCell = '', planCell = '']) =>
      pipe(
        E.Do,
        E.bindW('name', () => decodePersonName(nameCell)),
        E.bindW('phone', () => phoneOfCell(phoneCell)),
        E.bindW('plan', () =>
          pipe(
            findPlanByTitle(planCell),
            E.fromOption(() => 'planUnknown' as const),
          ),
        ),
        E.map(({ name, phone, plan }) => ({ name, phone, planTitle: plan.title })),
      ),
    ),
  )
