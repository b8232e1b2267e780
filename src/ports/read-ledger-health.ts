import type * as TE from 'fp-ts/TaskEither'
import type { LedgerUnavailable } from '../domain/ledger/ledger-failure'

export type ReadLedgerHealth = TE.TaskEither<LedgerUnavailable, void>
