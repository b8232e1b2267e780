import type * as TE from 'fp-ts/TaskEither'
import type { RemovalSettlement } from '../domain/delivery/batch'
import type { Removal } from '../domain/delivery/removal'
import type { LedgerUnavailable, Registration } from './keep-registration'

/** Takes a sheet, removals and what became of them, and keeps that for good: of one that is done nothing stays that says whose it was. */
export type SettleRemovals = (
  target: Registration['target'],
  removals: ReadonlyArray<Removal>,
  settlement: RemovalSettlement,
) => TE.TaskEither<LedgerUnavailable, void>
