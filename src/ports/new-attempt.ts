import type * as IO from 'fp-ts/IO'
import type { Attempt } from '../domain/registration/submission'

export type NewAttempt = IO.IO<Attempt>
