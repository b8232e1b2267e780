import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { phonesInCell } from '../phone/phones-in-cell'
import { PHONE_COLUMN, ROW_NUMBER_COLUMN, TIME_COLUMN } from '../registration/form-columns'
import type { Target } from '../registration/registration'
import { readSheetTime } from '../sheet-cell/sheet-time'
import { fold } from '../text/fold'
import {
  type Column,
  cellAt,
  columnsOf,
  type Evidence,
  evidenceOf,
  filledCells,
  type SheetHead,
} from './sheet-evidence'

/** `columns`: where each of our columns is, from 0, by its name. `headingRow` is -1 if the tab has no headings. */
export type SheetLayout = { readonly columns: ReadonlyMap<string, number>; readonly headingRow: number }

/** Our heading is above the cells of another column than the one that rows were written to. */
type HeadingElsewhere = {
  readonly tag: 'headingElsewhere'
  readonly heading: string
  readonly marked: number
  readonly headed: number
}

export type LayoutFault =
  | { readonly tag: 'columnsMissing' | 'headingsTwice'; readonly headings: ReadonlyArray<string> }
  | { readonly tag: 'numbersElsewhere'; readonly column: number }
  | HeadingElsewhere

/** How many rows of a tab's head are read. */
export const HEAD_ROWS = 20
/** Without headings, our columns are looked for up to this many columns to the right of where they are created. */
const FARTHEST_SHIFT = 20

/**
 * Without known headings, a first row with text but no digit in our columns holds them: a registration whose number staff
 * overwrote still has its time.
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

const isRowOfOurs = (row: ReadonlyArray<string>, phoneColumn: number, timeColumn: number): boolean =>
  phonesInCell(cellAt(row, phoneColumn)).length > 0 && readSheetTime(cellAt(row, timeColumn)) !== null

/** Without marks and headings: the shift at which most rows hold a number and a time where ours do. */
const shiftOf = ({ rows }: SheetHead, columns: ReadonlyArray<Column>): number => {
  const phone = columns.findIndex(({ name }) => name === PHONE_COLUMN)
  const time = columns.findIndex(({ name }) => name === TIME_COLUMN)
  const fits = Array.from(
    { length: FARTHEST_SHIFT + 1 },
    (_, shift) => rows.filter((row) => isRowOfOurs(row, phone + shift, time + shift)).length,
  )
  return fits.indexOf(Math.max(...fits))
}

/**
 * A marked column without a heading of ours and another column with our heading that both have cells: staff cut our cells out and
 * typed something else in their place, or renamed the heading. Either column may be ours.
 */
const headingElsewhere = (
  columns: ReadonlyArray<Column>,
  { marked, headed, isHeaded, isFilled }: Evidence,
): HeadingElsewhere | null => {
  for (const { name, heading } of columns) {
    const [markedAt = -1, ...marks] = marked.get(name) ?? []
    const [headedAt = -1, ...headings] = headed.get(fold(heading)) ?? []
    const isSingle = marks.length + headings.length === 0
    if (isSingle && !isHeaded(markedAt) && isFilled(markedAt) && isFilled(headedAt))
      return { tag: 'headingElsewhere', heading, marked: markedAt, headed: headedAt }
  }
  return null
}

/** Columns that every registration fills. */
const NEVER_EMPTY: ReadonlyArray<string> = [PHONE_COLUMN, TIME_COLUMN]

/**
 * A column's mark decides. Cells that were cut and pasted elsewhere leave the mark behind on an empty column: then the
 * heading decides, which moved with them.
 */
const locate = ({ name, heading }: Column, evidence: Evidence): number | null => {
  const { isHeaded, isFilled, titleAt, headingRow, hasRows } = evidence
  const own = fold(heading)
  const headed = evidence.headed.get(own) ?? []
  const marked = evidence.marked.get(name) ?? []
  const isLeft = (column: number): boolean => {
    const isOfAnother = isHeaded(column) && titleAt(column) !== own
    const isCutOut = !isFilled(column) && (headed.length === 1 || (titleAt(column) === '' && hasRows))
    return headingRow < 0 ? isCutOut && NEVER_EMPTY.includes(name) : isOfAnother || isCutOut
  }
  const [column, ...others] = marked.filter((each) => !isLeft(each))
  if (column !== undefined && others.length === 0) return column
  const both = headed.filter((each) => marked.includes(each))
  const [only, ...more] = both.length === 1 ? both : headed
  return only !== undefined && more.length === 0 ? only : null
}

const isMostly = (cells: ReadonlyArray<string>, isMeant: (cell: string) => boolean): boolean =>
  2 * cells.filter(isMeant).length >= cells.length

const isNumber = (cell: string): boolean => /^\d+$/.test(cell)
const isTime = (cell: string): boolean => readSheetTime(cell) !== null

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
    const isMeant = index === 0 ? isNumber : isTime
    return guess >= 0 && !located.includes(guess) && cells.length > 0 && isMostly(cells, isMeant)
      ? guess
      : null
  })

const locateAll = (
  head: SheetHead,
  columns: ReadonlyArray<Column>,
  evidence: Evidence,
): ReadonlyArray<number | null> => {
  const located = columns.map((column) => locate(column, evidence))
  if (located.some((column) => column !== null))
    return fillGaps(located, (column) => filledCells(head, evidence.headingRow, column))
  const shift = shiftOf(head, columns)
  return columns.map((_, index) => index + shift)
}

/** A checkbox, which staff may add to a column down to rows that nothing else stands in. */
const isCheckbox = (cell: string): boolean => /^(?:true|false)$/i.test(cell)

/** The phone cells of rows that have a phone number or a time: staff may have cut the numbers out and left the times. */
const phoneCells = (
  { rows }: SheetHead,
  headingRow: number,
  columns: ReadonlyMap<string, number>,
): ReadonlyArray<string> =>
  rows.slice(headingRow + 1).flatMap((row) => {
    const [phone = '', time = ''] = [PHONE_COLUMN, TIME_COLUMN].map((name) =>
      cellAt(row, columns.get(name) ?? -1),
    )
    return (phone !== '' && !isCheckbox(phone)) || isTime(time) ? [phone] : []
  })

/** Most cells of the phone column hold numbers. It may be empty only if all our other columns, except the row numbers, are. */
const holdsNumbers = (head: SheetHead, found: ReadonlyMap<string, number>, headingRow: number): boolean => {
  const numbers = phoneCells(head, headingRow, found)
  return numbers.length === 0
    ? [...found].every(
        ([name, column]) =>
          name === ROW_NUMBER_COLUMN || filledCells(head, headingRow, column).every(isCheckbox),
      )
    : isMostly(numbers, (cell) => phonesInCell(cell).length > 0)
}

/** Without known headings: the column marked as that of times holds something else, and another column holds times. */
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

/** If headings of missing columns occur more than once, only those are named. */
const lostColumns = ({ headed }: Evidence, lost: ReadonlyArray<Column>): LayoutFault => {
  const headings = lost.map(({ heading }) => heading)
  const twice = headings.filter((heading) => (headed.get(fold(heading)) ?? []).length > 1)
  return twice.length > 0 ? { tag: 'headingsTwice', headings: twice } : { tag: 'columnsMissing', headings }
}

/**
 * Where our columns are in a tab, whatever staff inserted, moved or renamed: by marks, else by headings, else by
 * content. Fails if the phone column or, once there are rows, that of times is not found, or if the former holds no phone
 * numbers.
 */
export const findColumns = (target: Target, head: SheetHead): E.Either<LayoutFault, SheetLayout> => {
  const columns = columnsOf(target)
  const evidence = evidenceOf(head, columns)
  const elsewhere = headingElsewhere(columns, evidence)
  if (elsewhere !== null) return E.left(elsewhere)
  const located = locateAll(head, columns, evidence)
  const found = new Map(
    columns.flatMap(({ name }, index) => {
      const column = located[index] ?? null
      return column === null ? [] : [[name, column] as const]
    }),
  )
  const needed = columns.filter(({ name }) => name === PHONE_COLUMN || name === TIME_COLUMN)
  const phoneColumn = found.get(PHONE_COLUMN)
  const headingRow = headingRowAt(head, evidence, found)
  const timeColumn = found.get(TIME_COLUMN)
  if (timeColumn !== undefined && areTimesElsewhere(head, evidence, headingRow, timeColumn))
    found.delete(TIME_COLUMN)
  const isTimeNeeded = phoneColumn !== undefined && filledCells(head, headingRow, phoneColumn).length > 0
  if (phoneColumn === undefined || (isTimeNeeded && !found.has(TIME_COLUMN)))
    return E.left(
      lostColumns(
        evidence,
        needed.filter(({ name }) => !found.has(name)),
      ),
    )
  return holdsNumbers(head, found, headingRow)
    ? E.right({ columns: found, headingRow })
    : E.left({ tag: 'numbersElsewhere', column: phoneColumn })
}

/** `missing`: columns that are new in this release, which the tab does not have yet. */
export type WholeLayout = SheetLayout & { readonly missing: ReadonlyArray<string> }

/** As `findColumns`, but fails if any column is missing, except columns that are new in this release. */
export const findAllColumns = (target: Target, head: SheetHead): E.Either<LayoutFault, WholeLayout> =>
  pipe(
    findColumns(target, head),
    E.chain((layout) => {
      const missing = columnsOf(target).filter(({ name }) => !layout.columns.has(name))
      const lost = missing.filter(({ isNew }) => isNew !== true)
      return lost.length === 0
        ? E.right({ ...layout, missing: missing.map(({ name }) => name) })
        : E.left(lostColumns(evidenceOf(head, columnsOf(target)), lost))
    }),
  )
