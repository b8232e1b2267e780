import { areaOf, type Coordinate, type GridRange, refuseOutside } from './area'
import { type Actor, type Book, putTab, refuseTooLarge, tabById } from './book'
import { entered, type Row } from './cell'
import { createWrite, type RowData } from './cell-data'
import { refuseProtected } from './protection'
import { refusal } from './refusal'
import { type Area, cellAt, NO_CELLS, padded, rowsWithData, type Tab, wholeOf, withCells } from './tab'

const widest = (rows: ReadonlyArray<RowData>): number =>
  rows.reduce((width, { values = [] }) => Math.max(width, values.length), 0)

const refusePoison = (rows: ReadonlyArray<Row>, { poison }: Actor): void => {
  if (poison !== null && rows.some((row) => row.some((cell) => entered(cell).includes(poison))))
    throw refusal('cell too odd')
}

/** The tab with room for an area, by rows and columns at its end. */
const grown = (tab: Tab, rowCount: number, columnCount: number): Tab => ({
  ...tab,
  rowCount: Math.max(tab.rowCount, rowCount),
  columnCount: Math.max(tab.columnCount, columnCount),
})

/**
 * Writes below the last row that has data in any cell, from column A on, and lengthens the grid where it ends.
 * A checkbox that is not ticked is data; a row that a filter hides is one like any other. The page says no more than
 * "after the last row with data": `developers.google.com/workspace/sheets/api/reference/rest/v4/spreadsheets/request#AppendCellsRequest`.
 * A row that has only a format or a note counts as empty here, which the page leaves open.
 */
export const appendCells = (
  book: Book,
  {
    sheetId = 0,
    rows = [],
    fields,
  }: {
    readonly sheetId?: number
    readonly rows?: ReadonlyArray<RowData>
    readonly fields?: string
  },
  actor: Actor,
): void => {
  const tab = tabById(book, sheetId)
  const write = createWrite(fields)
  if (rows.length === 0) return
  const startRow = rowsWithData(tab)
  const room = grown(tab, startRow + rows.length, widest(rows))
  const added = rows.map(({ values = [] }, index) => {
    const former = tab.rows[startRow + index] ?? NO_CELLS
    return padded<Row[number]>(former, values.length, undefined).map((cell, column) =>
      column < values.length ? write(cell, values[column]) : cell,
    )
  })
  refusePoison(added, actor)
  refuseProtected(book, actor, {
    ...wholeOf(room),
    startRow,
    endRow: startRow + rows.length,
    endColumn: Math.max(1, widest(rows)),
  })
  const before = padded(tab.rows, startRow, NO_CELLS)
  putTab(book, {
    ...room,
    rows: before.slice(0, startRow).concat(added, before.slice(startRow + rows.length)),
  })
  if (room.rowCount !== tab.rowCount || room.columnCount !== tab.columnCount) refuseTooLarge(book, actor)
}

const write = (book: Book, actor: Actor, area: Area, change: Parameters<typeof withCells>[2]): void => {
  const tab = tabById(book, area.sheetId)
  refuseOutside(tab, area)
  refuseProtected(book, actor, area)
  const next = withCells(tab, area, change)
  refusePoison(next.rows.slice(area.startRow, area.endRow), actor)
  putTab(book, next)
}

/** From a start writes the cells that are given; in a range clears, too, what is not given: `…/request#UpdateCellsRequest`. */
export const updateCells = (
  book: Book,
  {
    rows = [],
    fields,
    start,
    range,
  }: {
    readonly rows?: ReadonlyArray<RowData>
    readonly fields?: string
    readonly start?: Coordinate
    readonly range?: GridRange
  },
  actor: Actor,
): void => {
  if ((start === undefined) === (range === undefined)) throw refusal('either start or range must be given')
  const writeCell = createWrite(fields)
  const { sheetId = 0, rowIndex = 0, columnIndex = 0 } = start ?? {}
  const area =
    range === undefined
      ? {
          sheetId,
          startRow: rowIndex,
          endRow: rowIndex + rows.length,
          startColumn: columnIndex,
          endColumn: columnIndex + widest(rows),
        }
      : areaOf(book, range)
  if (
    range !== undefined &&
    (rows.length > area.endRow - area.startRow || widest(rows) > area.endColumn - area.startColumn)
  )
    throw refusal('Attempting to write outside the range')
  write(book, actor, area, (cell, row, column) => {
    const given = rows[row - area.startRow]?.values
    const data = given?.[column - area.startColumn]
    return range === undefined && data === undefined ? cell : writeCell(cell, data)
  })
}

/** The cells of an area, row by row. */
export const cellsOf = (tab: Tab, { startRow, endRow, startColumn, endColumn }: Area): ReadonlyArray<Row> =>
  Array.from({ length: endRow - startRow }, (_, row) =>
    Array.from({ length: endColumn - startColumn }, (__, column) =>
      cellAt(tab, startRow + row, startColumn + column),
    ),
  )
