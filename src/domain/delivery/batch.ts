import type { RemovalRound } from './removal'

/**
 * Rows that go to a sheet in one piece. Its number and its mark are what the sheet is told of it, and never change; rows
 * only leave it, when a person is erased.
 */
export type Batch<Row> = {
  readonly id: number
  readonly mark: string
  readonly attempts: number
  readonly rows: ReadonlyArray<Row>
}

/** What there is to do for a sheet: a batch, a round of removals, nothing yet, or nothing until staff release it. */
export type Work<Row> =
  | { readonly tag: 'batch'; readonly batch: Batch<Row> }
  | { readonly tag: 'removals'; readonly round: RemovalRound }
  | { readonly tag: 'nothing' }
  | { readonly tag: 'halted' }

/** `refused`: the service found something wrong with it. `passing`: try again. `forbidden`: nobody but staff can help. */
export type SendFailure =
  | { readonly tag: 'refused'; readonly reason: string }
  | { readonly tag: 'passing'; readonly reason: string; readonly retryAfterMs: number | null }
  | { readonly tag: 'forbidden'; readonly reason: string }

/** Whose mark stands in the sheet under a batch's number. */
export type Marker = 'ours' | 'foreign' | 'absent'

/** What keeps work from being done for now, or until staff help. */
export type Setback =
  | { readonly tag: 'postponed'; readonly reason: string; readonly retryAfterMs: number | null }
  | { readonly tag: 'halted'; readonly reason: string }

/** What becomes of a batch. */
export type Settlement =
  | { readonly tag: 'delivered' }
  | { readonly tag: 'renumbered' }
  | { readonly tag: 'split' }
  | { readonly tag: 'parked'; readonly reason: string }
  | Setback

/** Whether a mark of ours stands in the sheet under a round's number; the ledger has it removed one day. */
export type NumberUse = { readonly isMarked: boolean }

/** What becomes of a round of removals: no row is left, its number is used up and it is done under another, or it waits. */
export type RemovalSettlement =
  | ({ readonly tag: 'removed' } & NumberUse)
  | ({ readonly tag: 'renumbered' } & NumberUse)
  | Setback

/** Work with what became of it. */
export type SettledWork =
  | { readonly tag: 'batch'; readonly id: number; readonly settlement: Settlement }
  | {
      readonly tag: 'removals'
      readonly round: RemovalRound
      readonly settlement: RemovalSettlement
    }
