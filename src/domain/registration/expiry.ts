import type { EpochMs } from './epoch-ms'

const MS_PER_DAY = 86_400_000

export const expiryMoment = (now: EpochMs, days: number): EpochMs => now - days * MS_PER_DAY
