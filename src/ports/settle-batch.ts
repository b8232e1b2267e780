import type * as TE from 'fp-ts/TaskEither'
import type { Settlement } from '../domain/delivery/batch'
import type { LedgerUnavailable, Registration } from './keep-registration'

/** Takes a sheet, a batch's number and what became of it, and keeps that for good; the same again changes nothing. */
export type SettleBatch = (
  target: Registration['target'],
  batchId: number,
  settlement: Settlement,
) => TE.TaskEither<LedgerUnavailable, void>
