import type * as TE from 'fp-ts/TaskEither'
import type { LedgerUnavailable } from '../domain/ledger/ledger-failure'
import type { EpochMs } from '../domain/registration/epoch-ms'

/** `at` is a time of the ledger's clock, which may differ from the caller's. */
export type ReservedWrite = { readonly at: EpochMs; readonly waitMs: number }

/** Reserves the time of the next write, `WRITE_GAP_MS` after the last one, across restarts and processes. */
export type ReserveWrite = TE.TaskEither<LedgerUnavailable, ReservedWrite>
