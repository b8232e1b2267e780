/** A copy of the product sheet is fresh for this long, in ms. */
const FRESH_MS = 60_000
/** After a failed read, the sheet is not read again for this long, in ms. */
const REST_MS = 60_000

/** Times in ms of one monotonic clock; null if it never happened. */
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

/** Only the first read makes callers wait; one read runs at a time, none within 60 s of the last (M-131, M-133). */
export const copyPlan = (state: CopyState, now: number): CopyPlan => {
  const hasPassed = (ms: number, since: number | null) => now - (since ?? Number.NEGATIVE_INFINITY) >= ms
  return {
    answerWith: answerWith(state),
    startsReading:
      !state.isReading && hasPassed(FRESH_MS, state.copiedAt) && hasPassed(REST_MS, state.failedAt),
  }
}
