import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as RA from 'fp-ts/ReadonlyArray'
import * as t from 'io-ts'
import type { AddressBook } from '../address/address-book'
import type { CellErrorOf, Form, RegistrationOf } from './form'
import { fieldCells } from './form-columns'
import type { Membership } from './membership'
import { MEMBERSHIP_FORM } from './membership-form'
import type { Order } from './order'
import { ORDER_FORM } from './order-form'

export type ReceivedRowError =
  | 'oneRowExpected'
  | 'widthWrong'
  | CellErrorOf<typeof ORDER_FORM>
  | CellErrorOf<typeof MEMBERSHIP_FORM>

type Cells = ReadonlyArray<string>

const Rows = t.array(t.array(t.string))

const onlyRow = (body: unknown, widths: ReadonlyArray<number>): E.Either<ReceivedRowError, Cells> =>
  pipe(
    O.fromEither(Rows.decode(body)),
    O.filter((rows) => rows.length === 1),
    O.chain(RA.head),
    E.fromOption(() => 'oneRowExpected' as const),
    E.filterOrElseW(
      (row) => widths.includes(row.length),
      () => 'widthWrong' as const,
    ),
  )

/** The row has two more cells, which the server writes itself: row number and timestamp. */
const OWN_CELLS = 2

/**
 * Decodes a list of one row; `known` is what the cells are checked against. A row without the fields that are new in this
 * release is accepted.
 */
export const decodeBody = <F extends Form>(form: F) => {
  const fields = fieldCells(form)
  const shapes = [fields, fields.filter(([, { isNew }]) => isNew !== true)]
  const widths = shapes.map(({ length }) => length + OWN_CELLS)
  const unsent = Object.fromEntries(fields.map(([name]) => [name, '']))

  const cellsOf = (row: Cells): object => {
    const sent = shapes[widths.indexOf(row.length)] ?? fields
    return { ...unsent, ...Object.fromEntries(sent.map(([name], index) => [name, row[index + 1] ?? ''])) }
  }

  const partsOf = (cells: object, known: unknown) =>
    E.traverseArray(
      ([, { read }]: (typeof fields)[number]) => read(cells, known) as E.Either<ReceivedRowError, object>,
    )(fields)

  return (known: unknown, body: unknown): E.Either<ReceivedRowError, RegistrationOf<F>> =>
    pipe(
      onlyRow(body, widths),
      E.chain((row) => partsOf(cellsOf(row), known)),
      E.map((parts) => Object.assign({}, ...parts)),
    )
}

const decodeOrder = decodeBody(ORDER_FORM)
const decodeMembership = decodeBody(MEMBERSHIP_FORM)

/** Decodes the body of a registration request: a list of one row. `Left` is the first error in the row (M-106, M-132). */
export const decodeOrderBody = (
  book: AddressBook,
  titles: ReadonlyArray<string>,
  body: unknown,
): E.Either<ReceivedRowError, Order> => decodeOrder({ book, titles }, body)

/** As `decodeOrderBody`, for a membership (M-109, M-132). */
export const decodeMembershipBody = (body: unknown): E.Either<ReceivedRowError, Membership> =>
  decodeMembership({}, body)
