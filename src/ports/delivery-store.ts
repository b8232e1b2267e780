import type * as TE from 'fp-ts/TaskEither'
import type { LedgerUnavailable } from '../domain/ledger/ledger-failure'
import type { Target } from '../domain/registration/registration'
import type { FormBatch } from './form-batch'
import type { ReserveWrite } from './reserve-write'
import type { SettleBatch } from './settle-batch'
import type { SettleRemovals } from './settle-removals'
import type { SettleSheet } from './settle-sheet'

export type DeliveryStore = {
  readonly formBatch: FormBatch
  readonly settleSheet: SettleSheet
  readonly settleBatch: SettleBatch
  readonly settleRemovals: SettleRemovals
  readonly reserveWrite: ReserveWrite
  /** Fails if this process lost the sheet's lease, or received its work too long ago by the ledger's clock. */
  readonly mayCall: (target: Target) => TE.TaskEither<LedgerUnavailable, void>
  /** Up to 100 markers that are older than the newest `kept`. */
  readonly findOldMarkers: (
    target: Target,
    kept: number,
  ) => TE.TaskEither<LedgerUnavailable, ReadonlyArray<number>>
  readonly forgetMarkers: (batchIds: ReadonlyArray<number>) => TE.TaskEither<LedgerUnavailable, void>
  readonly markPhone: (phone: string) => string
}
