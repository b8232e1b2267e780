import { LONGEST_CALL_MS, MARKERS_PRUNED_AT_ONCE } from '../../delivery/limits'
import type { MarkerRoom } from '../../delivery/marker'
import type { Target } from '../../registration/registration'
import type { EpochMs } from '../../time/epoch-ms'
import { run, type Script } from '../script'

/** The ids of old markers that exceed the room of the spreadsheet; none until there are enough of them for one call. */
export function* oldMarkers(
  target: Target,
  { spreadsheet, most }: MarkerRoom,
  at: EpochMs,
): Script<ReadonlyArray<number>> {
  const before = at - LONGEST_CALL_MS
  yield* run('forgetFormerMarkers', { target, spreadsheet, before })
  const old = yield* run('oldMarkers', { target, spreadsheet, most, before })
  return old.length < MARKERS_PRUNED_AT_ONCE ? [] : old.map(({ id }) => id)
}
