import type * as TE from 'fp-ts/TaskEither'
import type { SheetSettlement } from '../domain/delivery/batch'
import type { LedgerUnavailable } from '../domain/ledger/ledger-failure'
import type { Target } from '../domain/registration/registration'

/** After a restore: marks rows found in the sheet as delivered and continues above its marker ids; idempotent. */
export type SettleSheet = (
  target: Target,
  settlement: SheetSettlement,
) => TE.TaskEither<LedgerUnavailable, void>
