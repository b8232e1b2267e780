import { TARGETS, type Target } from '../../registration/registration'
import { nextReadingAt } from '../restore/restored'
import { only, run, type Script } from '../script'
import type { RowOf } from '../statements/statements'

/** Removals from a sheet that were tried in vain; `sheet` is null for the configured one. */
export type DelayedRemovals = RowOf<'delayedRemovals'>

export type LedgerStatus = RowOf<'counts'> & {
  readonly haltedTargets: ReadonlyArray<RowOf<'haltedTargets'>>
  /** Targets whose sheets wait to be read after a restore; nothing is sent to them before. */
  readonly unreadTargets: ReadonlyArray<Target>
  /** The reasons of the last failed readings of sheets. */
  readonly failedReadings: ReadonlyArray<RowOf<'failedReadings'>>
  readonly delayedRemovals: ReadonlyArray<DelayedRemovals>
}

function* unreadTargets(): Script<ReadonlyArray<Target>> {
  const unread: Array<Target> = []
  for (const target of TARGETS) if ((yield* nextReadingAt(target)) !== null) unread.push(target)
  return unread
}

/** The state of the ledger for `status`. */
export function* readStatus(): Script<LedgerStatus> {
  return {
    ...(yield* only('counts', {})),
    haltedTargets: yield* run('haltedTargets', {}),
    unreadTargets: yield* unreadTargets(),
    failedReadings: yield* run('failedReadings', {}),
    delayedRemovals: yield* run('delayedRemovals', {}),
  }
}
