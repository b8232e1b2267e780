import * as O from 'fp-ts/Option'
import type { SubmissionFailure } from './submission'

/** Timeout of one request, in ms. */
export const SUBMISSION_TIMEOUT_MS = 15_000

const QUIET_RETRY_DELAYS_MS = [1_000, 3_000] as const
const LONGEST_WAIT_MS = 10_000
const PASSING_STATUSES: ReadonlyArray<number> = [429, 502, 503, 504]

/** The delay in ms before the next silent retry; `none` if the failure should be shown to the visitor. */
export const submissionRetryDelay = (failure: SubmissionFailure, retriesMade: number): O.Option<number> => {
  const planned = QUIET_RETRY_DELAYS_MS[retriesMade]
  if (planned === undefined) return O.none
  if (failure.tag === 'unreachable') return O.some(planned)
  if (!PASSING_STATUSES.includes(failure.status)) return O.none
  const wait = Math.max(planned, failure.retryAfterMs ?? 0)
  return wait > LONGEST_WAIT_MS ? O.none : O.some(wait)
}
