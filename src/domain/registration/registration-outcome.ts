/** The outcome of a registration request; `limited`: its IP address exceeded the rate limit. */
export const OUTCOMES = ['kept', 'repeated', 'quarantined', 'refused', 'limited', 'failed'] as const
export type RegistrationOutcome = (typeof OUTCOMES)[number]
