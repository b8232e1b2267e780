import { TARGETS, type Target } from '../../registration/registration'
import { nextReadingAt } from '../restore/restored'
import { only, run, type Script } from '../script'
import type { LedgerStatus } from './ledger-status'

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
