import { LONGEST_RETRY_AFTER_MS } from '../time/back-off'
import type { EpochMs } from '../time/epoch-ms'
import {
  FURTHEST_WRITE_MS,
  LONGEST_CALL_MS,
  LONGEST_REMOVAL_WAIT_MS,
  LONGEST_WORK_MS,
  WRITE_GAP_MS,
} from './limits'

/** The earliest moment of the next write; `former` is the moment of the last one. Both in ms since 1970. */
export const nextWriteAt = (former: EpochMs | null, at: EpochMs): EpochMs => {
  const last = former ?? 0
  return last > at + FURTHEST_WRITE_MS ? at : Math.max(at, last + WRITE_GAP_MS)
}

/** Whether work may be tried: it is due, or it is due later than `longest` ms from now, because the clock was set back. */
export const isDue = (nextTryAt: EpochMs, at: EpochMs, longest = LONGEST_RETRY_AFTER_MS): boolean =>
  nextTryAt <= at || nextTryAt > at + longest

/** Twice the wait after a restore, in ms, so that a clock that is set back a little does not shorten the wait. */
const LONGEST_READING_WAIT_MS = 2 * LONGEST_CALL_MS

/** Whether the sheet of a restored ledger may be read. */
export const isReadingDue = (nextTryAt: EpochMs, at: EpochMs): boolean =>
  isDue(nextTryAt, at, LONGEST_READING_WAIT_MS)

/** Whether a removal has waited so long that it goes before batches. */
export const isOverdue = (askedAt: EpochMs, at: EpochMs): boolean => at - askedAt >= LONGEST_REMOVAL_WAIT_MS

/**
 * Whether work is recent enough to be sent. False also for work that was given later than now by more than the limit: the clock
 * was set back.
 */
export const isInTime = (givenAt: EpochMs, at: EpochMs): boolean => Math.abs(at - givenAt) <= LONGEST_WORK_MS
