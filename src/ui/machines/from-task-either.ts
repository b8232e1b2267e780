import type * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import { fromPromise } from 'xstate'

/** Takes a port, gives the actor that fills a machine's slot with it: an expected failure is an output, not an error. */
export const fromTaskEither = <Failure, Value, Input>(
  port: (input: Input) => TE.TaskEither<Failure, Value>,
) => fromPromise<E.Either<Failure, Value>, Input>(({ input }) => port(input)())
