import type { EpochMs } from '../registration/epoch-ms'
import type { Target } from '../registration/registration'

/** A sheet whose delivery was stopped, why and when. */
export type HaltedTarget = {
  readonly target: Target
  readonly reason: string
  readonly at: EpochMs
}

/** What waits, what stands in its way, and what is to be looked at by a person. */
export type LedgerStatus = {
  readonly pending: number
  readonly oldestPendingAt: EpochMs | null
  readonly parkedRows: number
  readonly lastError: string | null
  readonly haltedTargets: ReadonlyArray<HaltedTarget>
  readonly trapped: number
  readonly queuedRemovals: number
}

/** How many parked batches and how many halted sheets go on. */
export type Released = { readonly batches: number; readonly targets: number }
