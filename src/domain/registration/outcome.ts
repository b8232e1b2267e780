import type { KeptAnswer } from './arrived-registration'

/** What becomes of a registration that is sent; `limited`: its IP address exceeded the rate limit. */
export const OUTCOMES = ['kept', 'repeated', 'quarantined', 'refused', 'limited', 'failed'] as const
export type RegistrationOutcome = (typeof OUTCOMES)[number]

/** What a request is for: `lastLook` shows what was entered and keeps nothing; `keeping` registers. */
export type RegistrationRequest = 'lastLook' | 'keeping'

type Answered = {
  readonly request: RegistrationRequest
  /** The HTTP status of the answer. */
  readonly status: number
  /** What the ledger kept; null if nothing. */
  readonly kept: KeptAnswer | null
}

const TOO_MANY = 429
const LOWEST_FAULT = 500

/**
 * Returns the outcome to count in the metrics. Null for a last look that was shown or that asks for corrections: the registration
 * is still to come. A last look that is limited or fails counts, because the visitor cannot go on.
 */
export const registrationOutcome = ({ request, status, kept }: Answered): RegistrationOutcome | null => {
  if (kept?.isRepeated) return 'repeated'
  if (kept !== null) return kept.isQuarantined ? 'quarantined' : 'kept'
  if (status === TOO_MANY) return 'limited'
  if (status >= LOWEST_FAULT) return 'failed'
  return request === 'lastLook' ? null : 'refused'
}
