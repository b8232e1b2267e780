import type { RowOf } from '../statements/statements'

/** A tab that took rows, and how many erased persons may still have rows in it. */
export type ListedSheet = RowOf<'listedSheets'>

/** How many sheets were given up, and what had been waiting for them. */
export type GivenUp = { readonly sheets: number; readonly removals: number; readonly batches: number }
