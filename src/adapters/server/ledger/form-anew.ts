import * as RA from 'fp-ts/ReadonlyArray'
import type { Registration } from '../../../ports/keep-registration'
import type { BatchStatements } from './batch-statements'
import { nextBatchNumber } from './counter'
import { insertBatch } from './insert-batch'

/** Within a transaction, takes a batch, makes one or two of its rows under new numbers; the old one is forgotten. */
export const formAnew = (
  sql: BatchStatements,
  target: Registration['target'],
  id: number,
  parts: 1 | 2,
): void => {
  const rows = sql.rows.all({ id }).map((row) => Number(row.id))
  const middle = parts === 1 ? rows.length : Math.ceil(rows.length / 2)
  for (const part of [rows.slice(0, middle), rows.slice(middle)].filter(RA.isNonEmpty)) {
    const to = nextBatchNumber(sql)
    for (const row of part) sql.moveRow.run({ row, to })
    insertBatch(sql, target, to)
  }
  sql.removeBatch.run({ id })
}
