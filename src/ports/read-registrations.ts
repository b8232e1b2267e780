import type { KeptRegistration, Target } from '../domain/registration/registration'

/** A sheet's registrations, oldest first, without quarantined ones. */
export type ReadRegistrations = (target: Target) => AsyncIterable<KeptRegistration>
