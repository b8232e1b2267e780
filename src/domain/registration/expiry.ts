import type { EpochMs } from './epoch-ms'

const MS_PER_DAY = 86_400_000
const SHARE_A_DAY = 0.1

export const expiryMoment = (now: EpochMs, days: number): EpochMs => now - days * MS_PER_DAY

/** A clock that jumped is not believed: neither ahead nor back by more than a day of the moment seen last. */
export const isClockTrusted = (now: EpochMs, seenAt: EpochMs): boolean => Math.abs(now - seenAt) <= MS_PER_DAY

export const isSameDay = (now: EpochMs, begunAt: EpochMs): boolean =>
  now >= begunAt && now - begunAt < MS_PER_DAY

/** Of so many rows. */
export const mostErasedADay = (rows: number): number => Math.max(1, Math.floor(rows * SHARE_A_DAY))

/** What is kept of a person: when the latest row came, and whether one of them waits to be delivered. */
export type HeldOfPerson = { readonly latest: EpochMs; readonly isWaiting: boolean }

export const isExpired = (
  { latest, isWaiting }: HeldOfPerson,
  before: EpochMs,
  isDelivering: boolean,
): boolean => latest < before && !(isDelivering && isWaiting)
