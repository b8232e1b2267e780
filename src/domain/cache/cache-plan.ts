/** A copy of the product sheet is fresh for this long, in ms. */
const FRESH_MS = 60_000
/** After a failed read, the sheet is not read again for this long, in ms. */
const PAUSE_MS = 60_000

/** Times in ms of one monotonic clock; null if it never happened. */
export type CacheState = {
  readonly cachedAt: number | null
  readonly failedAt: number | null
  readonly isReading: boolean
}

export type CachePlan = {
  readonly answerWith: 'cached' | 'fallback' | 'reading'
  readonly startsReading: boolean
}

const answerWith = ({ cachedAt, failedAt }: CacheState): CachePlan['answerWith'] => {
  if (cachedAt !== null) return 'cached'
  return failedAt === null ? 'reading' : 'fallback'
}

/** Only the first read makes callers wait; one read runs at a time, none within 60 s of the last (M-131, M-133). */
export const cachePlan = (state: CacheState, now: number): CachePlan => {
  const hasPassed = (ms: number, since: number | null) => now - (since ?? Number.NEGATIVE_INFINITY) >= ms
  return {
    answerWith: answerWith(state),
    startsReading:
      !state.isReading && hasPassed(FRESH_MS, state.cachedAt) && hasPassed(PAUSE_MS, state.failedAt),
  }
}
