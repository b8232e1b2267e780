import { first, run, type Script } from '../script'

/**
 * Makes a quarantined registration one that is delivered. Returns its new id, to which the idempotency key refers from now on;
 * null if there is no such registration.
 */
export function* releaseQuarantined(id: number): Script<number | null> {
  const released = yield* first('releaseRow', { id })
  if (released === null) return null
  yield* run('insertOutbox', { ids: [released.id] })
  yield* run('moveKey', { from: id, to: released.id })
  yield* run('dropQuarantined', { id })
  return released.id
}
