import type { KeptRegistration, Target } from '../domain/registration/registration'

/** Takes a sheet, gives its kept registrations, oldest first, trapped ones left out. */
export type ReadRegistrations = (target: Target) => AsyncIterable<KeptRegistration>
