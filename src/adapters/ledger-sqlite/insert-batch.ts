import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { KeptRegistration, Target } from '../../domain/registration/registration'
import { batchMark } from '../ledger/batch-mark'
import { StoredRow, toKeptRegistration } from '../ledger/to-kept-registration'
import type { BatchStatements } from './batch-statements'
import { installationOf } from './counter'

/** Takes a sheet and a batch's number, gives the rows that bear it. */
export const batchRows = (
  sql: BatchStatements,
  target: Target,
  id: number,
): ReadonlyArray<KeptRegistration> =>
  sql.rows.all({ id }).map((stored) =>
    pipe(
      StoredRow.decode(stored),
      E.chain((row) => toKeptRegistration(target, row)),
      E.getOrElseW(() => {
        throw new Error('a row of the outbox makes no sense')
      }),
    ),
  )

/** Within a transaction, takes a sheet and a number that rows bear already, makes a batch of them, gives its mark. */
export const insertBatch = (sql: BatchStatements, target: Target, id: number): string => {
  const mark = batchMark(installationOf(sql), batchRows(sql, target, id))
  sql.insertBatch.run({ id, target, mark })
  return mark
}
