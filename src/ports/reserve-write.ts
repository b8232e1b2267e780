import type * as TE from 'fp-ts/TaskEither'
import type { LedgerUnavailable } from '../domain/ledger/ledger-failure'
import type { EpochMs } from '../domain/registration/epoch-ms'

/** Gives the moment at which the next write to the service may be made: 1.2 s after the former, over restarts too. */
export type ReserveWrite = TE.TaskEither<LedgerUnavailable, EpochMs>
