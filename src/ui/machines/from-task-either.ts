import type * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import { fromPromise } from 'xstate'

/** An expected failure becomes the actor's output, not an error. */
export const fromTaskEither = <Failure, Value, Input>(
  port: (input: Input) => TE.TaskEither<Failure, Value>,
) => fromPromise<E.Either<Failure, Value>, Input>(({ input }) => port(input)())
