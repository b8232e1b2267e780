import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type * as TE from 'fp-ts/TaskEither'
import type { ContentFailure, LogContentFailure } from '../../ports/content'

export type ReportReadable = (isReadable: boolean) => void

/** After a failed read, returns the last good value and logs the failure once; without a good value, returns the failure. */
export const keepLastGood = <A>(
  read: TE.TaskEither<ContentFailure, A>,
  log: LogContentFailure,
  reportReadable: ReportReadable = () => undefined,
): TE.TaskEither<ContentFailure, A> => {
  let lastGood: O.Option<A> = O.none
  let logged: ContentFailure | null = null

  return async () => {
    const outcome = await read()
    reportReadable(E.isRight(outcome))
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

/** Keeps the names of the files that cannot be read now, for the health route. */
export const trackUnreadable = () => {
  const unreadable = new Set<string>()
  return {
    of:
      (file: string): ReportReadable =>
      (isReadable) => {
        if (isReadable) unreadable.delete(file)
        else unreadable.add(file)
      },
    names: (): ReadonlyArray<string> => [...unreadable].sort(),
  }
}
