import type { EpochMs } from './epoch-ms'

/** The present time, and a random number from 0 to 1 by which the delay before a retry is shortened. */
export type Timing = { readonly at: EpochMs; readonly jitter: number }

/** Upper limit for the service's `Retry-After`, in ms. */
export const LONGEST_RETRY_AFTER_MS = 300_000

const FIRST_MS = 1_000
const LONGEST_MS = 16_000

/** In ms: doubles up to `longestMs`, less up to half by `jitter` (0 to 1); at least `retryAfterMs`, capped at 5 min. */
export const backOffMs = (
  tries: number,
  jitter: number,
  retryAfterMs: number | null,
  longestMs = LONGEST_MS,
): number => {
  const whole = Math.min(longestMs, FIRST_MS * 2 ** Math.min(tries, 10))
  return Math.max(
    Math.min(retryAfterMs ?? 0, LONGEST_RETRY_AFTER_MS),
    Math.round(whole / 2 + (whole / 2) * jitter),
  )
}
