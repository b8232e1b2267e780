import type * as TE from 'fp-ts/TaskEither'
import type { RemovalSettlement } from '../domain/delivery/batch'
import type { RemovalRound } from '../domain/delivery/removal'
import type { LedgerUnavailable } from '../domain/ledger/ledger-failure'
import type { Target } from '../domain/registration/registration'

/** Takes a sheet, a round of removals and what became of it, and keeps that for good: of one that is done nothing stays that says whose it was. */
export type SettleRemovals = (
  target: Target,
  round: RemovalRound,
  settlement: RemovalSettlement,
) => TE.TaskEither<LedgerUnavailable, void>
