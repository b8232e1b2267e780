import type * as TE from 'fp-ts/TaskEither'
import type { LedgerUnavailable } from '../domain/ledger/ledger-failure'
import type { EpochMs } from '../domain/registration/epoch-ms'

/** Takes a moment, erases for good everything that is kept of each person whose latest registration came before it, gives how many persons. */
export type EraseExpired = (before: EpochMs) => TE.TaskEither<LedgerUnavailable, number>
