import { type EpochMs, SECOND_MS } from '../time/epoch-ms'
import type { KnownSheet } from './known-sheet'
import { mayBeOf, type SheetRow, withoutSwapped } from './sheet-row'

/**
 * Deletes an erased person's rows up to `rowsUntil`; later rows stay. `phoneHash` is a keyed hash of the phone number.
 * `times`: when the person's erased registrations were received; null if the sheet may have others.
 */
export type Removal = {
  readonly id: string
  readonly phoneHash: string
  readonly rowsUntil: EpochMs | null
  readonly times: ReadonlyArray<EpochMs> | null
}

/**
 * The call deletes rows by index, so a late duplicate would delete other rows. It therefore also creates a marker under `id`,
 * which can exist only once. Unless `isFresh`, an earlier call under the same id may still be in flight. `sheet` is null for the
 * sheet that is configured now.
 */
export type RemovalRound = {
  readonly id: number
  readonly isFresh: boolean
  readonly sheet: KnownSheet | null
  readonly removals: ReadonlyArray<Removal>
}

/** What an erasure does with rows, given as indexes from 0. */
export type FoundRows = {
  readonly toDelete: ReadonlyArray<number>
  /** Rows of an erased number that may be newer than the erasure: their time cannot be read precisely enough. */
  readonly undated: ReadonlyArray<number>
  /** Rows with no readable phone number that may be an erased person's by their time. */
  readonly withoutPhone: ReadonlyArray<number>
}

/** `erased`: the row is of the time up to `limit`; `unsure`: its time cannot be read precisely enough to tell. */
type Fate = 'erased' | 'newer' | 'unsure'

const fateOf = ({ time }: SheetRow, limit: EpochMs): Fate => {
  if (limit === Number.POSITIVE_INFINITY) return 'erased'
  if (time === null) return 'unsure'
  if (time.from > limit) return 'newer'
  return time.to <= limit || time.to - time.from < SECOND_MS ? 'erased' : 'unsure'
}

const mayBeOfRemoval =
  (row: SheetRow) =>
  ({ rowsUntil, times }: Removal): boolean =>
    times === null
      ? row.time === null || row.time.from <= (rowsUntil ?? Number.POSITIVE_INFINITY)
      : times.some((at) => mayBeOf(row, at))

type Limits = ReadonlyMap<string, EpochMs>

const limitsOf = (removals: ReadonlyArray<Removal>): Limits => {
  const limits = new Map<string, EpochMs>()
  for (const { phoneHash, rowsUntil } of removals)
    limits.set(phoneHash, Math.max(limits.get(phoneHash) ?? 0, rowsUntil ?? Number.POSITIVE_INFINITY))
  return limits
}

/**
 * A row that an erasure may delete. `limit`: rows up to this time are of the erased person; null if the number of the row cannot
 * be read.
 */
type ErasableRow = { readonly row: SheetRow; readonly limit: EpochMs | null }

/**
 * Sorts the rows of a tab, which are added in pieces, by what the removals do with them; `hashPhone` hashes a phone number as
 * the removals do.
 */
export const createRowClassifier = (
  removals: ReadonlyArray<Removal>,
  hashPhone: (phone: string) => string,
) => {
  const limits = limitsOf(removals)
  const candidates: Array<ErasableRow> = []
  let hasMonthFirst = false
  const limitOf = ({ phones }: SheetRow): EpochMs | null =>
    phones
      .map((phone) => limits.get(hashPhone(phone)) ?? null)
      .reduce((most, each) => (each === null ? most : Math.max(most ?? 0, each)), null)
  return {
    add: (rows: ReadonlyArray<SheetRow>): void => {
      for (const row of rows) {
        hasMonthFirst ||= row.order === 'monthFirst'
        const limit = limitOf(row)
        if (limit !== null || row.phones.length === 0) candidates.push({ row, limit })
      }
    },
    found: (): FoundRows => {
      const rowsWith = (isWanted: (each: ErasableRow) => boolean): ReadonlyArray<number> =>
        candidates.filter(isWanted).map(({ row }) => row.row)
      const readOf = (row: SheetRow): SheetRow => withoutSwapped([row], hasMonthFirst)[0] ?? row
      const rowsOf = (fate: Fate): ReadonlyArray<number> =>
        rowsWith(({ row, limit }) => limit !== null && fateOf(readOf(row), limit) === fate)
      const mayBeErased = ({ row }: ErasableRow): boolean =>
        row.phones.length === 0 && removals.some(mayBeOfRemoval(readOf(row)))
      return {
        toDelete: rowsOf('erased'),
        undated: rowsOf('unsure'),
        withoutPhone: rowsWith(mayBeErased),
      }
    },
  }
}
