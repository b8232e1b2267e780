import type * as O from 'fp-ts/Option'
import type * as TE from 'fp-ts/TaskEither'
import type { Idempotency, KeepFailure, Kept, Registration } from './keep-registration'

/** Takes a sheet and a key, gives what was kept under that key before, none where it is new (M-132). */
export type FindKept = (
  target: Registration['target'],
  idempotency: Idempotency,
) => TE.TaskEither<KeepFailure, O.Option<Kept>>
