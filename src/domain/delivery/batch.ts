import type { KeptRegistration } from '../registration/registration'
import type { EpochMs } from '../time/epoch-ms'
import { type Doubt, doubtReason } from './doubt'
import type { KnownSheet } from './known-sheet'
import type { RemovalRound } from './removal'
import type { SheetContent } from './sheet-content'

/**
 * Rows sent in one call. `markerValue` is the value of its marker. `id` and `markerValue` never change after
 * creation, and rows leave only by erasure.
 */
export type Batch = {
  readonly id: number
  readonly markerValue: string
  /** The spreadsheet that the batch was first sent to and that may have its rows; null until it is sent. */
  readonly spreadsheet: string | null
  readonly tries: number
  readonly rows: ReadonlyArray<KeptRegistration>
}

/** `halted`: until `retry` or a restart. `reading`: after a restore, every sheet that took rows is read before anything is sent. */
export type Work =
  | { readonly tag: 'batch'; readonly batch: Batch }
  | { readonly tag: 'removals'; readonly round: RemovalRound }
  | { readonly tag: 'reading'; readonly sheets: ReadonlyArray<KnownSheet> }
  | { readonly tag: 'idle' }
  | { readonly tag: 'halted' }

/**
 * `refused`: invalid request. `passing`: a retry may succeed. `forbidden`: staff have to grant access first. `doubtful`: staff have
 * to settle the doubt first.
 */
export type SendFailure =
  | { readonly tag: 'refused'; readonly reason: string }
  | { readonly tag: 'passing'; readonly reason: string; readonly retryAfterMs: number | null }
  | { readonly tag: 'forbidden'; readonly reason: string }
  | { readonly tag: 'doubtful'; readonly doubt: Doubt }

/** Whether no retry can succeed before staff act. */
export const needsStaff = ({ tag }: SendFailure): boolean => tag === 'forbidden' || tag === 'doubtful'

/** The reason of a failure as the ledger stores it. */
export const reasonOf = (failure: SendFailure): string =>
  failure.tag === 'doubtful' ? doubtReason(failure.doubt) : failure.reason

/** A failure after which a retry may succeed; the service asked for no delay. */
export const passing = (reason: string): SendFailure => ({ tag: 'passing', reason, retryAfterMs: null })

/** Whose marker has the id of a batch: of this batch, of another batch, or nobody’s. */
export type MarkerOwner = 'ours' | 'foreign' | 'absent'

export type Setback =
  | { readonly tag: 'postponed'; readonly reason: string; readonly retryAfterMs: number | null }
  | { readonly tag: 'halted'; readonly reason: string }

export type Settlement =
  | { readonly tag: 'delivered' }
  | { readonly tag: 'renumbered' }
  | { readonly tag: 'split' }
  | { readonly tag: 'parked'; readonly reason: string }
  | Setback

/** Whether the sheet now holds our marker under the id; the ledger prunes that marker later. */
export type MarkerState = { readonly isMarked: boolean }

/** `renumbered`: the id is reserved, because an earlier call may still arrive, and the removals are sent under a new id. */
export type RemovalSettlement =
  | ({ readonly tag: 'removed' } & MarkerState)
  | ({ readonly tag: 'renumbered' } & MarkerState)
  | Setback

export type ReadingSettlement = { readonly tag: 'read'; readonly content: SheetContent } | Setback

export type SettledWork =
  | { readonly tag: 'reading'; readonly settlement: ReadingSettlement }
  | { readonly tag: 'batch'; readonly id: number; readonly settlement: Settlement }
  | {
      readonly tag: 'removals'
      readonly round: RemovalRound
      readonly settlement: RemovalSettlement
    }

/** `at` is a time of the ledger's clock, which may differ from the caller's. */
export type ReservedWrite = { readonly at: EpochMs; readonly waitMs: number }
