import { phonesInCell } from '../phone/phones-in-cell'
import { PHONE_COLUMN, TIME_COLUMN } from '../registration/form-columns'
import { fold } from '../text/fold'
import { readVietnamTime } from '../time/vietnam-time'
import { type Column, cellAt, type Evidence, filledCells, type SheetHead } from './sheet-evidence'

/** How many columns to the right of their first place our columns are looked for without headings. */
const FARTHEST_SHIFT = 20

const isRowOfOurs = (row: ReadonlyArray<string>, phoneColumn: number, timeColumn: number): boolean =>
  phonesInCell(cellAt(row, phoneColumn)).length > 0 && readVietnamTime(cellAt(row, timeColumn)) !== null

/**
 * For a tab without marks and headings: by how many columns ours were shifted to the right. Most rows have a number and a time
 * there.
 */
const shiftOf = ({ rows }: SheetHead, columns: ReadonlyArray<Column>): number => {
  const phone = columns.findIndex(({ name }) => name === PHONE_COLUMN)
  const time = columns.findIndex(({ name }) => name === TIME_COLUMN)
  const fits = Array.from(
    { length: FARTHEST_SHIFT + 1 },
    (_, shift) => rows.filter((row) => isRowOfOurs(row, phone + shift, time + shift)).length,
  )
  return fits.indexOf(Math.max(...fits))
}

/** Columns that every registration fills. */
const NEVER_EMPTY: ReadonlyArray<string> = [PHONE_COLUMN, TIME_COLUMN]

/**
 * Locates a column by its mark. If staff cut the cells of the column and pasted them elsewhere, the mark stays on the empty
 * column: the column is then located by its heading, which moved with the cells.
 */
const locate = ({ name, heading }: Column, evidence: Evidence): number | null => {
  const { isHeaded, isFilled, titleAt, headingRow, hasRows } = evidence
  const own = fold(heading)
  const headedColumns = evidence.headed.get(own) ?? []
  const markedColumns = evidence.marked.get(name) ?? []
  const isAbandoned = (column: number): boolean => {
    const isOfAnother = isHeaded(column) && titleAt(column) !== own
    const isCutOut = !isFilled(column) && (headedColumns.length === 1 || (titleAt(column) === '' && hasRows))
    return headingRow < 0 ? isCutOut && NEVER_EMPTY.includes(name) : isOfAnother || isCutOut
  }
  const [column, ...others] = markedColumns.filter((each) => !isAbandoned(each))
  if (column !== undefined && others.length === 0) return column
  const both = headedColumns.filter((each) => markedColumns.includes(each))
  const [only, ...more] = both.length === 1 ? both : headedColumns
  return only !== undefined && more.length === 0 ? only : null
}

/** Whether at least half of the cells satisfy `isOfKind`. */
export const isMostly = (cells: ReadonlyArray<string>, isOfKind: (cell: string) => boolean): boolean =>
  2 * cells.filter(isOfKind).length >= cells.length

const isNumber = (cell: string): boolean => /^\d+$/.test(cell)
/** Whether a cell shows a date, with or without a time. */
export const isTime = (cell: string): boolean => readVietnamTime(cell) !== null

/**
 * Locates a column that has neither mark nor heading: it is the one column between its two neighbours, or, if it is our first or
 * last one, the column beside its neighbour, if most cells there are of its kind.
 */
const fillGaps = (
  located: ReadonlyArray<number | null>,
  filledAt: (column: number) => ReadonlyArray<string>,
): ReadonlyArray<number | null> =>
  located.map((column, index) => {
    if (column !== null) return column
    const before = located[index - 1] ?? null
    const after = located[index + 1] ?? null
    const isBetween = index > 0 && index < located.length - 1
    if (isBetween)
      return before !== null && after === before + 2 && !located.includes(before + 1) ? before + 1 : null
    const guess = index === 0 ? (after ?? 0) - 1 : (before ?? -2) + 1
    const cells = filledAt(guess)
    const isOfKind = index === 0 ? isNumber : isTime
    return !located.includes(guess) && cells.length > 0 && isMostly(cells, isOfKind) ? guess : null
  })

/**
 * Whether a column is found by its mark alone: a column that is new in this release may not exist yet, and staff may have a
 * column with the same heading.
 */
const needsMark = ({ name, isNew }: Column, { marked }: Evidence): boolean =>
  isNew === true && !marked.has(name)

/**
 * Where each of `columns` is, from 0, or null if that is uncertain:
 * 1. where its mark is, unless its content was cut out from there or another heading stands there (`locate`);
 * 2. else where its heading is, if only one column has it;
 * 3. else, without both, beside or between its neighbours, if the cells there are of its kind (`fillGaps`);
 * 4. if no column at all has a mark or heading, all are shifted to where most rows hold a number and a time (`shiftOf`).
 * One that is new in this release is found by its mark only. `sheet-layout.ts` refuses what contradicts itself.
 */
export const locateColumns = (
  head: SheetHead,
  columns: ReadonlyArray<Column>,
  evidence: Evidence,
): ReadonlyArray<number | null> => {
  const located = columns.map((column) => (needsMark(column, evidence) ? null : locate(column, evidence)))
  if (located.some((column) => column !== null)) {
    const filled = fillGaps(located, (column) => filledCells(head, evidence.headingRow, column))
    return columns.map((column, index) => (needsMark(column, evidence) ? null : (filled[index] ?? null)))
  }
  const shift = shiftOf(head, columns)
  return columns.map((_, index) => index + shift)
}
