import type { KeptAnswer, RegistrationOutcome } from '../../../domain/registration/arrived-registration'

const LIMITED = 429
const LOWEST_FAULT = 500

/** What became of a registration, from the status of the answer and what the ledger kept; counted in the metrics. */
export const registrationOutcome = (status: number, kept: KeptAnswer | null): RegistrationOutcome => {
  if (kept?.isRepeated) return 'repeated'
  if (kept !== null) return kept.isQuarantined ? 'quarantined' : 'kept'
  if (status === LIMITED) return 'limited'
  return status < LOWEST_FAULT ? 'refused' : 'failed'
}
