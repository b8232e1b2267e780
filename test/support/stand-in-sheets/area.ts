import { type Book, tabById } from './book'
import { refusal } from './refusal'
import { type Area, type Tab, wholeOf } from './tab'

/** `GridRange` (`…/reference/rest/v4/spreadsheets/other#GridRange`): what is missing reaches to the end of the tab. */
export type GridRange = {
  readonly sheetId?: number
  readonly startRowIndex?: number
  readonly endRowIndex?: number
  readonly startColumnIndex?: number
  readonly endColumnIndex?: number
}

export type DimensionRange = {
  readonly sheetId?: number
  readonly dimension: 'ROWS' | 'COLUMNS'
  readonly startIndex?: number
  readonly endIndex?: number
}

export type Coordinate = {
  readonly sheetId?: number
  readonly rowIndex?: number
  readonly columnIndex?: number
}

export const refuseOutside = ({ title, rowCount, columnCount }: Tab, area: Area): void => {
  if (area.endRow > rowCount || area.endColumn > columnCount)
    throw refusal(
      `Range ('${title}'!) exceeds grid limits. Max rows: ${rowCount}, max columns: ${columnCount}`,
    )
}

/** A `sheetId` that is missing is 0, as each number of the service's format. */
export const areaOf = (book: Book, range: GridRange): Area => {
  const tab = tabById(book, range.sheetId ?? 0)
  const whole = wholeOf(tab)
  const area = {
    sheetId: tab.sheetId,
    startRow: range.startRowIndex ?? 0,
    endRow: range.endRowIndex ?? whole.endRow,
    startColumn: range.startColumnIndex ?? 0,
    endColumn: range.endColumnIndex ?? whole.endColumn,
  }
  if (area.startRow < 0 || area.startColumn < 0) throw refusal('range indexes must not be negative')
  if (area.endRow <= area.startRow || area.endColumn <= area.startColumn)
    throw refusal('the end of a range must lie after its start')
  refuseOutside(tab, area)
  return area
}

export const rangeOf = ({ sheetId, startRow, endRow, startColumn, endColumn }: Area): GridRange => ({
  sheetId,
  startRowIndex: startRow,
  endRowIndex: endRow,
  startColumnIndex: startColumn,
  endColumnIndex: endColumn,
})

export const intersects = (one: Area, other: Area): boolean =>
  one.sheetId === other.sheetId &&
  one.startRow < other.endRow &&
  other.startRow < one.endRow &&
  one.startColumn < other.endColumn &&
  other.startColumn < one.endColumn
