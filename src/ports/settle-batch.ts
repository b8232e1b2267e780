import type * as TE from 'fp-ts/TaskEither'
import type { Settlement } from '../domain/delivery/batch'
import type { LedgerUnavailable } from '../domain/ledger/ledger-failure'
import type { Target } from '../domain/registration/registration'

/** Stores a batch's outcome durably; a repeated call changes nothing. */
export type SettleBatch = (
  target: Target,
  batchId: number,
  settlement: Settlement,
) => TE.TaskEither<LedgerUnavailable, void>
