import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import type { Submission, SubmissionFailure } from '../../domain/registration/submission'
import { fromTaskEither } from './from-task-either'

/** Takes a submitting port, gives the actor that sends what a dialog has prepared; without it nothing is sent. */
export const fromSubmission = <Registration>(
  submit: (submission: Submission<Registration>) => TE.TaskEither<SubmissionFailure, void>,
) =>
  fromTaskEither<SubmissionFailure, void, O.Option<Submission<Registration>>>(
    O.match(() => TE.left({ tag: 'unreachable' }), submit),
  )
