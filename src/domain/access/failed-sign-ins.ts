import type { EpochMs } from '../time/epoch-ms'

/** As many sign-ins from one address may fail within `SIGN_IN_WINDOW_MS`, in ms, before further ones are refused. */
export const MOST_FAILED_SIGN_INS = 10
export const SIGN_IN_WINDOW_MS = 60_000

/** The failed tries that still count. */
export const recentFailures = (failedAt: ReadonlyArray<EpochMs>, at: EpochMs): ReadonlyArray<EpochMs> =>
  failedAt.filter((each) => at - each < SIGN_IN_WINDOW_MS)

/** Whether further tries to sign in are refused (P-016). */
export const isBlocked = (failedAt: ReadonlyArray<EpochMs>, at: EpochMs): boolean =>
  recentFailures(failedAt, at).length >= MOST_FAILED_SIGN_INS
