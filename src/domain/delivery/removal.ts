import type { EpochMs } from '../registration/epoch-ms'
import type { KnownSheet } from './known-sheet'
import { mayBeOf, type SheetRow } from './sheet-row'

/**
 * Deletes an erased person's rows up to `rowsUntil`; later rows stay. `phoneMark` is a keyed hash of the phone number.
 * `times`: when the person's erased registrations were received; null if the sheet may have others.
 */
export type Removal = {
  readonly id: string
  readonly phoneMark: string
  readonly rowsUntil: EpochMs | null
  readonly times: ReadonlyArray<EpochMs> | null
}

// The call deletes rows by index, so a late duplicate would delete other rows: it also creates a marker under `id`,
// which can exist only once. Unless `isFresh`, an earlier call under the same id may still be in flight.
// `sheet` is null for the sheet that is configured now.
export type RemovalRound = {
  readonly id: number
  readonly isFresh: boolean
  readonly sheet: KnownSheet | null
  readonly removals: ReadonlyArray<Removal>
}

/** Rows by what an erasure does with them, as indexes from 0. */
export type FoundRows = {
  readonly meant: ReadonlyArray<number>
  /** Rows of an erased number that may be newer than the erasure: their time cannot be read precisely enough. */
  readonly undated: ReadonlyArray<number>
  /** Rows with no readable phone number that may be an erased person's by their time. */
  readonly unnumbered: ReadonlyArray<number>
}

const SECOND_MS = 1_000

const isMeant = ({ time }: SheetRow, limit: EpochMs): boolean | null => {
  if (limit === Number.POSITIVE_INFINITY) return true
  if (time === null) return null
  if (time.from > limit) return false
  return time.to <= limit || time.to - time.from < SECOND_MS ? true : null
}

const mayBeErased = ({ rowsUntil, times }: Removal, row: SheetRow): boolean =>
  times === null
    ? row.time === null || row.time.from <= (rowsUntil ?? Number.POSITIVE_INFINITY)
    : times.some((at) => mayBeOf(row, at))

/** `markPhone` hashes a phone number as the removals do. */
export const sortRows = (
  removals: ReadonlyArray<Removal>,
  markPhone: (phone: string) => string,
): ((rows: ReadonlyArray<SheetRow>) => FoundRows) => {
  const limits = new Map<string, EpochMs>()
  for (const { phoneMark, rowsUntil } of removals)
    limits.set(phoneMark, Math.max(limits.get(phoneMark) ?? 0, rowsUntil ?? Number.POSITIVE_INFINITY))
  return (rows) => {
    const found = {
      meant: [] as Array<number>,
      undated: [] as Array<number>,
      unnumbered: [] as Array<number>,
    }
    for (const row of rows) {
      if (row.phones.length === 0 && removals.some((removal) => mayBeErased(removal, row)))
        found.unnumbered.push(row.row)
      const limit = row.phones
        .map((phone) => limits.get(markPhone(phone)))
        .reduce((most, each) => (each === undefined ? most : Math.max(most ?? 0, each)), undefined)
      if (limit === undefined) continue
      const meant = isMeant(row, limit)
      if (meant === null) found.undated.push(row.row)
      else if (meant) found.meant.push(row.row)
    }
    return found
  }
}

export const NONE_FOUND: FoundRows = { meant: [], undated: [], unnumbered: [] }

export const joinFound = (one: FoundRows, other: FoundRows): FoundRows => ({
  meant: [...one.meant, ...other.meant],
  undated: [...one.undated, ...other.undated],
  unnumbered: [...one.unnumbered, ...other.unnumbered],
})
