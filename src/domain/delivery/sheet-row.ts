import type { EpochMs } from '../registration/epoch-ms'
import { nationalNumber } from '../registration/phone-spellings'
import { phonesInCell } from '../registration/phones-in-cell'
import { type DateOrder, dateOrderOf, readSheetTime, type SheetTime } from '../registration/sheet-time'
import type { TabName } from './known-sheet'

/** `row` counts from 0. */
export type RowPlace = { readonly tab: TabName; readonly row: number }

/**
 * A row of a tab as far as it is read. `phones`: each spelling that its number may have been stored
 * as; `persons`: those numbers in the national form.
 */
export type SheetRow = RowPlace & {
  readonly phones: ReadonlyArray<string>
  readonly persons: ReadonlyArray<string>
  readonly time: SheetTime | null
  readonly order: DateOrder
}

/** The number by which rows of one person are found together. */
export const personOf = (phone: string): string => nationalNumber(phone)

const isBlank = (cell: unknown): boolean => String(cell ?? '').trim() === ''

/** Null if both cells are blank: no registration stands in the row. */
export const readSheetRow = (place: RowPlace, phoneCell: unknown, timeCell: unknown): SheetRow | null => {
  if (isBlank(phoneCell) && isBlank(timeCell)) return null
  const phones = phonesInCell(phoneCell)
  return {
    ...place,
    phones,
    persons: [...new Set(phones.map(personOf))],
    time: readSheetTime(timeCell),
    order: dateOrderOf(timeCell),
  }
}

/** Where one row of a tab has the month first, a time that may be read either way cannot be read. */
export const withoutSwapped = (
  rows: ReadonlyArray<SheetRow>,
  hasMonthFirst: boolean,
): ReadonlyArray<SheetRow> =>
  hasMonthFirst ? rows.map((row) => (row.order === 'either' ? { ...row, time: null } : row)) : rows

export const mayBeOf = ({ time }: SheetRow, at: EpochMs): boolean =>
  time === null || (time.from <= at && at <= time.to)
