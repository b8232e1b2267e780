import type * as TE from 'fp-ts/TaskEither'
import type { EpochMs } from '../domain/registration/epoch-ms'
import type { Target } from '../domain/registration/registration'
import type { LedgerTrouble } from './ledger-trouble'

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

/** Gives how the ledger and its delivery stand. */
export type ReadLedgerStatus = TE.TaskEither<LedgerTrouble, LedgerStatus>
