import type * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import { fromPromise } from 'xstate'

/** An actor whose output is the `Either`, so that an expected failure is no error. */
export const fromTaskEither = <Failure, Value, Input>(
  port: (input: Input) => TE.TaskEither<Failure, Value>,
) => fromPromise<E.Either<Failure, Value>, Input>(({ input }) => port(input)())
