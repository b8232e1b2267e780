import * as RA from 'fp-ts/ReadonlyArray'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import type { Target } from '../../domain/registration/registration'
import type { BatchStatements } from './batch-statements'
import { nextBatchNumber } from './counter'
import { insertBatch } from './insert-batch'

/** Within a transaction, takes a sheet and registrations' numbers, makes a batch of them, gives its number and mark. */
export const formOf = (
  sql: BatchStatements,
  target: Target,
  rows: ReadonlyArray<number>,
): { readonly id: number; readonly mark: string } => {
  const id = nextBatchNumber(sql)
  for (const row of rows) sql.moveRow.run({ row, to: id })
  return { id, mark: insertBatch(sql, target, id) }
}

/** Within a transaction, takes a batch, makes one or two of its rows under new numbers. Before it is split its number was used up by a mark, which is kept among the others; one that is another's is forgotten. */
export const formAnew = (
  sql: BatchStatements,
  target: Target,
  id: number,
  parts: 1 | 2,
  at: EpochMs,
): void => {
  const rows = sql.rows.all({ id }).map((row) => Number(row.id))
  const middle = parts === 1 ? rows.length : Math.ceil(rows.length / 2)
  for (const part of [rows.slice(0, middle), rows.slice(middle)].filter(RA.isNonEmpty))
    formOf(sql, target, part)
  if (parts === 1) sql.removeBatch.run({ id })
  else sql.deliver.run({ id, at })
}
