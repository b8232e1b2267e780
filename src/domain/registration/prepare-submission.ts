import type * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { Attempt, Submission } from './submission'

/**
 * Takes the submission that failed before, if any, the decoded form, and a fresh attempt; gives what to send: the same
 * submission again, key and moment included, otherwise a new one; none where the form is not complete.
 */
export const prepareSubmission = <Registration>(
  earlier: O.Option<Submission<Registration>>,
  decoded: E.Either<unknown, Registration>,
  attempt: Attempt,
  trap: string,
): O.Option<Submission<Registration>> =>
  pipe(
    earlier,
    O.alt(() =>
      pipe(
        O.fromEither(decoded),
        O.map((registration) => ({ registration, attempt, trap })),
      ),
    ),
  )
