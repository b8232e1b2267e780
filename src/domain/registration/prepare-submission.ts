import type * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { Attempt, Submission } from './submission'

const sendsTheSame = <Registration>(a: Submission<Registration>, b: Submission<Registration>): boolean =>
  JSON.stringify([a.registration, a.trap]) === JSON.stringify([b.registration, b.trap])

/**
 * Takes the submission that failed before, if any, the decoded form, and a fresh attempt; gives what to send: the earlier
 * one again, key and moment included, where it says the same, otherwise a new one; none where the form is not complete.
 */
export const prepareSubmission = <Registration>(
  earlier: O.Option<Submission<Registration>>,
  decoded: E.Either<unknown, Registration>,
  attempt: Attempt,
  trap: string,
): O.Option<Submission<Registration>> =>
  pipe(
    O.fromEither(decoded),
    O.map((registration) => {
      const submission = { registration, attempt, trap }
      return pipe(
        earlier,
        O.filter((sent) => sendsTheSame(sent, submission)),
        O.getOrElse(() => submission),
      )
    }),
  )
