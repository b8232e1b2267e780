import { only, run, type Script } from '../script'
import type { RemovalRecord } from './removal-record'

function* insert(record: RemovalRecord, sheet: string | null): Script<void> {
  yield* run('insertErasure', { ...record, id: (yield* only('newId', {})).text, sheet })
}

/**
 * Records a removal for each known sheet of the target, and one for the configured sheet, which may be a copy of a known one.
 * A record with the state `done` is stored once, for no sheet.
 */
export function* queueRemovals(record: RemovalRecord): Script<void> {
  const known = record.state === 'done' ? [] : yield* run('knownSheets', { target: record.target })
  for (const { id } of known) yield* insert(record, id)
  yield* insert(record, null)
}
