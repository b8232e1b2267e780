import { TARGETS, type Target } from '../registration/registration'
import { run, type Script } from './script'
import { advanceVariable, dropVariable, readVariable, writeVariable } from './variables'

const EPOCH = 'epoch'
const unread = (target: Target): string => `unread ${target}`

/** When a restored ledger may next try to read the sheet; null once it was read. */
export const unreadSince = (target: Target): Script<number | null> => readVariable(unread(target))

/** Requires that the sheet is read, at `nextTryAt` at the earliest. */
export const readLater = (target: Target, nextTryAt: number): Script<void> =>
  writeVariable(unread(target), nextTryAt)

/** Ends the requirement to read the sheet. */
export function* sheetRead(target: Target): Script<void> {
  yield* dropVariable(unread(target))
  yield* run('forgetReading', { target })
}

/** Whether this ledger was ever restored from a backup. */
export function* isRestored(): Script<boolean> {
  return (yield* readVariable(EPOCH)) !== null
}

/** After a restore, the content of each sheet is unknown until it is read. */
export function* markRestored(): Script<void> {
  yield* advanceVariable(EPOCH, 1, 1)
  for (const target of TARGETS) {
    yield* readLater(target, 0)
    yield* run('forgetReading', { target })
  }
  yield* run('boundRemovals', {})
  // Staff received these notices before the restore.
  yield* run('forgetUnannounced', {})
  yield* run('dropNoticesBut', { channels: [] })
  // A backup may be older than the removal of an employee or the end of a session.
  yield* run('forgetStaff', {})
}
