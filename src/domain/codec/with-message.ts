import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'

/** The codec with a message for what it refuses. */
export const withMessage = <A, O>(codec: t.Type<A, O, unknown>, expected: string) =>
  new t.Type<A, O, unknown>(
    codec.name,
    codec.is,
    (input, context) =>
      pipe(
        codec.validate(input, context),
        E.orElse(() => t.failure(input, context, expected)),
      ),
    codec.encode,
  )
