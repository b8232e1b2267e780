import type { EpochMs } from '../registration/epoch-ms'

/** Deletes an erased person's rows up to `rowsUntil`; later rows stay. `phoneMark` is a keyed hash of the phone number. */
export type Removal = {
  readonly id: string
  readonly phoneMark: string
  readonly rowsUntil: EpochMs | null
}

// The call deletes rows by index, so a late duplicate would delete other rows: it also creates a marker under `id`,
// which can exist only once. Unless `isFresh`, an earlier call under the same id may still be in flight.
export type RemovalRound = {
  readonly id: number
  readonly isFresh: boolean
  readonly removals: ReadonlyArray<Removal>
}
