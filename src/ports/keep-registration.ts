import type * as TE from 'fp-ts/TaskEither'
import type { KeepFailure } from '../domain/ledger/ledger-failure'
import type { ArrivedRegistration, KeptAnswer } from '../domain/registration/arrived-registration'

/** Returns the registration's id once it is durable; the same key and body return the same id and store one row. */
export type KeepRegistration = (arrived: ArrivedRegistration) => TE.TaskEither<KeepFailure, KeptAnswer>
