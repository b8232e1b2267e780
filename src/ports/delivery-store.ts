import type * as TE from 'fp-ts/TaskEither'
import type {
  ReadingSettlement,
  RemovalSettlement,
  ReservedWrite,
  Settlement,
  Work,
} from '../domain/delivery/batch'
import type { OpenSheet } from '../domain/delivery/known-sheet'
import type { MarkerRoom } from '../domain/delivery/marker'
import type { RemovalRound } from '../domain/delivery/removal'
import type { LedgerUnavailable } from '../domain/ledger/ledger-failure'
import type { Target } from '../domain/registration/registration'

/**
 * The ledger for delivery: work, the recording of outcomes, markers to prune (P-002). Fails if the store cannot be used or
 * another process holds the sheet.
 */
export type DeliveryStore = {
  readonly takeWork: TakeWork
  readonly settleReading: SettleReading
  readonly settleBatch: SettleBatch
  readonly settleRemovals: SettleRemovals
  readonly reserveWrite: ReserveWrite
  /** Fails if another process has held the sheet's lease since, or if the work was taken too long ago by the ledger's clock. */
  readonly mayCall: (target: Target) => TE.TaskEither<LedgerUnavailable, void>
  /** Records durably that a sheet takes the rows of a batch; called before they are sent. */
  readonly recordSheet: (
    target: Target,
    sheet: OpenSheet,
    batchId: number,
  ) => TE.TaskEither<LedgerUnavailable, void>
  /** Up to 100 markers of a spreadsheet that are older than the newest `room.most`. */
  readonly findOldMarkers: (
    target: Target,
    room: MarkerRoom,
  ) => TE.TaskEither<LedgerUnavailable, ReadonlyArray<number>>
  readonly forgetMarkers: (batchIds: ReadonlyArray<number>) => TE.TaskEither<LedgerUnavailable, void>
  readonly hashPhone: (phone: string) => string
}

/**
 * The next work for a sheet: the lowest open batch or a new one, then removals; overdue removals come first.
 * `spreadsheet`: the one that takes rows now.
 */
export type TakeWork = (target: Target, spreadsheet: string) => TE.TaskEither<LedgerUnavailable, Work>

/** Reserves the time of the next write, `WRITE_GAP_MS` after the last one, across restarts and processes. */
export type ReserveWrite = TE.TaskEither<LedgerUnavailable, ReservedWrite>

/** Stores a batch's outcome durably; a repeated call changes nothing. */
export type SettleBatch = (
  target: Target,
  batchId: number,
  settlement: Settlement,
) => TE.TaskEither<LedgerUnavailable, void>

/** Stores the outcome of a round of removals durably; a repeated call changes nothing. */
export type SettleRemovals = (
  target: Target,
  round: RemovalRound,
  settlement: RemovalSettlement,
) => TE.TaskEither<LedgerUnavailable, void>

/** After a restore: marks rows found in the sheet as delivered and continues above its marker ids; idempotent. */
export type SettleReading = (
  target: Target,
  settlement: ReadingSettlement,
) => TE.TaskEither<LedgerUnavailable, void>
