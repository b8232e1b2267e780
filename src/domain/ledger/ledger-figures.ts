import type { EpochMs } from '../registration/epoch-ms'
import type { Target } from '../registration/registration'

/** `oldestAt`: when the oldest row came that is neither delivered nor parked. */
export type SheetFigures = { readonly oldestAt: EpochMs | null; readonly isHalted: boolean }

export type DeliveryFigures = {
  readonly undelivered: number
  readonly parked: number
  readonly sheets: Readonly<Record<Target, SheetFigures>>
}

/** Whether a database has standbys, and waits for one of them. */
export type Standby = 'synchronous' | 'asynchronous' | 'absent' | 'hidden' | 'none'

/** What the ledger tells of its state, in numbers and moments only. */
export type LedgerFigures = {
  readonly trapped: number
  readonly lastBackupAt: EpochMs | null
  readonly oldestNoticeAt: EpochMs | null
  /** Null where nothing is delivered. */
  readonly delivery: DeliveryFigures | null
  /** Null where the ledger is a file. */
  readonly standby: Standby | null
}
