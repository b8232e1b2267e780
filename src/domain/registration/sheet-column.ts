/** `rowNumber`: computed by the sheet. `digits`: text of digits that keeps its leading 0. `text`: any text. */
export type SheetColumn<Record> = {
  /** Never changes; identifies the column in a sheet whatever its heading or position. */
  readonly name: string
  readonly heading: string
  /** A sheet that an earlier release wrote may lack the column. */
  readonly isNew?: boolean
} & (
  | { readonly kind: 'rowNumber' }
  | { readonly kind: 'digits' | 'text'; readonly value: (record: Record) => string }
)

export const ROW_NUMBER_FORMULA = '=ROW()-1'
export const TEXT_PREFIX = "'"

const sheetCell = <Record>(column: SheetColumn<Record>, record: Record): string => {
  if (column.kind === 'rowNumber') return ROW_NUMBER_FORMULA
  return column.kind === 'digits' ? `${TEXT_PREFIX}${column.value(record)}` : column.value(record)
}

export const sheetRow = <Record>(
  columns: ReadonlyArray<SheetColumn<Record>>,
  record: Record,
): ReadonlyArray<string> => columns.map((column) => sheetCell(column, record))

export const plainRow = <Record>(
  columns: ReadonlyArray<SheetColumn<Record>>,
  record: Record,
  rowNumber: number,
): ReadonlyArray<string> =>
  columns.map((column) => (column.kind === 'rowNumber' ? String(rowNumber) : column.value(record)))

export type TypedCell = { readonly formula: string } | { readonly text: string }

/** Writes text cells, so that no formula runs and phone numbers keep their leading 0. */
export const typedRow = <Record>(
  columns: ReadonlyArray<SheetColumn<Record>>,
  record: Record,
): ReadonlyArray<TypedCell> =>
  columns.map((column) =>
    column.kind === 'rowNumber' ? { formula: ROW_NUMBER_FORMULA } : { text: column.value(record) },
  )
