import { type EpochMs, HOUR_MS, MINUTE_MS } from '../time/epoch-ms'

/** An invitation to the staff's desk works for this time, in ms. */
export const INVITATION_MS = 30 * MINUTE_MS
/** A session is over after this time without a request, in ms. */
export const IDLE_SESSION_MS = HOUR_MS
/** A session is over after this time in all, in ms. */
export const LONGEST_SESSION_MS = 12 * HOUR_MS

/** Whether a session ended, by the time since its last use or since its begin (P-016). */
export const isSessionExpired = (
  { begunAt, usedAt }: { readonly begunAt: EpochMs; readonly usedAt: EpochMs },
  at: EpochMs,
): boolean => at - usedAt >= IDLE_SESSION_MS || at - begunAt >= LONGEST_SESSION_MS
