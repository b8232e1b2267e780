import type { EpochMs } from './epoch-ms'

const MS_PER_DAY = 86_400_000

/** Takes the present moment and how many days registrations are kept, gives the moment before which one is too old. */
export const expiryMoment = (now: EpochMs, days: number): EpochMs => now - days * MS_PER_DAY
