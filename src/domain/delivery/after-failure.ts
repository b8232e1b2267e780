import type { SendFailure } from './batch'

/** Takes why a call failed, gives what follows: only staff can help where it is forbidden, everything else may pass. */
export const afterFailure = (failure: SendFailure) =>
  failure.tag === 'forbidden'
    ? { tag: 'halted' as const, reason: failure.reason }
    : {
        tag: 'postponed' as const,
        reason: failure.reason,
        retryAfterMs: failure.tag === 'passing' ? failure.retryAfterMs : null,
      }
