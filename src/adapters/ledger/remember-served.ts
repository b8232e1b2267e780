import type { Served } from '../../domain/ledger/served'
import { run, type Script } from './script'

export function* rememberServed(now: ReadonlyArray<Served>): Script<ReadonlyArray<Served>> {
  for (const served of now) yield* run('insertServed', served)
  return yield* run('served', {})
}
