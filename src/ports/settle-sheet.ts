import type * as TE from 'fp-ts/TaskEither'
import type { SheetSettlement } from '../domain/delivery/batch'
import type { LedgerUnavailable } from '../domain/ledger/ledger-failure'
import type { Target } from '../domain/registration/registration'

/** Takes a sheet and what was read of it, takes the rows that it holds as delivered and goes on above its marks; the same again changes nothing. */
export type SettleSheet = (
  target: Target,
  settlement: SheetSettlement,
) => TE.TaskEither<LedgerUnavailable, void>
