import { type Cell, changed, isFormula, type NumberFormat, type Value } from './cell'
import { asksFor, type Mask, readMask, refuseUnknownFields } from './field-mask'
import type { Finder } from './formula'
import { refusal } from './refusal'
import { displayed, effective, isDateFormat } from './shown'

type ExtendedValue = {
  readonly stringValue?: string
  readonly numberValue?: number
  readonly boolValue?: boolean
  readonly formulaValue?: string
}

/** `developers.google.com/workspace/sheets/api/reference/rest/v4/spreadsheets/cells` */
export type CellData = {
  readonly userEnteredValue?: ExtendedValue
  readonly userEnteredFormat?: { readonly numberFormat?: NumberFormat }
  readonly note?: string
}

export type RowData = { readonly values?: ReadonlyArray<CellData> }

const MAX_CHARACTERS = 50_000

const readValue = (given: ExtendedValue | undefined): Value | undefined => {
  const names = Object.keys(given ?? {})
  if (given === undefined || names.length === 0) return undefined
  if (names.length > 1) throw refusal('a value must have exactly one kind')
  const { stringValue, numberValue, boolValue, formulaValue } = given
  if (formulaValue !== undefined) {
    if (!formulaValue.startsWith('=')) throw refusal('formulaValue must begin with =')
    return { formula: formulaValue }
  }
  if ((stringValue ?? '').length > MAX_CHARACTERS)
    throw refusal(
      `Your input contains more than the maximum of ${MAX_CHARACTERS} characters in a single cell.`,
    )
  // An empty text leaves the cell empty, as when people delete what is in it.
  return stringValue === '' ? undefined : (stringValue ?? numberValue ?? boolValue)
}

/** Returns what a mask of `CellData` writes: named fields that a cell does not have are cleared. */
export const createWrite = (
  fields: string | undefined,
): ((cell: Cell | undefined, data: CellData | undefined) => Cell | undefined) => {
  if (fields === undefined || fields === '') throw refusal("At least one field must be listed in 'fields'.")
  const mask: Mask = readMask(fields)
  refuseUnknownFields(mask, { userEnteredValue: true, userEnteredFormat: { numberFormat: true }, note: true })
  const [writesValue, writesFormat, writesNote] = [
    asksFor(mask, 'userEnteredValue'),
    asksFor(mask, 'userEnteredFormat'),
    asksFor(mask, 'note'),
  ]
  return (cell, data) =>
    changed(cell, {
      ...(writesValue ? { value: readValue(data?.userEnteredValue) } : {}),
      ...(writesFormat ? { format: data?.userEnteredFormat?.numberFormat } : {}),
      ...(writesNote ? { note: data?.note === '' ? undefined : data?.note } : {}),
    })
}

const extended = (value: Value): ExtendedValue => {
  if (isFormula(value)) return { formulaValue: value.formula }
  if (typeof value === 'string') return { stringValue: value }
  return typeof value === 'number' ? { numberValue: value } : { boolValue: value }
}

/** A cell as a request writes it. */
export const cellDataOf = (cell: Cell | undefined): CellData => ({
  ...(cell?.value === undefined ? {} : { userEnteredValue: extended(cell.value) }),
  ...(cell?.format === undefined ? {} : { userEnteredFormat: { numberFormat: cell.format } }),
  ...(cell?.note === undefined ? {} : { note: cell.note }),
})

/** A cell as `spreadsheets.get` answers it; an empty one has no field. */
export const cellBody = (cell: Cell | undefined, row: number, find: Finder) => {
  if (cell === undefined) return {}
  const result = cell.value === undefined ? undefined : effective(cell, row, find)
  return {
    ...(cell.value === undefined ? {} : { userEnteredValue: extended(cell.value) }),
    ...(result === undefined ? {} : { effectiveValue: extended(result) }),
    ...(result === undefined ? {} : { formattedValue: displayed(cell, row, find) }),
    ...(cell.format === undefined ? {} : { userEnteredFormat: { numberFormat: cell.format } }),
    ...(cell.note === undefined ? {} : { note: cell.note }),
  }
}

type Render = { readonly value: string; readonly dateTime: string }

/** A cell as `spreadsheets.values` answers it (`…/reference/rest/v4/ValueRenderOption`, `…/DateTimeRenderOption`). */
export const renderedCell = (
  cell: Cell | undefined,
  row: number,
  find: Finder,
  { value: how, dateTime }: Render,
): string | number | boolean => {
  if (cell?.value === undefined) return ''
  if (how === 'FORMATTED_VALUE') return displayed(cell, row, find)
  if (how === 'FORMULA' && isFormula(cell.value)) return cell.value.formula
  if (dateTime === 'FORMATTED_STRING' && isDateFormat(cell.format)) return displayed(cell, row, find)
  return effective(cell, row, find) ?? ''
}
