import { nationalNumber } from '../phone/phone-spellings'
import { phonesInCell } from '../phone/phones-in-cell'
import { PHONE_COLUMN, TIME_COLUMN } from '../registration/form-columns'
import { SHEET_COLUMNS, TARGETS } from '../registration/registration'
import { fold } from '../text/fold'
import type { EpochMs } from '../time/epoch-ms'
import {
  type DateOrder,
  dateOrderOf,
  holdsDate,
  mayBeSwapped,
  readVietnamTime,
  type VietnamTime,
} from '../time/vietnam-time'
import type { TabName } from './known-sheet'

/** `row` counts from 0. */
export type RowPosition = { readonly tab: TabName; readonly row: number }

/** The cells of the two columns by which a row is found. `isMonthFirst`: typed dates have the month first, by the locale. */
export type RowCells = { readonly phone: unknown; readonly time: unknown; readonly isMonthFirst?: boolean }

/**
 * A row of a tab, with the cells that are read. `phones`: the spellings in which its number may be stored in the ledger;
 * `persons`: the same numbers in the national form.
 */
export type SheetRow = RowPosition & {
  readonly phones: ReadonlyArray<string>
  readonly persons: ReadonlyArray<string>
  readonly time: VietnamTime | null
  readonly order: DateOrder
}

const isBlank = (cell: unknown): boolean => String(cell ?? '').trim() === ''

const HEADINGS = TARGETS.map((target) =>
  [PHONE_COLUMN, TIME_COLUMN].flatMap((wanted) =>
    SHEET_COLUMNS[target].filter(({ name }) => name === wanted).map(({ heading }) => fold(heading)),
  ),
)

const isHeadings = (...cells: ReadonlyArray<unknown>): boolean =>
  HEADINGS.some((headings) =>
    headings.every((heading, index) => fold(String(cells[index] ?? '')) === heading),
  )

/**
 * Reads a row; null if no registration stands in it: both cells are blank, or it is the headings, or above them (where titles
 * stand, and registrations that staff sorted or moved there) without a phone number and without a date. `headingRow` counts from
 * 0; -1 if there are no headings.
 */
export const readSheetRow = (
  position: RowPosition,
  { phone, time, isMonthFirst }: RowCells,
  headingRow = -1,
): SheetRow | null => {
  if ((isBlank(phone) && isBlank(time)) || position.row === headingRow) return null
  const phones = phonesInCell(phone)
  const isTitle = position.row < headingRow && !holdsDate(time)
  if (phones.length === 0 && (isTitle || isHeadings(phone, time))) return null
  return {
    ...position,
    phones,
    persons: [...new Set(phones.map(nationalNumber))],
    time: isMonthFirst === true && mayBeSwapped(time) ? null : readVietnamTime(time),
    order: dateOrderOf(time),
  }
}

/** The rows, in which dates that may be read either way count as unreadable if any row of the tab has the month first. */
export const withoutSwapped = (
  rows: ReadonlyArray<SheetRow>,
  hasMonthFirst: boolean,
): ReadonlyArray<SheetRow> =>
  hasMonthFirst ? rows.map((row) => (row.order === 'either' ? { ...row, time: null } : row)) : rows

/** Whether the time of a row may mean `at`; always if it cannot be read. */
export const mayBeOf = ({ time }: SheetRow, at: EpochMs): boolean =>
  time === null || (time.from <= at && at <= time.to)
