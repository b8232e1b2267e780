import { randomUUID } from 'node:crypto'
import type { ErasureRecord } from './erasure-record'
import { run, type Script } from './script'

const insert = (record: ErasureRecord, sheet: string | null): Script<unknown> =>
  run('insertErasure', { ...record, id: randomUUID(), sheet })

/**
 * Records a removal for every sheet that took rows of the target.
 * `isBlind`: also for the configured sheet, which a restored ledger may not know.
 */
export function* queueRemovals(record: ErasureRecord, isBlind: boolean): Script<void> {
  const known = record.state === 'done' ? [] : yield* run('knownSheets', { target: record.target })
  for (const { id } of known) yield* insert(record, id)
  if (known.length === 0 || isBlind) yield* insert(record, null)
}
