import { DAY_MS, type EpochMs } from '../../time/epoch-ms'

const SHARE_A_DAY = 0.1

/** Registrations received before this moment are expired; `days` is the retention period. */
export const expiryMoment = (now: EpochMs, days: number): EpochMs => now - days * DAY_MS

/** Whether the clock moved at most a day forwards or backwards since `seenAt`. */
export const isClockTrusted = (now: EpochMs, seenAt: EpochMs): boolean => Math.abs(now - seenAt) <= DAY_MS

/** Whether less than 24 hours have passed since `begunAt`; false if the clock was set back. */
export const isSameDay = (now: EpochMs, begunAt: EpochMs): boolean => now >= begunAt && now - begunAt < DAY_MS

/** The most rows erased by age in a day: a tenth of `rows`, at least 1. */
export const mostErasedADay = (rows: number): number => Math.max(1, Math.floor(rows * SHARE_A_DAY))

/** A person's latest receipt time, and whether any of their rows waits for delivery. */
export type HeldOfPerson = { readonly latest: EpochMs; readonly isWaiting: boolean }

/**
 * Whether a person is erased by age: the latest registration is older than `before`, and none waits for delivery.
 * `isDelivering`: whether registrations are delivered at all.
 */
export const isExpired = (
  { latest, isWaiting }: HeldOfPerson,
  before: EpochMs,
  isDelivering: boolean,
): boolean => latest < before && !(isDelivering && isWaiting)
