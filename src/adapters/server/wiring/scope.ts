import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'

/** Ends what was opened; may return a promise. */
type Close = () => unknown

/** Collects what was opened, to end it later. */
export const createScope = () => {
  const open: Array<Close> = []
  const add = (close: Close): void => {
    open.push(close)
  }
  return {
    add,
    /** Opens a resource; `closeOf` returns how it is ended. */
    open: <E, A>(opening: TE.TaskEither<E, A>, closeOf: (opened: A) => Close): TE.TaskEither<E, A> =>
      pipe(
        opening,
        TE.chainFirstIOK((opened) => () => add(closeOf(opened))),
      ),
    /** Ends all that is open, the latest first, one after the other. */
    close: async (): Promise<void> => {
      for (const close of open.splice(0).reverse()) await close()
    },
  }
}

export type Scope = ReturnType<typeof createScope>
