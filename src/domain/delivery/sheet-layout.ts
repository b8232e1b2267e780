import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { phonesInCell } from '../phone/phones-in-cell'
import { PHONE_COLUMN, ROW_NUMBER_COLUMN, TIME_COLUMN } from '../registration/form-columns'
import { SHEET_COLUMNS, type Target } from '../registration/registration'
import { headingElsewhere, type LayoutFault, lostColumns } from './layout-fault'
import { isMostly, isTime, locateColumns } from './locate-columns'
import { type Column, cellAt, type Evidence, evidenceOf, filledCells, type SheetHead } from './sheet-evidence'

/** `columns`: where each of our columns is, from 0, by its name. `headingRow` is -1 if the tab has no headings. */
export type SheetLayout = { readonly columns: ReadonlyMap<string, number>; readonly headingRow: number }

/** The number of rows that are read as a tab’s head. */
export const HEAD_ROWS = 20

/**
 * The row of the headings. Without known ones, it is a first row with text but no digit in our columns: a registration whose
 * number staff overwrote still has its time.
 */
const headingRowAt = (
  { rows: [first] }: SheetHead,
  { headingRow: known }: Evidence,
  columns: ReadonlyMap<string, number>,
): number => {
  if (known >= 0 || first === undefined) return known
  const titles = [...columns.values()].map((column) => cellAt(first, column))
  return titles.some((title) => title !== '') && !titles.some((title) => /\d/.test(title)) ? 0 : -1
}

/** Whether a cell is a checkbox, which staff may add to a column down to rows that are otherwise empty. */
const isCheckbox = (cell: string): boolean => /^(?:true|false)$/i.test(cell)

/** The phone cells of rows that have a phone number or a time: staff may have cut the numbers out and left the times. */
const phoneCells = (
  { rows }: SheetHead,
  headingRow: number,
  columns: ReadonlyMap<string, number>,
): ReadonlyArray<string> =>
  rows.slice(headingRow + 1).flatMap((row) => {
    const cellOf = (name: string) => cellAt(row, columns.get(name) ?? -1)
    const phone = cellOf(PHONE_COLUMN)
    return (phone !== '' && !isCheckbox(phone)) || isTime(cellOf(TIME_COLUMN)) ? [phone] : []
  })

/**
 * Whether most cells of the phone column hold numbers. An empty phone column is accepted only if all our other columns, except
 * the row numbers, are empty too.
 */
const holdsPhones = (head: SheetHead, found: ReadonlyMap<string, number>, headingRow: number): boolean => {
  const numbers = phoneCells(head, headingRow, found)
  return numbers.length === 0
    ? [...found].every(
        ([name, column]) =>
          name === ROW_NUMBER_COLUMN || filledCells(head, headingRow, column).every(isCheckbox),
      )
    : isMostly(numbers, (cell) => phonesInCell(cell).length > 0)
}

/** Whether, without known headings, the marked column of times holds something else and another column holds times. */
const areTimesElsewhere = (
  head: SheetHead,
  { marked, headingRow: known }: Evidence,
  headingRow: number,
  column: number,
): boolean => {
  const cells = filledCells(head, headingRow, column)
  if (known >= 0 || !marked.has(TIME_COLUMN) || cells.length === 0 || cells.some(isTime)) return false
  return head.rows.some((row) => row.some(isTime))
}

/**
 * Where our columns are in a tab, whatever staff inserted, moved or renamed: by marks, else by headings, else by
 * content. Fails if the phone column or, once there are rows, that of times is not found, or if the former holds no phone
 * numbers.
 */
export const findColumns = (target: Target, head: SheetHead): E.Either<LayoutFault, SheetLayout> => {
  const columns: ReadonlyArray<Column> = SHEET_COLUMNS[target]
  const evidence = evidenceOf(head, columns)
  const elsewhere = headingElsewhere(columns, evidence)
  if (elsewhere !== null) return E.left(elsewhere)
  const found = locateColumns(head, columns, evidence)
  const columnsFound = new Map(
    columns.flatMap(({ name }, index) => {
      const column = found[index] ?? null
      return column === null ? [] : [[name, column] as const]
    }),
  )
  const neededColumns = columns.filter(({ name }) => name === PHONE_COLUMN || name === TIME_COLUMN)
  const phoneColumn = columnsFound.get(PHONE_COLUMN)
  const headingRow = headingRowAt(head, evidence, columnsFound)
  const timeColumn = columnsFound.get(TIME_COLUMN)
  if (timeColumn !== undefined && areTimesElsewhere(head, evidence, headingRow, timeColumn))
    columnsFound.delete(TIME_COLUMN)
  const isTimeNeeded = phoneColumn !== undefined && filledCells(head, headingRow, phoneColumn).length > 0
  if (phoneColumn === undefined || (isTimeNeeded && !columnsFound.has(TIME_COLUMN)))
    return E.left(
      lostColumns(
        evidence,
        neededColumns.filter(({ name }) => !columnsFound.has(name)),
      ),
    )
  return holdsPhones(head, columnsFound, headingRow)
    ? E.right({ columns: columnsFound, headingRow })
    : E.left({ tag: 'numbersElsewhere', column: phoneColumn })
}

/** `missing`: columns that are new in this release, which the tab does not have yet. */
export type WholeLayout = SheetLayout & { readonly missing: ReadonlyArray<string> }

/** As `findColumns`, but fails if any column is missing, except columns that are new in this release. */
export const findAllColumns = (target: Target, head: SheetHead): E.Either<LayoutFault, WholeLayout> =>
  pipe(
    findColumns(target, head),
    E.chain((layout) => {
      const columns: ReadonlyArray<Column> = SHEET_COLUMNS[target]
      const missing = columns.filter(({ name }) => !layout.columns.has(name))
      const lost = missing.filter(({ isNew }) => isNew !== true)
      return lost.length === 0
        ? E.right({ ...layout, missing: missing.map(({ name }) => name) })
        : E.left(lostColumns(evidenceOf(head, columns), lost))
    }),
  )
