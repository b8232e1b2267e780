import type { KeptRegistration } from '../registration/registration'
import type { RemovalRound } from './removal'
import type { SheetContent } from './sheet-content'

/** Rows sent in one call. The id and the mark never change once the batch is created; rows leave it only by erasure. */
export type Batch<Row = KeptRegistration> = {
  readonly id: number
  readonly mark: string
  readonly attempts: number
  readonly rows: ReadonlyArray<Row>
}

/** `halted`: nothing until staff release the sheet. `unread`: the ledger was restored and does not know what the sheet holds. */
export type Work<Row = KeptRegistration> =
  | { readonly tag: 'batch'; readonly batch: Batch<Row> }
  | { readonly tag: 'removals'; readonly round: RemovalRound }
  | { readonly tag: 'unread' }
  | { readonly tag: 'idle' }
  | { readonly tag: 'halted' }

/** `refused`: the request is invalid. `passing`: a later try may succeed. `forbidden`: staff have to grant access first. */
export type SendFailure =
  | { readonly tag: 'refused'; readonly reason: string }
  | { readonly tag: 'passing'; readonly reason: string; readonly retryAfterMs: number | null }
  | { readonly tag: 'forbidden'; readonly reason: string }

export type Marker = 'ours' | 'foreign' | 'absent'

export type Setback =
  | { readonly tag: 'postponed'; readonly reason: string; readonly retryAfterMs: number | null }
  | { readonly tag: 'halted'; readonly reason: string }

export type Settlement =
  | { readonly tag: 'delivered' }
  | { readonly tag: 'renumbered' }
  | { readonly tag: 'split' }
  | { readonly tag: 'parked'; readonly reason: string }
  | Setback

/** Whether the sheet holds a marker of ours under the id; the ledger prunes it later. */
export type Reservation = { readonly isMarked: boolean }

/** `renumbered`: its id is reserved, and the removals are done under a new one. */
export type RemovalSettlement =
  | ({ readonly tag: 'removed' } & Reservation)
  | ({ readonly tag: 'renumbered' } & Reservation)
  | Setback

export type SheetSettlement = { readonly tag: 'read'; readonly content: SheetContent } | Setback

export type SettledWork =
  | { readonly tag: 'sheet'; readonly settlement: SheetSettlement }
  | { readonly tag: 'batch'; readonly id: number; readonly settlement: Settlement }
  | {
      readonly tag: 'removals'
      readonly round: RemovalRound
      readonly settlement: RemovalSettlement
    }
