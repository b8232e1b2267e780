/** Rows of an erased person to delete from a sheet. The mark is a keyed hash of the phone number. */
export type Removal = { readonly id: string; readonly phoneMark: string }

/**
 * Removals done in one call. Rows are deleted by their index, so a late retry would delete others: the call sets a marker
 * under `id`, which a second call with the same id cannot. Unless `isFresh`, an earlier call may still be under way.
 */
export type RemovalRound = {
  readonly id: number
  readonly isFresh: boolean
  readonly removals: ReadonlyArray<Removal>
}
