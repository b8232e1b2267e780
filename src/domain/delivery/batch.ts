/** The most rows that travel together. */
export const BATCH_ROWS = 500

/** Rows that go to a sheet in one piece. A formed batch never changes; its number marks it in the sheet. */
export type Batch<Row> = {
  readonly id: number
  readonly attempts: number
  readonly rows: ReadonlyArray<Row>
}

/** What there is to do for a sheet: a batch, nothing yet, or nothing until staff release it. */
export type Work<Row> =
  | { readonly tag: 'batch'; readonly batch: Batch<Row> }
  | { readonly tag: 'nothing' }
  | { readonly tag: 'halted' }

/** `refused`: the service found something wrong with it. `passing`: try again. `forbidden`: nobody but staff can help. */
export type SendFailure =
  | { readonly tag: 'refused'; readonly reason: string }
  | { readonly tag: 'passing'; readonly reason: string; readonly retryAfterMs: number | null }
  | { readonly tag: 'forbidden'; readonly reason: string }

/** Whose mark stands in the sheet under a batch's number. */
export type Marker = 'ours' | 'foreign' | 'absent'

/** What becomes of a batch. */
export type Settlement =
  | { readonly tag: 'delivered' }
  | { readonly tag: 'postponed'; readonly reason: string; readonly retryAfterMs: number | null }
  | { readonly tag: 'renumbered' }
  | { readonly tag: 'split' }
  | { readonly tag: 'parked'; readonly reason: string }
  | { readonly tag: 'halted'; readonly reason: string }
