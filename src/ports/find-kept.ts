import type * as O from 'fp-ts/Option'
import type * as TE from 'fp-ts/TaskEither'
import type { KeepFailure } from '../domain/ledger/ledger-failure'
import type { Idempotency, KeptAnswer } from '../domain/registration/arrived-registration'
import type { Target } from '../domain/registration/registration'

export type FindKept = (
  target: Target,
  idempotency: Idempotency,
) => TE.TaskEither<KeepFailure, O.Option<KeptAnswer>>
