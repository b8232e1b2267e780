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

/** Row number and timestamp are not read: the server writes its own. */
const decodeBody =
  <F extends Form>(form: F) =>
  (known: unknown, body: unknown): E.Either<ReceivedRowError, RegistrationOf<F>> => {
    const fields = fieldCells(form)
    const partsOf = ([, ...texts]: Cells): E.Either<ReceivedRowError, ReadonlyArray<object>> => {
      const cells = Object.fromEntries(fields.map(([name], index) => [name, texts[index] ?? '']))
      return E.traverseArray(
        ([, { read }]: (typeof fields)[number]) =>
          read(cells as never, known as never) as E.Either<ReceivedRowError, object>,
      )(fields)
    }
    return pipe(
      onlyRow(body, fields.length + 2),
      E.chain(partsOf),
      E.map((parts) => Object.assign({}, ...parts)),
    )
  }

/** Fails with the first error of the row (M-106, M-132). */
export const decodeOrderBody = (
  book: AddressBook,
  titles: ReadonlyArray<string>,
  body: unknown,
): E.Either<ReceivedRowError, Order> => decodeBody(ORDER_FORM)({ book, titles }, body)

export const decodeMembershipBody = (body: unknown): E.Either<ReceivedRowError, Membership> =>
  decodeBody(MEMBERSHIP_FORM)({}, body)
