import { TARGETS, type Target } from '../../domain/registration/registration'
import { first, run, type Script } from './script'

const EPOCH = 'epoch'
const unread = (target: Target): string => `unread ${target}`

/** When a restored ledger may next try to read the sheet; null once it was read. */
export function* unreadSince(target: Target): Script<number | null> {
  return (yield* first('readCounter', { name: unread(target) }))?.value ?? null
}

export function* readLater(target: Target, nextTryAt: number): Script<void> {
  yield* run('writeCounter', { name: unread(target), value: nextTryAt })
}

export function* sheetRead(target: Target): Script<void> {
  const value = yield* unreadSince(target)
  if (value !== null) yield* run('dropCounter', { name: unread(target), value })
}

export function* isRestored(): Script<boolean> {
  return (yield* first('readCounter', { name: EPOCH })) !== null
}

/** After a restore, the content of each sheet is unknown until it is read. */
export function* beginEpoch(): Script<void> {
  yield* run('advanceCounter', { name: EPOCH, first: 1, by: 1 })
  for (const target of TARGETS) yield* readLater(target, 0)
  // Staff received these notices before the restore.
  yield* run('forgetUnannounced', {})
  yield* run('dropNoticesBut', { channels: [] })
}
