import type { FoundRegistration } from '../../domain/registration/arrived-registration'
import { first, run, type Script } from './script'

export const trappedPage = (after: number): Script<ReadonlyArray<FoundRegistration>> =>
  run('trappedPage', { after })

/** Gives the number of the registration that it becomes; its key leads there from now on. */
export function* releaseTrapped(id: number): Script<number | null> {
  const released = yield* first('releaseRow', { id })
  if (released === null) return null
  yield* run('sendReleased', { id: released.id })
  yield* run('moveKey', { from: id, to: released.id })
  yield* run('dropTrapped', { id })
  return released.id
}
