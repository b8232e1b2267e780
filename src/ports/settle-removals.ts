import type * as TE from 'fp-ts/TaskEither'
import type { RemovalSettlement } from '../domain/delivery/batch'
import type { RemovalRound } from '../domain/delivery/removal'
import type { LedgerUnavailable } from '../domain/ledger/ledger-failure'
import type { Target } from '../domain/registration/registration'

export type SettleRemovals = (
  target: Target,
  round: RemovalRound,
  settlement: RemovalSettlement,
) => TE.TaskEither<LedgerUnavailable, void>
