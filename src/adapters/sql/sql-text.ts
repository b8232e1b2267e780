/**
 * The text of each statement, for both engines. `:name`: a value; `IN :name[type]`: a list of a PostgreSQL type;
 * `ROWS :name[column type, …]`: a table of rows; `NEXT[table, n]`: the nth of its next ids; `instr(text, part)`: from 1
 * on, where the part begins, or 0.
 */
export type SqlOf<Statements> = { readonly [Name in keyof Statements]: string }

/** The idempotency key of a row of `table`, which the statement calls `row`. */
export const idempotencyKeyOf = (table: 'registration' | 'quarantine', row: string = table): string =>
  `(SELECT min(key) FROM idempotency WHERE idempotency.${table}_id = ${row}.id)`
