import type * as IO from 'fp-ts/IO'
import type { Attempt } from '../domain/registration/submission'

/** Gives a fresh idempotency key and the present moment. */
export type NewAttempt = IO.IO<Attempt>
