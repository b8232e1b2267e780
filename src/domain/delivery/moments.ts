import type { EpochMs } from '../registration/epoch-ms'
import { FURTHEST_WRITE_MS, LONGEST_ASKED_MS, LONGEST_REMOVAL_WAIT_MS, WRITE_GAP_MS } from './limits'

/** Takes the moment kept for the former write, null for none, and the present one, gives that of the next; one that a clock set back has left far ahead is dropped. */
export const nextWriteAt = (former: EpochMs | null, at: EpochMs): EpochMs => {
  const last = former ?? 0
  return last > at + FURTHEST_WRITE_MS ? at : Math.max(at, last + WRITE_GAP_MS)
}

/** Takes the moment of the next try and the present one, gives whether it has come, or can only come from a clock that was set back. */
export const isDue = (nextTryAt: EpochMs, at: EpochMs): boolean =>
  nextTryAt <= at || nextTryAt > at + LONGEST_ASKED_MS

/** Takes when a removal was asked for and the present moment, gives whether it goes before batches. */
export const goesFirst = (askedAt: EpochMs, at: EpochMs): boolean => at - askedAt >= LONGEST_REMOVAL_WAIT_MS
