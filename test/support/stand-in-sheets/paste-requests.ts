import { areaOf, type Coordinate, type GridRange, refuseOutside } from './area'
import { type Actor, type Book, putTab, tabById } from './book'
import { type Cell, changed, isFormula } from './cell'
import { cellsOf } from './cell-requests'
import { finderOf } from './finder'
import { movedFormula } from './formula'
import { refuseProtected } from './protection'
import { effective } from './shown'
import { type Area, cellAt, withCells } from './tab'

type PasteType = 'PASTE_NORMAL' | 'PASTE_VALUES' | 'PASTE_FORMAT' | 'PASTE_NO_BORDERS' | 'PASTE_FORMULA'

const shifted = (cell: Cell | undefined, rows: number, columns: number): Cell | undefined =>
  isFormula(cell?.value)
    ? changed(cell, { value: { formula: movedFormula(cell.value.formula, rows, columns) } })
    : cell

/** The whole source is pasted even if the destination is smaller; it is repeated if the destination is a multiple of it. */
const pastedSpan = (start: number, end: number, size: number): number =>
  start + ((end - start) % size === 0 ? end - start : size)

/**
 * `developers.google.com/workspace/sheets/api/reference/rest/v4/spreadsheets/request#CopyPasteRequest`. Developer metadata is
 * none of what a paste takes along. A paste over the edge of the grid is refused here, which no page says.
 */
export const copyPaste = (
  book: Book,
  {
    source = {},
    destination = {},
    pasteType = 'PASTE_NORMAL',
  }: {
    readonly source?: GridRange
    readonly destination?: GridRange
    readonly pasteType?: PasteType
  },
  actor: Actor,
): void => {
  const from = areaOf(book, source)
  const to = areaOf(book, destination)
  const [height, width] = [from.endRow - from.startRow, from.endColumn - from.startColumn]
  const area: Area = {
    ...to,
    endRow: pastedSpan(to.startRow, to.endRow, height),
    endColumn: pastedSpan(to.startColumn, to.endColumn, width),
  }
  const sourceTab = tabById(book, from.sheetId)
  const find = finderOf(sourceTab)
  const cells = cellsOf(sourceTab, from)
  const target = tabById(book, to.sheetId)
  refuseOutside(target, area)
  refuseProtected(book, actor, area)
  putTab(
    book,
    withCells(target, area, (former, row, column) => {
      const [down, right] = [(row - area.startRow) % height, (column - area.startColumn) % width]
      const given = cells[down]?.[right]
      const moved = shifted(given, row - from.startRow - down, column - from.startColumn - right)
      if (pasteType === 'PASTE_FORMAT') return changed(former, { format: given?.format })
      if (pasteType === 'PASTE_FORMULA') return changed(former, { value: moved?.value })
      if (pasteType === 'PASTE_VALUES')
        return changed(former, {
          value: given === undefined ? undefined : effective(given, from.startRow + down, find),
        })
      return moved
    }),
  )
}

/** `…/request#CutPasteRequest`: cells only, so metadata stays with the former row and column. */
export const cutPaste = (
  book: Book,
  {
    source = {},
    destination: { sheetId = 0, rowIndex = 0, columnIndex = 0 } = {},
  }: {
    readonly source?: GridRange
    readonly destination?: Coordinate
  },
  actor: Actor,
): void => {
  const from = areaOf(book, source)
  const former = tabById(book, from.sheetId)
  const area: Area = {
    sheetId,
    startRow: rowIndex,
    endRow: rowIndex + from.endRow - from.startRow,
    startColumn: columnIndex,
    endColumn: columnIndex + from.endColumn - from.startColumn,
  }
  refuseOutside(tabById(book, sheetId), area)
  refuseProtected(book, actor, from)
  refuseProtected(book, actor, area)
  putTab(
    book,
    withCells(former, from, () => undefined),
  )
  putTab(
    book,
    withCells(tabById(book, sheetId), area, (_, row, column) =>
      cellAt(former, from.startRow + row - area.startRow, from.startColumn + column - area.startColumn),
    ),
  )
}
