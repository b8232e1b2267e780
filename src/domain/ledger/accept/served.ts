import { run, type Script } from '../script'
import type { RowOf } from '../statements/statements'

/** A value that pages of this installation were served with: a sheet's id and name, or a version of the consent text. */
export type ServedValue = RowOf<'served'>

/** Adds the values served now and returns all that were ever served. */
export function* rememberServed(now: ReadonlyArray<ServedValue>): Script<ReadonlyArray<ServedValue>> {
  for (const served of now) yield* run('insertServed', served)
  return yield* run('served', {})
}
