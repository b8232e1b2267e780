/** What became of a registration that was sent; `limited` where its address sent too many. */
export const OUTCOMES = ['kept', 'repeated', 'quarantined', 'refused', 'limited', 'failed'] as const
export type RegistrationOutcome = (typeof OUTCOMES)[number]
