/** The idempotency key of a row of `table`, which the statement calls `row`. */
export const idempotencyKeyOf = (table: 'registration' | 'quarantine', row: string = table): string =>
  `(SELECT min(key) FROM idempotency WHERE idempotency.${table}_id = ${row}.id)`
