import type { Target } from '../../registration/registration'
import type { RowOf } from '../statements/statements'

/** Removals from a sheet that were tried in vain; `sheet` is null for the configured one. */
export type DelayedRemovals = RowOf<'delayedRemovals'>

export type LedgerStatus = RowOf<'counts'> & {
  readonly haltedTargets: ReadonlyArray<RowOf<'haltedTargets'>>
  /** Targets whose sheets wait to be read after a restore; nothing is sent to them before. */
  readonly unreadTargets: ReadonlyArray<Target>
  /** The reasons of the last failed readings of sheets. */
  readonly failedReadings: ReadonlyArray<RowOf<'failedReadings'>>
  readonly delayedRemovals: ReadonlyArray<DelayedRemovals>
}
