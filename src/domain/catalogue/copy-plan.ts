/** How long a copy of the product sheet is used without another reading, in ms. */
const FRESH_MS = 60_000
/** How long the sheet is not read again after a failed reading, in ms. */
const REST_MS = 60_000

/** Moments in ms of one monotonic clock, null for never. */
export type CopyState = {
  readonly copiedAt: number | null
  readonly failedAt: number | null
  readonly isReading: boolean
}

export type CopyPlan = {
  readonly answerWith: 'copy' | 'standIn' | 'reading'
  readonly startsReading: boolean
}

const answerWith = ({ copiedAt, failedAt }: CopyState): CopyPlan['answerWith'] => {
  if (copiedAt !== null) return 'copy'
  return failedAt === null ? 'reading' : 'standIn'
}

/** Callers wait for the very first reading only; one runs at a time, none while the copy is fresh or the sheet rests (M-131, M-133). */
export const copyPlan = (state: CopyState, now: number): CopyPlan => {
  const hasPassed = (ms: number, since: number | null) => now - (since ?? Number.NEGATIVE_INFINITY) >= ms
  return {
    answerWith: answerWith(state),
    startsReading:
      !state.isReading && hasPassed(FRESH_MS, state.copiedAt) && hasPassed(REST_MS, state.failedAt),
  }
}
