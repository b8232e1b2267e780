import * as t from 'io-ts'
import type { Target } from '../../registration/registration'

/** Rows by the names of their columns. */
export type Rows = ReadonlyArray<Readonly<Record<string, string | number | null>>>

export type Value = string | number | null | ReadonlyArray<string> | ReadonlyArray<number> | Rows

export type Values = Readonly<Record<string, Value>>
export type NoValues = Readonly<Record<string, never>>
export type OfTarget = { readonly target: Target }
export type OfPhone = { readonly phone: string }

/** The rows of a page: a reader that pauses between pages holds no lock and does not prevent a checkpoint. */
export const ROWS_AT_ONCE = 1_000

export const IdRow = t.type({ id: t.number })
/** The row of a table whose ids are text. */
export const TextIdRow = t.type({ id: t.string })
export const NameRow = t.type({ name: t.string })
export const ArrivedRow = t.type({ id: t.number, phone: t.string, at: t.number })
export const CountRow = t.type({ rows: t.number })
export const TimeRow = t.type({ at: t.union([t.number, t.null]) })

/** A boolean in a row, stored as 0 or 1 because SQLite has no booleans. */
export const Flag = new t.Type<boolean, number, unknown>(
  'Flag',
  t.boolean.is,
  (value, context) => (typeof value === 'number' ? t.success(value === 1) : t.failure(value, context)),
  Number,
)

type RowCodec<Row> = Pick<t.Decoder<unknown, Row>, 'decode'>

/**
 * A statement: the codec of its rows, and whether there is always exactly one. `params` only carries a type and never has a
 * value.
 */
export type Statement<Params extends Values, Row, IsOne extends boolean = boolean> = {
  readonly row: RowCodec<Row>
  readonly isOne: IsOne
  readonly params?: Params
}

export const query =
  <Row>(row: RowCodec<Row>) =>
  <Params extends Values>(): Statement<Params, Row, false> => ({ row, isOne: false })

/** A query that always returns one row; any other number of rows is a fault. */
export const one =
  <Row>(row: RowCodec<Row>) =>
  <Params extends Values>(): Statement<Params, Row, true> => ({ row, isOne: true })

/** A statement that returns no rows. */
export const change = <Params extends Values>(): Statement<Params, never, false> => ({
  row: t.never,
  isOne: false,
})
