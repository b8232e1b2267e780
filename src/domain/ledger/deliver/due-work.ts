import type { Work } from '../../delivery/batch'
import { BATCH_ROWS } from '../../delivery/limits'
import { isDue, isOverdue, isReadingDue } from '../../delivery/moments'
import type { Target } from '../../registration/registration'
import type { EpochMs } from '../../time/epoch-ms'
import { readTimes } from '../erase/new-removal'
import { phoneHashSecret, spellingHashes } from '../phone-hash'
import { nextReadingAt } from '../restore/restored'
import { first, run, type Script } from '../script'
import type { RowOf } from '../statements/statements'
import { createBatch } from './create-batch'
import { refusedRows } from './refused-rows'
import { roundId } from './round-id'

/** The oldest removals from one sheet. */
function* removalRound(target: Target, due: ReadonlyArray<RowOf<'dueRemovals'>>): Script<Work> {
  const [oldest] = due
  if (oldest === undefined) return { tag: 'idle' }
  const knownSheets = yield* run('knownSheets', { target })
  const sheet = knownSheets.find(({ id }) => id === oldest.sheet) ?? null
  const removals = due
    .filter((each) => each.sheet === oldest.sheet)
    .map(({ id, phoneHash, rowsUntil, times }) => ({ id, phoneHash, rowsUntil, times: readTimes(times) }))
  return { tag: 'removals', round: { ...(yield* roundId(target, sheet)), sheet, removals } }
}

/**
 * The rows to send. If an erased person registered again, the new row waits until the removal from its spreadsheet is done,
 * because the removal would delete the new row too.
 */
function* sendableRows(target: Target, spreadsheet: string): Script<ReadonlyArray<number>> {
  const queued = yield* run('queuedRemovals', { target, spreadsheet })
  const queuedHashes = new Set(queued.map(({ phoneHash }) => phoneHash))
  const secret = queuedHashes.size === 0 ? null : yield* phoneHashSecret()
  const sendable: Array<number> = []
  let after = 0
  for (;;) {
    const page = yield* run('waitingRows', { target, after })
    for (const { id, phone } of page)
      if (secret === null || !(yield* spellingHashes(secret, phone)).some((hash) => queuedHashes.has(hash)))
        sendable.push(id)
    if (sendable.length >= BATCH_ROWS || page.length < BATCH_ROWS) return sendable.slice(0, BATCH_ROWS)
    after = page.at(-1)?.id ?? 0
  }
}

function* newBatch(target: Target, spreadsheet: string): Script<RowOf<'lowestOpen'> | null> {
  const waiting = yield* sendableRows(target, spreadsheet)
  const rows = (yield* refusedRows(target)) > 0 ? waiting.slice(0, 1) : waiting
  return rows.length === 0
    ? null
    : { ...(yield* createBatch(target, rows)), spreadsheet: null, tries: 0, nextTryAt: 0 }
}

/**
 * The lowest open batch if it is due, or a new one; then removals. Overdue removals come first. `destination`: the spreadsheet
 * that takes rows now.
 */
export function* dueWork(target: Target, at: EpochMs, destination: string): Script<Work> {
  if ((yield* first('haltOf', { target })) !== null) return { tag: 'halted' }
  const readAt = yield* nextReadingAt(target)
  if (readAt !== null)
    return isReadingDue(readAt, at)
      ? { tag: 'reading', sheets: yield* run('knownSheets', { target }) }
      : { tag: 'idle' }
  const removals = yield* run('dueRemovals', { target, at })
  if (removals.some((removal) => isOverdue(removal.at, at))) return yield* removalRound(target, removals)
  const open = (yield* first('lowestOpen', { target })) ?? (yield* newBatch(target, destination))
  if (open === null || !isDue(open.nextTryAt, at)) return yield* removalRound(target, removals)
  const { id, markerValue, spreadsheet, tries } = open
  return {
    tag: 'batch',
    batch: { id, markerValue, spreadsheet, tries, rows: yield* run('batchRows', { id }) },
  }
}
