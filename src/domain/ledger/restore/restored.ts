import { LONGEST_CALL_MS } from '../../delivery/limits'
import { TARGETS, type Target } from '../../registration/registration'
import type { EpochMs } from '../../time/epoch-ms'
import { run, type Script } from '../script'
import { advanceVariable, dropVariable, readVariable, setVariable, type Variable } from '../variables'

const readingVariable = (target: Target): Variable => `unread ${target}`

/** When a restored ledger may next try to read the sheet; null once it was read. */
export const nextReadingAt = (target: Target): Script<number | null> => readVariable(readingVariable(target))

/** Requires that the sheet is read, at `nextTryAt` at the earliest. */
export const readLater = (target: Target, nextTryAt: number): Script<void> =>
  setVariable(readingVariable(target), nextTryAt)

/** Ends the requirement to read the sheet. */
export function* endReading(target: Target): Script<void> {
  yield* dropVariable(readingVariable(target))
  yield* run('forgetReading', { target })
}

/** Whether this ledger was ever restored from a backup. */
export function* isRestored(): Script<boolean> {
  return (yield* readVariable('epoch')) !== null
}

/**
 * After a restore at `at`, the content of each sheet is unknown until it is read. It is read once no call of the former
 * process can change it any more: a row that arrived after the reading would be sent again, or stay after an erasure.
 */
export function* beginEpoch(at: EpochMs): Script<void> {
  yield* advanceVariable('epoch', 1)
  for (const target of TARGETS) {
    yield* readLater(target, at + LONGEST_CALL_MS)
    yield* run('forgetReading', { target })
  }
  yield* run('boundRemovals', {})
  // Staff received these notices before the restore.
  yield* run('forgetUnannounced', {})
  yield* run('dropNoticesBut', { channels: [] })
  // A backup may be older than the removal of an employee or the end of a session.
  yield* run('forgetStaff', {})
}
