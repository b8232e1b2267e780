import * as t from 'io-ts'
import type { Target } from '../registration/registration'
import type { EpochMs } from '../time/epoch-ms'
import { first, only, run, type Script } from './script'

/**
 * `oldestAt`: receipt time of the oldest row that is neither delivered nor parked. `oldestRemovalAt`: time of the oldest erasure
 * whose rows are not yet removed from the sheets. Null if none waits.
 */
export type SheetFigures = {
  readonly oldestAt: EpochMs | null
  readonly oldestRemovalAt: EpochMs | null
  readonly isHalted: boolean
}

export type DeliveryFigures = {
  readonly undelivered: number
  readonly parked: number
  readonly sheets: Readonly<Record<Target, SheetFigures>>
}

/**
 * The replication state of a PostgreSQL database: whether it has standbys and whether commits wait for one. `absent`:
 * configured, not connected. `asynchronous`: connected, not configured. `hidden`: this role may not see it.
 */
export const Standby = t.keyof({
  synchronous: null,
  asynchronous: null,
  absent: null,
  hidden: null,
  none: null,
})
export type Standby = t.TypeOf<typeof Standby>

/** Contains counts and times only, no personal data. */
export type LedgerFigures = {
  readonly quarantined: number
  readonly lastBackupAt: EpochMs | null
  readonly oldestNoticeAt: EpochMs | null
  /** Null if delivery is off. */
  readonly delivery: DeliveryFigures | null
  /** Null if the ledger is an SQLite file. */
  readonly standby: Standby | null
}

function* sheetFigures(target: Target): Script<SheetFigures> {
  const oldest = yield* first('oldestWaiting', { target })
  return {
    oldestAt: oldest?.at ?? null,
    oldestRemovalAt: (yield* only('oldestRemoval', { target })).at,
    isHalted: (yield* run('haltOf', { target })).length > 0,
  }
}

export function* deliveryState(): Script<Omit<DeliveryFigures, 'undelivered'>> {
  return {
    parked: (yield* only('countParked', {})).rows,
    sheets: { orders: yield* sheetFigures('orders'), members: yield* sheetFigures('members') },
  }
}

/** When the oldest notice that waits was queued. */
export function* oldestNotice(): Script<EpochMs | null> {
  return (yield* only('oldestNotice', {})).at
}
