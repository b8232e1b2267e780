import * as RA from 'fp-ts/ReadonlyArray'
import * as t from 'io-ts'
import type { Work } from '../../domain/delivery/batch'
import { goesFirst, isDue } from '../../domain/delivery/moments'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import type { KeptRegistration, Target } from '../../domain/registration/registration'
import type { BatchStatements } from './batch-statements'
import { removalNumber } from './counter'
import { formOf } from './form-anew'
import { batchRows } from './insert-batch'
import { type RowChooser, sendableRows } from './sendable-rows'

const OpenBatch = t.type({ id: t.number, mark: t.string, attempts: t.number, nextTryAt: t.number })
type OpenBatch = t.TypeOf<typeof OpenBatch>

const form = (chooser: RowChooser, target: Target): OpenBatch | null => {
  const rows = sendableRows(chooser, target)
  return rows.length === 0 ? null : { ...formOf(chooser.sql, target, rows), attempts: 0, nextTryAt: 0 }
}

const lowestOpen = (sql: BatchStatements, target: Target): OpenBatch | null => {
  const stored = sql.lowestOpen.get({ target })
  return OpenBatch.is(stored) ? stored : null
}

const StoredRemoval = t.strict({ id: t.string, phoneMark: t.string, at: t.number })
type StoredRemoval = t.TypeOf<typeof StoredRemoval>

const dueRemovals = (sql: BatchStatements, target: Target, at: EpochMs): ReadonlyArray<StoredRemoval> =>
  RA.rights(sql.removals.all({ target, at }).map((row) => StoredRemoval.decode(row)))

const roundOf = (
  sql: BatchStatements,
  target: Target,
  due: ReadonlyArray<StoredRemoval>,
): Work<KeptRegistration> => {
  if (due.length === 0) return { tag: 'idle' }
  const removals = due.map(({ id, phoneMark }) => ({ id, phoneMark }))
  return { tag: 'removals', round: { ...removalNumber(sql, target), removals } }
}

/** Within a transaction, takes a sheet, gives its lowest open batch once that is due, formed of what waits where none is open; after these removals, unless they have waited too long. */
export const dueWork = (chooser: RowChooser, target: Target, at: EpochMs): Work<KeptRegistration> => {
  const { sql } = chooser
  if (sql.halted.get({ target }) !== undefined) return { tag: 'halted' }
  const removals = dueRemovals(sql, target, at)
  if (removals.some((removal) => goesFirst(removal.at, at))) return roundOf(sql, target, removals)
  const open = lowestOpen(sql, target) ?? form(chooser, target)
  if (open === null || !isDue(open.nextTryAt, at)) return roundOf(sql, target, removals)
  const { id, mark, attempts } = open
  return { tag: 'batch', batch: { id, mark, attempts, rows: batchRows(sql, target, id) } }
}
