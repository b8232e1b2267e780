import type * as TE from 'fp-ts/TaskEither'
import type { KeepFailure } from '../domain/ledger/ledger-failure'
import type { ArrivedRegistration, KeptAnswer } from '../domain/registration/arrived-registration'

/** Takes a registration, gives its number once it is durably kept; the same key and body give the same number, one row. */
export type KeepRegistration = (arrived: ArrivedRegistration) => TE.TaskEither<KeepFailure, KeptAnswer>
