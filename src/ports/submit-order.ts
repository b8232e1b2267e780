import type * as TE from 'fp-ts/TaskEither'
import type { Order } from '../domain/registration/order'
import type { Submission, SubmissionFailure } from '../domain/registration/submission'

/** Idempotent: the same key never makes two rows (M-132). */
export type SubmitOrder = (submission: Submission<Order>) => TE.TaskEither<SubmissionFailure, void>
