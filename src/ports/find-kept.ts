import type * as O from 'fp-ts/Option'
import type * as TE from 'fp-ts/TaskEither'
import type { Target } from '../domain/registration/registration'
import type { Idempotency, KeepFailure, Kept } from './keep-registration'

/** Takes a sheet and a key, gives what was kept under that key before, none where it is new (M-132). */
export type FindKept = (
  target: Target,
  idempotency: Idempotency,
) => TE.TaskEither<KeepFailure, O.Option<Kept>>
