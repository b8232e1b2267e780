import type { EpochMs } from '../time/epoch-ms'
import { VIETNAM_OFFSET_MS } from '../time/vietnam-zone'

/** The day in Vietnamese time as `DD/MM/YYYY`; without a library, because pages of articles show it. */
export const vietnamDay = (at: EpochMs): string =>
  new Date(at + VIETNAM_OFFSET_MS).toISOString().slice(0, 10).split('-').reverse().join('/')

/** The `vietnamDay` of an ISO 8601 time; empty if the text is none. */
export const writtenDate = (iso: string): string => {
  const at = Date.parse(iso)
  return Number.isNaN(at) ? '' : vietnamDay(at)
}
