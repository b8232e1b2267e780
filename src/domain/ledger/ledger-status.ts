import type { EpochMs } from '../registration/epoch-ms'
import type { Target } from '../registration/registration'

export type HaltedTarget = {
  readonly target: Target
  readonly reason: string
  readonly at: EpochMs
}

export type LedgerStatus = {
  readonly pending: number
  readonly oldestPendingAt: EpochMs | null
  readonly parkedRows: number
  readonly lastError: string | null
  readonly haltedTargets: ReadonlyArray<HaltedTarget>
  readonly trapped: number
  readonly queuedRemovals: number
}

export type Released = { readonly batches: number; readonly targets: number }
