import type * as TE from 'fp-ts/TaskEither'
import type { Membership } from '../domain/registration/membership'
import type { Submission, SubmissionFailure } from '../domain/registration/submission'

export type SubmitMembership = (submission: Submission<Membership>) => TE.TaskEither<SubmissionFailure, void>
