import type * as IO from 'fp-ts/IO'
import type * as TE from 'fp-ts/TaskEither'
import type { Membership } from '../domain/registration/membership'
import type { Order } from '../domain/registration/order'
import type { Attempt, Submission, SubmissionFailure } from '../domain/registration/submission'

/** A new idempotency key with the present time. */
export type NewAttempt = IO.IO<Attempt>

/**
 * Sends a registration; idempotent: the same key never makes two rows (M-132). Returns the attempt whose row is kept, an earlier
 * one if the same content was sent before and not acknowledged.
 */
export type SubmitRegistration<Registration> = (
  submission: Submission<Registration>,
) => TE.TaskEither<SubmissionFailure, Attempt>

export type SubmitMembership = SubmitRegistration<Membership>
export type SubmitOrder = SubmitRegistration<Order>
