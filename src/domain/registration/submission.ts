import type { EpochMs } from '../time/epoch-ms'

/** `key` is the idempotency key. A retry repeats key and time, so that the server keeps one row only. */
export type Attempt = { readonly key: string; readonly at: EpochMs }

export type Submission<Registration> = {
  readonly registration: Registration
  readonly attempt: Attempt
  readonly honeypot: string
  /** Whether the person agreed to offers. */
  readonly offers: boolean
}

/** `unreachable`: no response. `refused`: a response with this HTTP status outside 2xx (M-132, A-47). */
export type SubmissionFailure =
  | { readonly tag: 'unreachable' }
  | { readonly tag: 'refused'; readonly status: number; readonly retryAfterMs: number | null }
