import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type * as TE from 'fp-ts/TaskEither'
import type { ContentFailure } from '../../ports/content-failure'
import type { LogContentFailure } from '../../ports/log-content-failure'

/** Told after each reading whether the content could be read as it is now. */
export type NoteReadable = (isReadable: boolean) => void

/** A failure is logged once and answered with the last good value; without one it stays. */
export const keepLastGood = <A>(
  read: TE.TaskEither<ContentFailure, A>,
  log: LogContentFailure,
  noteReadable: NoteReadable = () => undefined,
): TE.TaskEither<ContentFailure, A> => {
  let lastGood: O.Option<A> = O.none
  let logged: ContentFailure | null = null

  return async () => {
    const outcome = await read()
    noteReadable(E.isRight(outcome))
    if (E.isRight(outcome)) {
      lastGood = O.some(outcome.right)
      logged = null
      return outcome
    }
    if (outcome.left !== logged) {
      logged = outcome.left
      log(outcome.left)()
    }
    return O.isNone(lastGood) ? outcome : E.right(lastGood.value)
  }
}
