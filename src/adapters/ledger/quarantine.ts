import { first, run, type Script } from './script'

/** Returns the id of the new registration, to which the idempotency key refers from now on. */
export function* releaseTrapped(id: number): Script<number | null> {
  const released = yield* first('releaseRow', { id })
  if (released === null) return null
  yield* run('sendReleased', { id: released.id })
  yield* run('moveKey', { from: id, to: released.id })
  yield* run('dropTrapped', { id })
  return released.id
}
