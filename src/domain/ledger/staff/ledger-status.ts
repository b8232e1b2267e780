import type { Target } from '../../registration/registration'
import type { EpochMs } from '../../time/epoch-ms'

export type HaltedTarget = {
  readonly target: Target
  readonly reason: string
  readonly at: EpochMs
}

/** Removals from a sheet that were tried in vain; `sheet` is null for the configured one. */
export type DelayedRemovals = {
  readonly target: Target
  readonly sheet: string | null
  readonly spreadsheet: string | null
  readonly name: string | null
  readonly reason: string
  readonly count: number
}

/** Why a sheet could not be read when it was tried last. */
export type FailedReading = Omit<HaltedTarget, 'at'>

export type LedgerStatus = {
  readonly pending: number
  readonly oldestPendingAt: EpochMs | null
  readonly parkedRows: number
  readonly lastError: string | null
  readonly haltedTargets: ReadonlyArray<HaltedTarget>
  /** Whose sheets wait to be read after a restore; nothing is sent to them before. */
  readonly unreadTargets: ReadonlyArray<Target>
  readonly failedReadings: ReadonlyArray<FailedReading>
  readonly quarantined: number
  readonly queuedRemovals: number
  readonly delayedRemovals: ReadonlyArray<DelayedRemovals>
}

export type Released = { readonly batches: number; readonly targets: number }
