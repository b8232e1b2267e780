import type { DimensionRange, GridRange } from './area'
import type { Request } from './batch-update'
import { tabByTitle } from './book'
import type { Cell } from './cell'
import { cellDataOf } from './cell-data'
import { columnIndex, columnLetters } from './column-letters'
import { finderOf } from './finder'
import { type NumberStyle, reformattedNumber, reformattedTime, type TimeStyle } from './reformat'
import { displayed } from './shown'
import type { Spreadsheet } from './spreadsheet'
import { cellAt, rowsWithData } from './tab'
import { typedCell } from './typed-cell'

const WRITTEN_FIELDS = 'userEnteredValue,userEnteredFormat.numberFormat,note'

type Protected = {
  /** In rows from 1 and columns by letter; the whole tab without it. */
  readonly columns?: string
  readonly rows?: readonly [first: number, last: number]
  readonly isWarningOnly?: boolean
  /** Addresses that may edit it nevertheless. */
  readonly editors?: ReadonlyArray<string>
}

/** What people do with a spreadsheet in their browser, as its owners. Rows are counted from 1, columns have letters. */
export const createStaffHands = (book: Spreadsheet) => {
  const tabOf = (title: string) => tabByTitle(book.state(), title)
  const idOf = (title: string): number => tabOf(title).sheetId
  const act = (...requests: ReadonlyArray<Request>): void => void book.act(...requests)

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

  const dataRange = (title: string): GridRange => {
    const tab = tabOf(title)
    return {
      sheetId: tab.sheetId,
      startRowIndex: 0,
      endRowIndex: Math.max(2, rowsWithData(tab)),
      startColumnIndex: 0,
      endColumnIndex: tab.columnCount,
    }
  }

  return {
    undo: book.undo,
    /** Sorts all rows below the heading, or only some columns of them, which tears rows apart. */
    sort: (
      title: string,
      column: string,
      order: 'asc' | 'desc' = 'asc',
      columns?: readonly [first: string, last: string],
    ) =>
      act({
        sortRange: {
          range: {
            ...dataRange(title),
            startRowIndex: 1,
            ...(columns === undefined
              ? {}
              : { startColumnIndex: columnIndex(columns[0]), endColumnIndex: columnIndex(columns[1]) + 1 }),
          },
          sortSpecs: [
            { dimensionIndex: columnIndex(column), sortOrder: order === 'asc' ? 'ASCENDING' : 'DESCENDING' },
          ],
        },
      }),
    setFilter: (title: string, column: string, hiddenValues: ReadonlyArray<string>) =>
      act({
        setBasicFilter: {
          filter: {
            range: dataRange(title),
            filterSpecs: [{ columnIndex: columnIndex(column), filterCriteria: { hiddenValues } }],
          },
        },
      }),
    clearFilter: (title: string) => act({ clearBasicFilter: { sheetId: idOf(title) } }),
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
    /** Types a text into a cell and presses Enter. */
    type: (title: string, column: string, row: number, text: string) =>
      act(typed(title, row, column, [text])),
    clear: (title: string, column: string, row: number) => act(typed(title, row, column, [''])),
    /** Types a row over what is there, from column A on. */
    typeRow: (title: string, row: number, texts: ReadonlyArray<string>) => act(typed(title, row, 'A', texts)),
    /** Types rows below the last one. */
    typeRows: (title: string, rows: ReadonlyArray<ReadonlyArray<string>>) => {
      const tab = tabOf(title)
      const first = rowsWithData(tab) + 1
      const missing = first - 1 + rows.length - tab.rowCount
      act(
        ...(missing > 0
          ? [{ appendDimension: { sheetId: tab.sheetId, dimension: 'ROWS', length: missing } } as const]
          : []),
        ...rows.map((texts, offset) => typed(title, first + offset, 'A', texts)),
      )
    },
    editHeading: (title: string, column: string, text: string) => act(typed(title, 1, column, [text])),
    reformatNumbers: (title: string, column: string, style: NumberStyle) =>
      rewriteColumn(title, column, (_, shown) => reformattedNumber(shown, style)),
    reformatTimes: (title: string, column: string, style: TimeStyle) =>
      rewriteColumn(title, column, (cell) => reformattedTime(cell, style)),
    /** Inserts a row below and pastes the row there; metadata is not pasted. */
    copyRow: (title: string, row: number) => {
      const { sheetId } = tabOf(title)
      const line = (index: number): GridRange => ({ sheetId, startRowIndex: index, endRowIndex: index + 1 })
      act(
        { insertDimension: { range: rowSpan(title, row + 1, 1), inheritFromBefore: true } },
        { copyPaste: { source: line(row - 1), destination: line(row), pasteType: 'PASTE_NORMAL' } },
      )
    },
    /** Cuts the cells of a column and pastes them into another, whose own cells are lost; metadata stays. */
    cutColumn: (title: string, from: string, to: string) => {
      const { sheetId } = tabOf(title)
      const [start, columnIndexTo] = [columnIndex(from), columnIndex(to)]
      act({
        cutPaste: {
          source: { sheetId, startColumnIndex: start, endColumnIndex: start + 1 },
          destination: { sheetId, rowIndex: 0, columnIndex: columnIndexTo },
        },
      })
    },
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
    addTab: (title: string) => act({ addSheet: { properties: { title } } }),
    renameTab: (from: string, to: string) =>
      act({ updateSheetProperties: { properties: { sheetId: idOf(from), title: to }, fields: 'title' } }),
    duplicateTab: (from: string, to: string) =>
      act({
        duplicateSheet: {
          sourceSheetId: idOf(from),
          newSheetName: to,
          insertSheetIndex: book.state().tabs.length,
        },
      }),
    deleteTab: (title: string) => act({ deleteSheet: { sheetId: idOf(title) } }),
    hideTab: (title: string) =>
      act({
        updateSheetProperties: { properties: { sheetId: idOf(title), hidden: true }, fields: 'hidden' },
      }),
    protect: (title: string, { columns, rows, isWarningOnly = false, editors = [] }: Protected = {}) =>
      act({
        addProtectedRange: {
          protectedRange: {
            range: {
              sheetId: idOf(title),
              ...(columns === undefined
                ? {}
                : {
                    startColumnIndex: columnIndex(columns.split(':')[0] ?? ''),
                    endColumnIndex: columnIndex(columns.split(':').at(-1) ?? '') + 1,
                  }),
              ...(rows === undefined ? {} : { startRowIndex: rows[0] - 1, endRowIndex: rows[1] }),
            },
            warningOnly: isWarningOnly,
            ...(isWarningOnly ? {} : { editors: { users: editors } }),
          },
        },
      }),
    /** Removes all protections of a tab. */
    unprotect: (title: string) => {
      const { protections } = book.state()
      const own = protections.filter(({ area }) => area.sheetId === idOf(title))
      act(...own.map(({ id }) => ({ deleteProtectedRange: { protectedRangeId: id } })))
    },
    /** The letter of the column whose heading is the text. */
    columnOf: (title: string, heading: string): string =>
      columnLetters((tabOf(title).rows[0] ?? []).findIndex((cell) => cell?.value === heading)),
  }
}
