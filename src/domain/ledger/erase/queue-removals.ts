import { only, run, type Script } from '../script'
import type { NewRemoval } from './new-removal'

function* insert(removal: NewRemoval, sheet: string | null): Script<void> {
  yield* run('insertRemoval', { ...removal, id: (yield* only('newId', {})).text, sheet })
}

/**
 * Stores a removal for each known sheet of the target, and one for the configured sheet, which may be a copy of a known one.
 * A removal that is done already is stored once, without a sheet.
 */
export function* queueRemovals(removal: NewRemoval): Script<void> {
  const known = removal.state === 'done' ? [] : yield* run('knownSheets', { target: removal.target })
  for (const { id } of known) yield* insert(removal, id)
  yield* insert(removal, null)
}
