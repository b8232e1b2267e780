import * as E from 'fp-ts/Either'
import type * as IO from 'fp-ts/IO'
import type * as TE from 'fp-ts/TaskEither'

/** The same task; an expected failure is logged before it is returned. `TE.orElseFirstIOK` is left out for its size. */
export const loggingFailure =
  <Failure, Value>(
    task: TE.TaskEither<Failure, Value>,
    logFailure: (failure: Failure) => IO.IO<void>,
  ): TE.TaskEither<Failure, Value> =>
  async () => {
    const output = await task()
    if (E.isLeft(output)) logFailure(output.left)()
    return output
  }
