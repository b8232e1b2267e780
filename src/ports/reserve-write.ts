import type * as TE from 'fp-ts/TaskEither'
import type { ReservedWrite } from '../domain/delivery/batch'
import type { LedgerUnavailable } from '../domain/ledger/ledger-failure'

/** Reserves the time of the next write, `WRITE_GAP_MS` after the last one, across restarts and processes. */
export type ReserveWrite = TE.TaskEither<LedgerUnavailable, ReservedWrite>
