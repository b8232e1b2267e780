import type { Request } from './batch-update'
import type { Cell } from './cell'
import { cellDataOf } from './cell-data'
import { columnIndex } from './column-letters'
import { finderOf } from './finder'
import type { Grip } from './grip'
import { type NumberStyle, reformattedNumber, reformattedTime, type TimeStyle } from './reformat'
import { displayed } from './shown'
import { cellAt, rowsWithData } from './tab'
import { typedCell } from './typed-cell'

const WRITTEN_FIELDS = 'userEnteredValue,userEnteredFormat.numberFormat,note'

/** Staff type into cells and write columns in other ways. */
export const createCellHands = ({ act, tabOf, idOf }: Grip) => {
  const write = (
    title: string,
    row: number,
    column: string,
    cells: ReadonlyArray<ReadonlyArray<Cell | undefined>>,
  ): Request => ({
    updateCells: {
      start: { sheetId: idOf(title), rowIndex: row - 1, columnIndex: columnIndex(column) },
      rows: cells.map((line) => ({ values: line.map(cellDataOf) })),
      fields: WRITTEN_FIELDS,
    },
  })

  const typed = (title: string, row: number, column: string, texts: ReadonlyArray<string>): Request =>
    write(title, row, column, [
      texts.map((text, offset) =>
        typedCell(text, cellAt(tabOf(title), row - 1, columnIndex(column) + offset)),
      ),
    ])

  /** Rewrites the cells of a column below the heading that `change` gives something for. */
  const rewriteColumn = (
    title: string,
    column: string,
    change: (cell: Cell, shown: string) => Cell | null,
  ): void => {
    const tab = tabOf(title)
    const find = finderOf(tab)
    const last = rowsWithData(tab)
    if (last < 2) return
    const cells = Array.from({ length: last - 1 }, (_, offset) => {
      const cell = cellAt(tab, offset + 1, columnIndex(column))
      return [cell === undefined ? undefined : (change(cell, displayed(cell, offset + 1, find)) ?? cell)]
    })
    act(write(title, 2, column, cells))
  }

  return {
    /** Types a text into a cell and presses Enter. */
    type: (title: string, column: string, row: number, text: string) =>
      act(typed(title, row, column, [text])),
    /** Types a row over what is there, from column A on. */
    typeRow: (title: string, row: number, texts: ReadonlyArray<string>) => act(typed(title, row, 'A', texts)),
    /** Types rows below the last one. */
    typeRows: (title: string, rows: ReadonlyArray<ReadonlyArray<string>>) => {
      const tab = tabOf(title)
      const first = rowsWithData(tab) + 1
      act(...rows.map((texts, offset) => typed(title, first + offset, 'A', texts)))
    },
    editHeading: (title: string, column: string, text: string) => act(typed(title, 1, column, [text])),
    reformatNumbers: (title: string, column: string, style: NumberStyle) =>
      rewriteColumn(title, column, (_, shown) => reformattedNumber(shown, style)),
    reformatTimes: (title: string, column: string, style: TimeStyle) =>
      rewriteColumn(title, column, (cell) => reformattedTime(cell, style)),
    /** Unticked boxes down to a row, each of them data. */
    addCheckboxes: (title: string, column: string, last = 1_000) =>
      act(
        write(
          title,
          2,
          column,
          Array.from({ length: last - 1 }, () => [{ value: false }]),
        ),
      ),
  }
}
