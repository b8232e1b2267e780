import type { EpochMs } from './epoch-ms'

/** The same key and moment make the same request again, so that no row doubles. */
export type Attempt = { readonly key: string; readonly at: EpochMs }

export type Submission<Registration> = {
  readonly registration: Registration
  readonly attempt: Attempt
  readonly trap: string
}

/** `unreachable`: no answer came. `refused`: the service answered with this HTTP status, no 2xx (M-132, A-47). */
export type SubmissionFailure =
  | { readonly tag: 'unreachable' }
  | { readonly tag: 'refused'; readonly status: number; readonly retryAfterMs: number | null }
