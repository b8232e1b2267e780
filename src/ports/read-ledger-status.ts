import type * as TE from 'fp-ts/TaskEither'
import type { LedgerTrouble } from '../domain/ledger/ledger-failure'
import type { LedgerStatus } from '../domain/ledger/ledger-status'

export type ReadLedgerStatus = TE.TaskEither<LedgerTrouble, LedgerStatus>
