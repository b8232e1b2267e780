import type { EpochMs } from '../registration/epoch-ms'
import { VIETNAM_OFFSET_HOURS } from '../text/vietnam-timestamp'

const OFFSET_MS = VIETNAM_OFFSET_HOURS * 3_600_000

/**
 * When a contract kept for so many years is over: as the day ends, in Vietnam, on which it was confirmed that many years before
 * (M-099). Where the year has no 29 February, that day is 1 March.
 */
export const contractEnd = (confirmedAt: EpochMs, years: number): EpochMs => {
  const day = new Date(confirmedAt + OFFSET_MS)
  return Date.UTC(day.getUTCFullYear() + years, day.getUTCMonth(), day.getUTCDate()) + 86_400_000 - OFFSET_MS
}
