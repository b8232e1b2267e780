import * as O from 'fp-ts/Option'
import { DAY_MS, type EpochMs } from '../time/epoch-ms'

/** `key` is the idempotency key. A retry repeats key and time, so that the server keeps one row only. */
export type Attempt = { readonly key: string; readonly at: EpochMs }

export type Submission<Registration> = {
  readonly registration: Registration
  readonly attempt: Attempt
  readonly honeypot: string
  /** Whether the person agreed to offers. */
  readonly offers: boolean
}

/** How long content without an acknowledgement is sent again under its key; afterwards it is a new registration. */
const REPEATABLE_MS = DAY_MS

/** Whether content first sent as `earlier` and sent again at `now` is the same registration. */
export const isSameSubmission = (earlier: Attempt, now: EpochMs): boolean => now - earlier.at < REPEATABLE_MS

/** The submission with the attempt whose row is kept. */
export const keptSubmission = <Registration>(
  sent: O.Option<Submission<Registration>>,
  attempt: Attempt,
): O.Option<Submission<Registration>> =>
  O.map((submission: Submission<Registration>) => ({ ...submission, attempt }))(sent)

/** `unreachable`: no response. `refused`: a response with this HTTP status outside 2xx (M-132, A-47). */
export type SubmissionFailure =
  | { readonly tag: 'unreachable' }
  | { readonly tag: 'refused'; readonly status: number; readonly retryAfterMs: number | null }
