import type * as IO from 'fp-ts/IO'
import type * as TE from 'fp-ts/TaskEither'
import type { Membership } from '../domain/registration/membership'
import type { Order } from '../domain/registration/order'
import type { Attempt, Submission, SubmissionFailure } from '../domain/registration/submission'

/** A new idempotency key with the present time. */
export type NewAttempt = IO.IO<Attempt>

/** Idempotent: the same key never makes two rows (M-132). */
export type SubmitMembership = (submission: Submission<Membership>) => TE.TaskEither<SubmissionFailure, void>

/** Idempotent: the same key never makes two rows (M-132). */
export type SubmitOrder = (submission: Submission<Order>) => TE.TaskEither<SubmissionFailure, void>
