export type Formula = { readonly formula: string }
export type Value = string | number | boolean | Formula
export type NumberFormat = { readonly type: string; readonly pattern?: string }

/** A cell without `value` is empty, whatever its format or note. */
export type Cell = {
  readonly value?: Value
  readonly format?: NumberFormat
  readonly note?: string
}

/** Cells from column A on; what is missing is empty. */
export type Row = ReadonlyArray<Cell | undefined>

export const isFormula = (value: Value | undefined): value is Formula => typeof value === 'object'

export const hasValue = (cell: Cell | undefined): boolean => cell?.value !== undefined

/** The cells of a row down to the last one with a value. */
export const filled = (row: Row): Row => row.slice(0, row.findLastIndex(hasValue) + 1)

const isBlank = (cell: Cell): boolean =>
  cell.value === undefined && cell.format === undefined && cell.note === undefined

/** Returns the cell with another value, format or note; `undefined` removes one of them. */
export const changed = (
  cell: Cell | undefined,
  change: { readonly [name in keyof Cell]?: Cell[name] | undefined },
): Cell | undefined => {
  const { value, format, note } = { ...cell, ...change }
  const next: Cell = {
    ...(value === undefined ? {} : { value }),
    ...(format === undefined ? {} : { format }),
    ...(note === undefined ? {} : { note }),
  }
  return isBlank(next) ? undefined : next
}

/** What the cell was given, as text: a formula with its word before it. */
export const entered = (cell: Cell | undefined): string => {
  const value = cell?.value
  if (value === undefined) return ''
  if (isFormula(value)) return `formula ${value.formula}`
  return typeof value === 'boolean' ? String(value).toUpperCase() : String(value)
}
