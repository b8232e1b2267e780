import { run, type Script } from '../script'
import type { Served } from './served'

/** Stores the values served now and returns every value ever served. */
export function* rememberServed(now: ReadonlyArray<Served>): Script<ReadonlyArray<Served>> {
  for (const served of now) yield* run('insertServed', served)
  return yield* run('served', {})
}
