import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import type { Attempt, Submission, SubmissionFailure } from '../../domain/registration/submission'
import type { SubmitRegistration } from '../../ports/submissions'
import { fromTaskEither } from './from-task-either'

/** Sends nothing if the dialog prepared no submission. */
export const fromSubmission = <Registration>(submit: SubmitRegistration<Registration>) =>
  fromTaskEither<SubmissionFailure, Attempt, O.Option<Submission<Registration>>>(
    O.match(() => TE.left({ tag: 'unreachable' }), submit),
  )
