import type { MarkerState } from '../../delivery/batch'
import type { KnownSheet } from '../../delivery/known-sheet'
import { RESERVED } from '../../delivery/marker'
import type { RemovalRound } from '../../delivery/removal'
import type { Target } from '../../registration/registration'
import type { EpochMs } from '../../time/epoch-ms'
import { run, type Script } from '../script'
import { readVariable, setVariable, type Variable } from '../variables'
import { nextBatchId } from './batch-ids'

const removalOf = (target: Target, sheet: KnownSheet | null): Variable =>
  sheet === null ? `removal from ${target}` : `removal from ${sheet.id}`

/** The id of the present round of removals from a sheet; `isFresh` if it was assigned by this call. */
export function* roundId(
  target: Target,
  sheet: KnownSheet | null,
): Script<Pick<RemovalRound, 'id' | 'isFresh'>> {
  const name = removalOf(target, sheet)
  const former = yield* readVariable(name)
  if (former !== null) return { id: former, isFresh: false }
  const id = yield* nextBatchId()
  yield* setVariable(name, id)
  return { id, isFresh: true }
}

/**
 * Ends a round, so that the next one gets another id. Does nothing if a later round has begun; a marker in the sheet is
 * recorded for pruning.
 */
export function* dropRoundId(
  target: Target,
  { id, sheet, isMarked }: Pick<RemovalRound, 'id' | 'sheet'> & MarkerState,
  at: EpochMs,
): Script<void> {
  const dropped = yield* run('dropVariable', { name: removalOf(target, sheet), value: id })
  const spreadsheet = sheet?.spreadsheet ?? null
  if (isMarked && dropped.length > 0)
    yield* run('adoptMarker', { id, target, spreadsheet, markerValue: RESERVED, at })
}
