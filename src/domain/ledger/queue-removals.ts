import type { RemovalRecord } from './removal-record'
import { only, run, type Script } from './script'

function* insert(record: RemovalRecord, sheet: string | null): Script<void> {
  yield* run('insertErasure', { ...record, id: (yield* only('newId', {})).text, sheet })
}

/**
 * Records a removal for every sheet that took rows of the target.
 * `isBlind`: also for the configured sheet, which a restored ledger may not know.
 */
export function* queueRemovals(record: RemovalRecord, isBlind: boolean): Script<void> {
  const known = record.state === 'done' ? [] : yield* run('knownSheets', { target: record.target })
  for (const { id } of known) yield* insert(record, id)
  if (known.length === 0 || isBlind) yield* insert(record, null)
}
