import type { KeptAnswer } from './arrived-registration'

/** What becomes of a registration that is sent; `limited`: its IP address exceeded the rate limit. */
export const OUTCOMES = ['kept', 'repeated', 'quarantined', 'refused', 'limited', 'failed'] as const
export type RegistrationOutcome = (typeof OUTCOMES)[number]

/** `look`: the last look of the plain form, which keeps nothing; `take`: the request that registers. */
export type RegistrationStep = 'look' | 'take'

type Answered = {
  readonly step: RegistrationStep
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
export const registrationOutcome = ({ step, status, kept }: Answered): RegistrationOutcome | null => {
  if (kept?.isRepeated) return 'repeated'
  if (kept !== null) return kept.isQuarantined ? 'quarantined' : 'kept'
  if (status === TOO_MANY) return 'limited'
  if (status >= LOWEST_FAULT) return 'failed'
  return step === 'look' ? null : 'refused'
}
