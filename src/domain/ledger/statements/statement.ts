import * as t from 'io-ts'
import type { Target } from '../../registration/registration'

/** Rows by the names of their columns. */
export type Rows = ReadonlyArray<Readonly<Record<string, string | number | null>>>

export type Value = string | number | null | ReadonlyArray<string> | ReadonlyArray<number> | Rows

export type Values = Readonly<Record<string, Value>>
export type NoValues = Readonly<Record<string, never>>
export type OfTarget = { readonly target: Target }
export type OfPhone = { readonly phone: string }

export const IdRow = t.type({ id: t.number })
export const ArrivedRow = t.type({ id: t.number, phone: t.string, at: t.number })
export const CountRow = t.type({ rows: t.number })
export const TimeRow = t.type({ at: t.union([t.number, t.null]) })

/** The type of a query or change: its parameters and the codec of the rows that it returns. */
export type Statement<Params extends Values, Row> = {
  readonly row: Pick<t.Decoder<unknown, Row>, 'decode'>
  readonly params?: Params
}

/** A statement that returns rows. */
export const query =
  <Row>(row: Pick<t.Decoder<unknown, Row>, 'decode'>) =>
  <Params extends Values>(): Statement<Params, Row> => ({ row })

/** A statement that returns no rows. */
export const change = <Params extends Values>(): Statement<Params, never> => ({ row: t.never })
