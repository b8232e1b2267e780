import type * as TE from 'fp-ts/TaskEither'
import type { LedgerUnavailable } from '../domain/ledger/ledger-failure'
import type { EpochMs } from '../domain/registration/epoch-ms'

/** Gives the moment of the next write: `WRITE_GAP_MS` after the last one, across restarts and processes. */
export type ReserveWrite = TE.TaskEither<LedgerUnavailable, EpochMs>
