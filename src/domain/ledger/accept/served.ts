import type { Target } from '../../registration/registration'
import { run, type Script } from '../script'

/** A value that pages of this installation were served with: a sheet's id and name, or a version of the consent text. */
export type ServedValue = {
  readonly what: Target | 'consent'
  readonly id: string
  readonly name: string
}

/** Stores the values served now and returns every value ever served. */
export function* rememberServed(now: ReadonlyArray<ServedValue>): Script<ReadonlyArray<ServedValue>> {
  for (const served of now) yield* run('insertServed', served)
  return yield* run('served', {})
}
