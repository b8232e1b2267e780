import type { SendFailure, Setback } from './batch'

export const afterFailure = (failure: SendFailure): Setback =>
  failure.tag === 'forbidden'
    ? { tag: 'halted', reason: failure.reason }
    : {
        tag: 'postponed',
        reason: failure.reason,
        retryAfterMs: failure.tag === 'passing' ? failure.retryAfterMs : null,
      }
