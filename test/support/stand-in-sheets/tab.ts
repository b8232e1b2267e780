import { type Cell, hasValue, type Row } from './cell'

export type Filter = {
  /** Rows and columns of the filter, the heading's row included. */
  readonly area: Omit<Area, 'sheetId'>
  /** Texts that are not shown, by column. */
  readonly hidden: ReadonlyMap<number, ReadonlyArray<string>>
}

export type Tab = {
  readonly sheetId: number
  readonly title: string
  readonly isHidden: boolean
  readonly rowCount: number
  readonly columnCount: number
  readonly frozenRows: number
  readonly frozenColumns: number
  /** From row 1 on; what is missing down to `rowCount` is empty. */
  readonly rows: ReadonlyArray<Row>
  readonly filter: Filter | null
}

/** A rectangle of one tab; indexes from 0, each end is outside. */
export type Area = {
  readonly sheetId: number
  readonly startRow: number
  readonly endRow: number
  readonly startColumn: number
  readonly endColumn: number
}

export const NO_CELLS: Row = []

/** A new tab has 1,000 rows and 26 columns, as one that people add. */
export const emptyTab = (given: Pick<Tab, 'sheetId' | 'title'> & Partial<Tab>): Tab => ({
  isHidden: false,
  rowCount: 1_000,
  columnCount: 26,
  frozenRows: 0,
  frozenColumns: 0,
  rows: [],
  filter: null,
  ...given,
})

export const wholeOf = ({ sheetId, rowCount, columnCount }: Tab): Area => ({
  sheetId,
  startRow: 0,
  endRow: rowCount,
  startColumn: 0,
  endColumn: columnCount,
})

export const cellAt = (tab: Tab, row: number, column: number): Cell | undefined => tab.rows[row]?.[column]

/** How many rows there are down to the last one with a value in any cell. */
export const rowsWithData = ({ rows }: Tab): number => rows.findLastIndex((row) => row.some(hasValue)) + 1

/** Lengthens a list with a filler, so that an index exists. */
export const padded = <A>(list: ReadonlyArray<A>, length: number, filler: A): ReadonlyArray<A> =>
  list.length >= length ? list : [...list, ...Array.from({ length: length - list.length }, () => filler)]

/** Changes each cell of an area that lies in the tab. */
export const withCells = (
  tab: Tab,
  { startRow, endRow, startColumn, endColumn }: Omit<Area, 'sheetId'>,
  change: (cell: Cell | undefined, row: number, column: number) => Cell | undefined,
): Tab => {
  const rows = padded(tab.rows, endRow, NO_CELLS).slice()
  for (let row = startRow; row < endRow; row += 1) {
    const cells = padded<Cell | undefined>(rows[row] ?? NO_CELLS, endColumn, undefined).slice()
    for (let column = startColumn; column < endColumn; column += 1)
      cells[column] = change(cells[column], row, column)
    rows[row] = cells
  }
  return { ...tab, rows }
}
