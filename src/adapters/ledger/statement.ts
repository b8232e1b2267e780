import * as t from 'io-ts'

export type Value = string | number | null | ReadonlyArray<string> | ReadonlyArray<number>
export const NumberedRow = t.type({ id: t.number })

export type Values = Readonly<Record<string, Value>>
export type NoValues = Readonly<Record<string, never>>

/** SQL for both engines. `:name`: a value; `IN :name[type]`: a list of a PostgreSQL type; `NEXT[table]`: its next id. */
export type Statement<Params extends Values, Row> = {
  readonly sql: string
  readonly row: Pick<t.Decoder<unknown, Row>, 'decode'>
  readonly params?: Params
}

export const query =
  <Row>(row: Pick<t.Decoder<unknown, Row>, 'decode'>) =>
  <Params extends Values>(sql: string): Statement<Params, Row> => ({ sql, row })

export const change = <Params extends Values>(sql: string): Statement<Params, never> => ({
  sql,
  row: t.never,
})
