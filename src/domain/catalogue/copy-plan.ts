/** For so long a copy of the product sheet is as good as the sheet, in ms. */
const FRESH_MS = 60_000
/** For so long a sheet that could not be read is left alone, in ms. */
const REST_MS = 60_000

/** A copy of the product sheet and the reading of it; moments in ms of one steady clock, null for never. */
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

/**
 * Takes the copy's state and now in ms, gives what a caller is answered with and whether a reading starts: only the very
 * first one is waited for, one runs at a time, none while the copy is fresh or the sheet rests (M-131, M-133).
 */
export const copyPlan = (state: CopyState, now: number): CopyPlan => {
  const hasPassed = (ms: number, since: number | null) => now - (since ?? Number.NEGATIVE_INFINITY) >= ms
  return {
    answerWith: answerWith(state),
    startsReading:
      !state.isReading && hasPassed(FRESH_MS, state.copiedAt) && hasPassed(REST_MS, state.failedAt),
  }
}
