import { LONGEST_ASKED_MS } from './limits'

const FIRST_MS = 1_000
const LONGEST_MS = 16_000

/**
 * Takes how many attempts failed before, a draw from 0 to 1 and what the service asked for in ms, if anything; gives the
 * wait in ms before the next: doubling up to 16 s, between half and the whole of it, never less than asked for, up to five minutes.
 */
export const backOffMs = (attempts: number, draw: number, retryAfterMs: number | null): number => {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempts, 10))
  return Math.max(Math.min(retryAfterMs ?? 0, LONGEST_ASKED_MS), Math.round(whole / 2 + (whole / 2) * draw))
}
