import { vietnamTimestamp } from '../text/vietnam-timestamp'
import type { EpochMs } from '../time/epoch-ms'

/** `rowNumber`: computed by the sheet. `digits`: text of digits that keeps its leading 0. `text`: any text. `time`: a moment. */
export type SheetColumn<Row> = {
  /** Never changes; identifies the column in a sheet whatever its heading or position. */
  readonly name: string
  readonly heading: string
  /** A sheet that an earlier release wrote may lack the column. */
  readonly isNew?: boolean
} & (
  | { readonly kind: 'rowNumber' }
  | { readonly kind: 'digits' | 'text'; readonly value: (row: Row) => string }
  | { readonly kind: 'time'; readonly value: (row: Row) => EpochMs }
)

type ValueColumn<Row> = Exclude<SheetColumn<Row>, { readonly kind: 'rowNumber' }>

const textOf = <Row>(column: ValueColumn<Row>, row: Row): string =>
  column.kind === 'time' ? vietnamTimestamp(column.value(row)) : column.value(row)

export const ROW_NUMBER_FORMULA = '=ROW()-1'
export const TEXT_PREFIX = "'"

const sheetCell = <Row>(column: SheetColumn<Row>, row: Row): string => {
  if (column.kind === 'rowNumber') return ROW_NUMBER_FORMULA
  return column.kind === 'digits' ? `${TEXT_PREFIX}${column.value(row)}` : textOf(column, row)
}

/** The cells of a row as the program in the browser sends them: formulas and apostrophes as typed by hand (M-106, M-109). */
export const sheetRow = <Row>(columns: ReadonlyArray<SheetColumn<Row>>, row: Row): ReadonlyArray<string> =>
  columns.map((column) => sheetCell(column, row))

/** The cells of a row as text without formulas and apostrophes; `rowNumber` counts from 1. */
export const plainRow = <Row>(
  columns: ReadonlyArray<SheetColumn<Row>>,
  row: Row,
  rowNumber: number,
): ReadonlyArray<string> =>
  columns.map((column) => (column.kind === 'rowNumber' ? String(rowNumber) : textOf(column, row)))

export type TypedCell = { readonly formula: string } | { readonly text: string }

/** Writes text cells, so that no formula runs and phone numbers keep their leading 0. */
export const typedRow = <Row>(columns: ReadonlyArray<SheetColumn<Row>>, row: Row): ReadonlyArray<TypedCell> =>
  columns.map((column) =>
    column.kind === 'rowNumber' ? { formula: ROW_NUMBER_FORMULA } : { text: textOf(column, row) },
  )

/** A cell of a workbook: a number and a moment can be sorted and computed with. */
export type WorkbookCell = string | number | { readonly at: EpochMs }

/** The cells of a workbook's row; `rowNumber` counts from 1. */
export const workbookRow = <Row>(
  columns: ReadonlyArray<SheetColumn<Row>>,
  row: Row,
  rowNumber: number,
): ReadonlyArray<WorkbookCell> =>
  columns.map((column) => {
    if (column.kind === 'rowNumber') return rowNumber
    return column.kind === 'time' ? { at: column.value(row) } : column.value(row)
  })
