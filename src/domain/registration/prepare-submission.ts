import type * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { contentOf, type OpenSubmissions } from './open-submissions'
import { type Attempt, isSameSubmission, type Submission } from './submission'

/** Content that was sent within a day and not acknowledged keeps its key and time; `none` if the form is incomplete. */
export const prepareSubmission = <Registration>(
  open: OpenSubmissions,
  decoded: E.Either<unknown, Registration>,
  fresh: Attempt,
  { honeypot, offers }: Pick<Submission<unknown>, 'honeypot' | 'offers'>,
): O.Option<Submission<Registration>> =>
  pipe(
    O.fromEither(decoded),
    O.map((registration) => {
      const content = contentOf({ registration, honeypot, offers })
      const sent = open.find((each) => each.content === content && isSameSubmission(each.attempt, fresh.at))
      return { registration, attempt: sent?.attempt ?? fresh, honeypot, offers }
    }),
  )
