import { DAY_MS, type EpochMs } from '../../time/epoch-ms'
import { VIETNAM_OFFSET_MS } from '../../time/vietnam-zone'

/**
 * The end of a contract kept for so many years: the end of the day, in Vietnam, on which it was confirmed that many years before
 * (M-099). Where the year has no 29 February, that day is 1 March.
 */
export const contractEnd = (confirmedAt: EpochMs, years: number): EpochMs => {
  const day = new Date(confirmedAt + VIETNAM_OFFSET_MS)
  return (
    Date.UTC(day.getUTCFullYear() + years, day.getUTCMonth(), day.getUTCDate()) + DAY_MS - VIETNAM_OFFSET_MS
  )
}
