import type { EpochMs } from '../registration/epoch-ms'

/** Rows of an erased person to delete from a sheet. The mark is a keyed hash of the phone number; rows later than `rowsUntil` came after the erasure and stay. */
export type Removal = {
  readonly id: string
  readonly phoneMark: string
  readonly rowsUntil: EpochMs | null
}

/**
 * Removals done in one call. Rows are deleted by their index, so a late retry would delete others: the call sets a marker
 * under `id`, which a second call with the same id cannot. Unless `isFresh`, an earlier call may still be under way.
 */
export type RemovalRound = {
  readonly id: number
  readonly isFresh: boolean
  readonly removals: ReadonlyArray<Removal>
}
