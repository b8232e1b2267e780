import type { EpochMs } from '../domain/registration/epoch-ms'
import type { Registration } from './keep-registration'

export type KeptRegistration = Registration & { readonly id: number; readonly at: EpochMs }

/** Takes a sheet, gives its kept registrations, oldest first, trapped ones left out. */
export type ReadRegistrations = (target: Registration['target']) => AsyncIterable<KeptRegistration>
