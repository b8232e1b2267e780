import type { SendFailure, Setback } from './batch'

/** The setback that a failed call causes. */
export const afterFailure = (failure: SendFailure): Setback =>
  failure.tag === 'forbidden'
    ? { tag: 'halted', reason: failure.reason }
    : {
        tag: 'postponed',
        reason: failure.reason,
        retryAfterMs: failure.tag === 'passing' ? failure.retryAfterMs : null,
      }
