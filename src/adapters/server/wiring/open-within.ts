import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'

/** Opens a resource that ends with `scope`; `closeOf` returns how it is ended. */
export const openWithin = <E, A>(
  scope: AsyncDisposableStack,
  opening: TE.TaskEither<E, A>,
  closeOf: (opened: A) => () => unknown,
): TE.TaskEither<E, A> =>
  pipe(
    opening,
    TE.chainFirstIOK((opened) => () => scope.defer(async () => void (await closeOf(opened)()))),
  )
