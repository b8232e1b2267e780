import type { EpochMs } from '../registration/epoch-ms'
import { sheetTimestamp } from '../registration/sheet-timestamp'

/** `moment` is the timestamp as written in the row, `phones` the possible spellings of its phone number. */
export type SheetRow = { readonly moment: string; readonly phones: ReadonlyArray<string> }

export type SheetContent = {
  readonly marks: ReadonlyArray<{ readonly id: number; readonly mark: string }>
  readonly rows: ReadonlyArray<SheetRow>
}

export type KeptMoment = { readonly id: number; readonly phone: string; readonly at: EpochMs }

/** The number of rows in the sheet for each timestamp and phone number. */
export type RowCounts = ReadonlyMap<string, number>

const keyOf = (moment: string, phone: string): string => `${moment} ${phone}`

const keptKey = ({ phone, at }: KeptMoment): string => keyOf(sheetTimestamp(at), phone)

const countKeys = (keys: ReadonlyArray<string>): RowCounts => {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

export const countRows = (rows: ReadonlyArray<SheetRow>): RowCounts =>
  countKeys(rows.flatMap(({ moment, phones }) => [...new Set(phones)].map((phone) => keyOf(moment, phone))))

export const mayHaveArrived =
  (counts: RowCounts) =>
  (kept: KeptMoment): boolean =>
    counts.has(keptKey(kept))

/** The waiting rows that the sheet already holds; equal rows are matched to delivered registrations first. */
export const arrivedRows = (
  counts: RowCounts,
  delivered: ReadonlyArray<KeptMoment>,
  waiting: ReadonlyArray<KeptMoment>,
): ReadonlyArray<KeptMoment> => {
  const taken = new Map(countKeys(delivered.map(keptKey)))
  return waiting.filter((kept) => {
    const key = keptKey(kept)
    const before = taken.get(key) ?? 0
    taken.set(key, before + 1)
    return before < (counts.get(key) ?? 0)
  })
}
