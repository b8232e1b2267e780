import type * as TE from 'fp-ts/TaskEither'
import type { Settlement } from '../domain/delivery/batch'
import type { LedgerUnavailable } from '../domain/ledger/ledger-failure'
import type { Target } from '../domain/registration/registration'

/** Takes a sheet, a batch's number and what became of it, and keeps that for good; the same again changes nothing. */
export type SettleBatch = (
  target: Target,
  batchId: number,
  settlement: Settlement,
) => TE.TaskEither<LedgerUnavailable, void>
