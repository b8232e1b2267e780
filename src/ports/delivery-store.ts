import type * as TE from 'fp-ts/TaskEither'
import type { OpenSheet } from '../domain/delivery/known-sheet'
import type { LedgerUnavailable } from '../domain/ledger/ledger-failure'
import type { Target } from '../domain/registration/registration'
import type { FormBatch } from './form-batch'
import type { ReserveWrite } from './reserve-write'
import type { SettleBatch } from './settle-batch'
import type { SettleRemovals } from './settle-removals'
import type { SettleSheet } from './settle-sheet'

/** `kept`: how many markers a spreadsheet has room for. */
export type MarkerRoom = { readonly spreadsheet: string; readonly kept: number }

export type DeliveryStore = {
  readonly formBatch: FormBatch
  readonly settleSheet: SettleSheet
  readonly settleBatch: SettleBatch
  readonly settleRemovals: SettleRemovals
  readonly reserveWrite: ReserveWrite
  /** Fails if this process lost the sheet's lease, or received its work too long ago by the ledger's clock. */
  readonly mayCall: (target: Target) => TE.TaskEither<LedgerUnavailable, void>
  /** Records durably that a sheet takes the rows of a batch; called before they are sent. */
  readonly noteSheet: (
    target: Target,
    sheet: OpenSheet,
    batchId: number,
  ) => TE.TaskEither<LedgerUnavailable, void>
  /** Up to 100 markers of a spreadsheet that are older than the newest `kept`. */
  readonly findOldMarkers: (
    target: Target,
    room: MarkerRoom,
  ) => TE.TaskEither<LedgerUnavailable, ReadonlyArray<number>>
  readonly forgetMarkers: (batchIds: ReadonlyArray<number>) => TE.TaskEither<LedgerUnavailable, void>
  readonly markPhone: (phone: string) => string
}
