import type * as TE from 'fp-ts/TaskEither'
import type { LedgerUnavailable } from '../domain/ledger/ledger-failure'
import type { LedgerHealth } from '../domain/ledger/ledger-status'

/** Asks the ledger to keep something for good; gives what waits in it, or why it can keep nothing. */
export type ReadLedgerHealth = TE.TaskEither<LedgerUnavailable, LedgerHealth>
