import { fold } from '../text/fold'

/** `name` is that of one of our columns, with which the mark moves; `column` counts from 0. */
export type ColumnMark = { readonly id: number; readonly column: number; readonly name: string }

/** The first rows of a tab, as shown, and the marks on its columns. */
export type SheetHead = {
  readonly rows: ReadonlyArray<ReadonlyArray<string>>
  readonly marks: ReadonlyArray<ColumnMark>
}

export type Column = { readonly name: string; readonly heading: string; readonly isNew?: boolean }

/** The trimmed text of a cell; empty if the row is shorter. */
export const cellAt = (row: ReadonlyArray<string>, column: number): string => (row[column] ?? '').trim()

const FEWEST_HEADINGS = 2

const findHeadingRow = ({ rows }: SheetHead, columns: ReadonlyArray<Column>): number => {
  const headings = new Set(columns.map(({ heading }) => fold(heading)))
  const counts = rows.map((row) => new Set(row.map(fold).filter((text) => headings.has(text))).size)
  const most = Math.max(0, ...counts)
  return most < FEWEST_HEADINGS ? -1 : counts.indexOf(most)
}

/** The cells of a column below the headings that are not blank. */
export const filledCells = ({ rows }: SheetHead, headingRow: number, column: number): ReadonlyArray<string> =>
  rows
    .slice(headingRow + 1)
    .map((row) => cellAt(row, column))
    .filter((cell) => cell !== '')

/** What marks, headings and cells of a tab's head say about its columns. */
export type Evidence = {
  readonly marked: ReadonlyMap<string, ReadonlyArray<number>>
  readonly headed: ReadonlyMap<string, ReadonlyArray<number>>
  /** The row of the headings; -1 if there are none. */
  readonly headingRow: number
  readonly titleAt: (column: number) => string
  /** Whether the column has the heading of one of ours. */
  readonly isHeaded: (column: number) => boolean
  /** Whether the column has cells below the headings. */
  readonly isFilled: (column: number) => boolean
  /** Whether any marked column has cells below the headings. */
  readonly hasRows: boolean
}

const gather = <A>(items: ReadonlyArray<A>, keyOf: (item: A) => string, columnOf: (item: A) => number) => {
  const found = new Map<string, ReadonlyArray<number>>()
  for (const item of items) found.set(keyOf(item), [...(found.get(keyOf(item)) ?? []), columnOf(item)])
  return found
}

/** Collects what a tab's head says about `columns`, by name and by folded heading. */
export const evidenceOf = (head: SheetHead, columns: ReadonlyArray<Column>): Evidence => {
  const row = findHeadingRow(head, columns)
  const ours = new Set(columns.map(({ heading }) => fold(heading)))
  const titles = (head.rows[row] ?? []).map(fold)
  const isFilled = (column: number): boolean => filledCells(head, row, column).length > 0
  return {
    marked: gather(
      head.marks,
      ({ name }) => name,
      ({ column }) => column,
    ),
    headed: gather(
      titles.map((title, column) => ({ title, column })),
      ({ title }) => title,
      ({ column }) => column,
    ),
    headingRow: row,
    titleAt: (column) => titles[column] ?? '',
    isHeaded: (column) => ours.has(titles[column] ?? ''),
    isFilled,
    hasRows: head.marks.some(({ column }) => isFilled(column)),
  }
}
