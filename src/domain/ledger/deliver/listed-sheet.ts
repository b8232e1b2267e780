import type { KnownSheet } from '../../delivery/known-sheet'
import type { Target } from '../../registration/registration'

/** A tab that took rows, and how many erased persons may still have rows in it. */
export type ListedSheet = KnownSheet & { readonly target: Target; readonly queuedRemovals: number }

/** How many sheets were given up, and what had been waiting for them. */
export type GivenUp = { readonly sheets: number; readonly removals: number; readonly batches: number }
