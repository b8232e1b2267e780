import type * as TE from 'fp-ts/TaskEither'
import type { LedgerUnavailable } from '../domain/ledger/ledger-failure'

/** Asks the ledger to keep something for good; gives why it can keep nothing. The cost does not grow with the ledger. */
export type ReadLedgerHealth = TE.TaskEither<LedgerUnavailable, void>
