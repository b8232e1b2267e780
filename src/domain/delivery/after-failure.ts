import type { SendFailure, Setback } from './batch'

/** What a failed call does to the work: a denied one halts the sheet, any other postpones the work. */
export const afterFailure = (failure: SendFailure): Setback =>
  failure.tag === 'forbidden'
    ? { tag: 'halted', reason: failure.reason }
    : {
        tag: 'postponed',
        reason: failure.reason,
        retryAfterMs: failure.tag === 'passing' ? failure.retryAfterMs : null,
      }
