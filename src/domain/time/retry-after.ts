import { type EpochMs, SECOND_MS } from './epoch-ms'

/** How long a `Retry-After` header asks to wait, in ms: it holds seconds or a date (RFC 9110). Null if it is absent or neither. */
export const retryAfterMs = (header: string | null, now: EpochMs): number | null => {
  if (header === null) return null
  const ms = /^\d+$/.test(header) ? Number(header) * SECOND_MS : Date.parse(header) - now
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}
