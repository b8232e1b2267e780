/** Rows of an erased person that are to go from a sheet; the mark finds them without the number being kept. */
export type Removal = { readonly id: string; readonly phoneMark: string }

/**
 * Removals that are done in one piece. Rows are deleted by their place, so a call that comes late would take others: its
 * number goes into the sheet with it and lets one call through. Unless it is fresh, an earlier one may be under way.
 */
export type RemovalRound = {
  readonly id: number
  readonly isFresh: boolean
  readonly removals: ReadonlyArray<Removal>
}
