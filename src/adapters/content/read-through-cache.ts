import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import { cachePlan } from '../../domain/cache/cache-plan'

type Sources<A, F> = {
  readonly read: TE.TaskEither<string, A>
  /** The value until the source has been read once. */
  readonly readFallback: TE.TaskEither<F, A>
  /** In ms of a monotonic clock. */
  readonly now: () => number
  readonly onFailure: (reason: string) => void
}

/** Returns a cached copy and refreshes it in the background; a failure is reported once (M-131, M-133). */
export const readThroughCache = <A, F>({
  read,
  readFallback,
  now,
  onFailure,
}: Sources<A, F>): TE.TaskEither<F, A> => {
  let cached: { readonly value: A; readonly cachedAt: number } | null = null
  let failedAt: number | null = null
  let reportedReason: string | null = null
  let reading: Promise<void> | null = null

  const renew = async (): Promise<void> => {
    const outcome = await read()
    reading = null
    if (E.isRight(outcome)) {
      cached = { value: outcome.right, cachedAt: now() }
      reportedReason = null
      return
    }
    failedAt = now()
    if (outcome.left !== reportedReason) onFailure(outcome.left)
    reportedReason = outcome.left
  }

  return async () => {
    const state = { cachedAt: cached?.cachedAt ?? null, failedAt, isReading: reading !== null }
    const { answerWith, startsReading } = cachePlan(state, now())
    if (startsReading) reading = renew()
    if (answerWith === 'reading') await reading
    return cached === null ? readFallback() : E.right(cached.value)
  }
}
