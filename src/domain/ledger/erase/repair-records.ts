import { run, type Script } from '../script'
import type { KnownHead } from './record-of-erasures'

/** `lost`: the heads whose lines no record contains. `head`: the last line of the configured record. */
export type RepairedRecords = { readonly lost: ReadonlyArray<KnownHead>; readonly head: KnownHead }

/** Runs `repair` while erasures wait; afterwards the ledger no longer requires the lines that are lost. */
export function* repairRecords<A extends RepairedRecords>(
  repair: (known: ReadonlyArray<KnownHead>) => A,
): Script<A> {
  const repaired = repair(yield* run('knownHeads', {}))
  for (const { recordId } of repaired.lost) yield* run('forgetHead', { recordId })
  if (repaired.head.line > 0) yield* run('writeHead', repaired.head)
  return repaired
}
