import type { Batch } from '../../domain/delivery/batch'
import { SHEET_COLUMNS, type Target, typedCells } from '../../domain/registration/registration'
import type { TypedCell } from '../../domain/sheet-cell/sheet-column'
import type { PlacedColumns } from './insert-new-columns'
import { columnDimension, markColumns, markerRequest, requireColumns } from './metadata-requests'

const userEntered = (cell: TypedCell | undefined) =>
  cell === undefined
    ? {}
    : { userEnteredValue: 'formula' in cell ? { formulaValue: cell.formula } : { stringValue: cell.text } }

const insertColumns = (sheetId: number, { inserted, headingRow }: PlacedColumns) =>
  inserted.flatMap(({ column, heading }) => [
    {
      insertDimension: {
        range: columnDimension(sheetId, column),
        inheritFromBefore: column > 0,
      },
    },
    ...(headingRow < 0
      ? []
      : [
          {
            updateCells: {
              start: { sheetId, rowIndex: headingRow, columnIndex: column },
              rows: [{ values: [{ userEnteredValue: { stringValue: heading } }] }],
              fields: 'userEnteredValue',
            },
          },
        ]),
  ])

const cellsOf = (target: Target, columns: ReadonlyMap<string, number>, cells: ReadonlyArray<TypedCell>) => {
  const placed = new Map(
    SHEET_COLUMNS[target].map(({ name }, index) => [columns.get(name) ?? index, cells[index]] as const),
  )
  return Array.from({ length: Math.max(...placed.keys()) + 1 }, (_, column) =>
    userEntered(placed.get(column)),
  )
}

/**
 * One atomic call that appends the batch's rows, each cell in its column, and creates the batch's marker and the missing
 * marks of columns; for a batch without rows, only the marker. Google refuses it if a marked column has moved meanwhile.
 */
export const appendRequests = (
  target: Target,
  sheetId: number,
  { id, markerValue, rows }: Batch,
  placed: PlacedColumns,
) => {
  const append = {
    appendCells: {
      sheetId,
      rows: rows.map((row) => ({ values: cellsOf(target, placed.columns, typedCells(row)) })),
      fields: 'userEnteredValue',
    },
  }
  return {
    requests: [
      ...(rows.length === 0
        ? []
        : [
            ...insertColumns(sheetId, placed),
            ...requireColumns(sheetId, placed.columns, placed.marks),
            append,
            ...markColumns(sheetId, placed.columns, placed.marks),
          ]),
      markerRequest(id, markerValue),
    ],
  }
}
