import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type * as TE from 'fp-ts/TaskEither'
import type { ContentFailure } from '../../ports/content-failure'
import type { LogContentFailure } from '../../ports/log-content-failure'

/** Takes a reader, gives one that answers a failure with the last good value, logged once; without one the failure stays. */
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
