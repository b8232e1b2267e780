import { LONGEST_RETRY_AFTER_MS } from '../time/back-off'
import type { EpochMs } from '../time/epoch-ms'
import { FURTHEST_WRITE_MS, LONGEST_REMOVAL_WAIT_MS, LONGEST_WORK_MS, WRITE_GAP_MS } from './limits'

/** The earliest moment of the next write, given that of the `former` one; both in ms since 1970. */
export const nextWriteAt = (former: EpochMs | null, at: EpochMs): EpochMs => {
  const last = former ?? 0
  return last > at + FURTHEST_WRITE_MS ? at : Math.max(at, last + WRITE_GAP_MS)
}

/** Whether work may be tried; also if it is due unreasonably late, as after the clock was set back. */
export const isDue = (nextTryAt: EpochMs, at: EpochMs): boolean =>
  nextTryAt <= at || nextTryAt > at + LONGEST_RETRY_AFTER_MS

/** Whether a removal has waited so long that it goes before batches. */
export const isOverdue = (askedAt: EpochMs, at: EpochMs): boolean => at - askedAt >= LONGEST_REMOVAL_WAIT_MS

/** Compares in both directions, because a clock may be set back. */
export const isInTime = (givenAt: EpochMs, at: EpochMs): boolean => Math.abs(at - givenAt) <= LONGEST_WORK_MS
