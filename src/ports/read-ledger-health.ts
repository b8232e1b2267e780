import type * as TE from 'fp-ts/TaskEither'
import type { EpochMs } from '../domain/registration/epoch-ms'
import type { LedgerUnavailable } from './keep-registration'

/** How many registrations wait to be delivered, and when the oldest of them came. */
export type LedgerHealth = { readonly pending: number; readonly oldestPendingAt: EpochMs | null }

/** Asks the ledger to keep something for good; gives what waits in it, or why it can keep nothing. */
export type ReadLedgerHealth = TE.TaskEither<LedgerUnavailable, LedgerHealth>
