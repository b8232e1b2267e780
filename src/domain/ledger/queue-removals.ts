import type { RemovalRecord } from './removal-record'
import { only, run, type Script } from './script'

function* insert(record: RemovalRecord, sheet: string | null): Script<void> {
  yield* run('insertErasure', { ...record, id: (yield* only('newId', {})).text, sheet })
}

/** Records a removal for every sheet that took rows of the target, and for the configured one, which may be a copy of them. */
export function* queueRemovals(record: RemovalRecord): Script<void> {
  const known = record.state === 'done' ? [] : yield* run('knownSheets', { target: record.target })
  for (const { id } of known) yield* insert(record, id)
  yield* insert(record, null)
}
