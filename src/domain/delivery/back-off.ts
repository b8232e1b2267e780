import { LONGEST_ASKED_MS } from './limits'

const FIRST_MS = 1_000
const LONGEST_MS = 16_000

/** In ms: doubles up to `longestMs`, less up to half by `draw` (0 to 1); at least `retryAfterMs`, capped at 5 min. */
export const backOffMs = (
  attempts: number,
  draw: number,
  retryAfterMs: number | null,
  longestMs = LONGEST_MS,
): number => {
  const whole = Math.min(longestMs, FIRST_MS * 2 ** Math.min(attempts, 10))
  return Math.max(Math.min(retryAfterMs ?? 0, LONGEST_ASKED_MS), Math.round(whole / 2 + (whole / 2) * draw))
}
