import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type * as TE from 'fp-ts/TaskEither'
import type { ContentFailure } from '../../ports/content-failure'
import type { LogContentFailure } from '../../ports/log-content-failure'

/** A failure is answered with the last good value and logged once; without a last good value it stays. */
export const keepLastGood = <A>(
  read: TE.TaskEither<ContentFailure, A>,
  log: LogContentFailure,
): TE.TaskEither<ContentFailure, A> => {
  let lastGood: O.Option<A> = O.none
  let loggedReason: string | null = null

  return async () => {
    const outcome = await read()
    if (E.isRight(outcome)) {
      lastGood = O.some(outcome.right)
      loggedReason = null
      return outcome
    }
    if (O.isNone(lastGood)) return outcome
    if (outcome.left.reason !== loggedReason) {
      loggedReason = outcome.left.reason
      log(outcome.left)()
    }
    return E.right(lastGood.value)
  }
}
