import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import type { Submission, SubmissionFailure } from '../../domain/registration/submission'
import { fromTaskEither } from './from-task-either'

/** Sends nothing where the dialog has prepared nothing. */
export const fromSubmission = <Registration>(
  submit: (submission: Submission<Registration>) => TE.TaskEither<SubmissionFailure, void>,
) =>
  fromTaskEither<SubmissionFailure, void, O.Option<Submission<Registration>>>(
    O.match(() => TE.left({ tag: 'unreachable' }), submit),
  )
