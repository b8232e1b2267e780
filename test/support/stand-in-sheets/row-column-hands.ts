import type { DimensionRange, GridRange } from './area'
import { columnIndex } from './column-letters'
import type { Grip } from './grip'

/** Staff insert, delete, drag, copy and cut rows and columns. */
export const createRowColumnHands = ({ act, idOf }: Grip) => {
  const rowSpan = (title: string, first: number, count: number): DimensionRange => ({
    sheetId: idOf(title),
    dimension: 'ROWS',
    startIndex: first - 1,
    endIndex: first - 1 + count,
  })
  const columnSpan = (title: string, first: string, count: number): DimensionRange => ({
    sheetId: idOf(title),
    dimension: 'COLUMNS',
    startIndex: columnIndex(first),
    endIndex: columnIndex(first) + count,
  })

  return {
    insertRows: (title: string, at: number, count = 1) =>
      act({ insertDimension: { range: rowSpan(title, at, count) } }),
    deleteRows: (title: string, first: number, count = 1) =>
      act({ deleteDimension: { range: rowSpan(title, first, count) } }),
    /** Drags rows to before the row that is `before` now. */
    moveRows: (title: string, first: number, before: number, count = 1) =>
      act({ moveDimension: { source: rowSpan(title, first, count), destinationIndex: before - 1 } }),
    insertColumns: (title: string, at: string, count = 1) =>
      act({ insertDimension: { range: columnSpan(title, at, count) } }),
    deleteColumns: (title: string, first: string, count = 1) =>
      act({ deleteDimension: { range: columnSpan(title, first, count) } }),
    moveColumns: (title: string, first: string, before: string, count = 1) =>
      act({
        moveDimension: { source: columnSpan(title, first, count), destinationIndex: columnIndex(before) },
      }),
    /** Inserts a row below and pastes the row there; metadata is not pasted. */
    copyRow: (title: string, row: number) => {
      const sheetId = idOf(title)
      const line = (index: number): GridRange => ({ sheetId, startRowIndex: index, endRowIndex: index + 1 })
      act(
        { insertDimension: { range: rowSpan(title, row + 1, 1), inheritFromBefore: true } },
        { copyPaste: { source: line(row - 1), destination: line(row), pasteType: 'PASTE_NORMAL' } },
      )
    },
    /** Cuts the cells of a column and pastes them into another, whose own cells are lost; metadata stays. */
    cutColumn: (title: string, from: string, to: string) => {
      const sheetId = idOf(title)
      const [start, columnIndexTo] = [columnIndex(from), columnIndex(to)]
      act({
        cutPaste: {
          source: { sheetId, startColumnIndex: start, endColumnIndex: start + 1 },
          destination: { sheetId, rowIndex: 0, columnIndex: columnIndexTo },
        },
      })
    },
  }
}
