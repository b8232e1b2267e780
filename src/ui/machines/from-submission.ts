import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import type { Submission, SubmissionFailure } from '../../domain/registration/submission'
import { fromTaskEither } from './from-task-either'

/** Sends nothing if the dialog prepared no submission. */
export const fromSubmission = <Registration>(
  submit: (submission: Submission<Registration>) => TE.TaskEither<SubmissionFailure, void>,
) =>
  fromTaskEither<SubmissionFailure, void, O.Option<Submission<Registration>>>(
    O.match(() => TE.left({ tag: 'unreachable' }), submit),
  )
