import type { EpochMs } from './epoch-ms'

const MS_PER_DAY = 86_400_000

/** Registrations from before this moment are too old. */
export const expiryMoment = (now: EpochMs, days: number): EpochMs => now - days * MS_PER_DAY
