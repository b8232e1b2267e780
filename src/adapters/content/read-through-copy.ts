import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import { copyPlan } from '../../domain/catalogue/copy-plan'

type Sources<A, F> = {
  readonly read: TE.TaskEither<string, A>
  /** Answers until the source has been read once. */
  readonly readStandIn: TE.TaskEither<F, A>
  /** In ms of a monotonic clock. */
  readonly now: () => number
  readonly sayFailed: (reason: string) => void
}

/** Returns a cached copy and refreshes it in the background; a failure is reported once (M-131, M-133). */
export const readThroughCopy = <A, F>({
  read,
  readStandIn,
  now,
  sayFailed,
}: Sources<A, F>): TE.TaskEither<F, A> => {
  let copy: { readonly value: A; readonly copiedAt: number } | null = null
  let failedAt: number | null = null
  let saidReason: string | null = null
  let reading: Promise<void> | null = null

  const renew = async (): Promise<void> => {
    const outcome = await read()
    reading = null
    if (E.isRight(outcome)) {
      copy = { value: outcome.right, copiedAt: now() }
      saidReason = null
      return
    }
    failedAt = now()
    if (outcome.left !== saidReason) sayFailed(outcome.left)
    saidReason = outcome.left
  }

  return async () => {
    const state = { copiedAt: copy?.copiedAt ?? null, failedAt, isReading: reading !== null }
    const { answerWith, startsReading } = copyPlan(state, now())
    if (startsReading) reading = renew()
    if (answerWith === 'reading') await reading
    return copy === null ? readStandIn() : E.right(copy.value)
  }
}
