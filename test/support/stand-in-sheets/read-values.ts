import { writeA1 } from './a1'
import { type Book, tabById } from './book'
import { hasValue, type Row } from './cell'
import { renderedCell } from './cell-data'
import { finderOf } from './finder'
import { refusal } from './refusal'
import type { Area } from './tab'

export type ValueOptions = {
  readonly majorDimension: string
  readonly value: string
  readonly dateTime: string
}

const OPTIONS: Readonly<Record<string, ReadonlyArray<string>>> = {
  majorDimension: ['ROWS', 'COLUMNS'],
  valueRenderOption: ['FORMATTED_VALUE', 'UNFORMATTED_VALUE', 'FORMULA'],
  dateTimeRenderOption: ['SERIAL_NUMBER', 'FORMATTED_STRING'],
}

/** Reads the options of a query or body; each has a default. */
export const valueOptions = (given: (name: string) => string | null | undefined): ValueOptions => {
  const read = (name: string): string => {
    const [first = '', ...others] = OPTIONS[name] ?? []
    const value = given(name) ?? first
    if (value !== first && !others.includes(value))
      throw refusal(`Invalid value at '${name}' (TYPE_ENUM), "${value}"`)
    return value
  }
  return {
    majorDimension: read('majorDimension'),
    value: read('valueRenderOption'),
    dateTime: read('dateTimeRenderOption'),
  }
}

const lastColumn = (row: Row | undefined, { startColumn, endColumn }: Area): number => {
  for (let column = Math.min(endColumn, row?.length ?? 0) - 1; column >= startColumn; column -= 1)
    if (hasValue(row?.[column])) return column
  return -1
}

/**
 * A `ValueRange` (`developers.google.com/workspace/sheets/api/reference/rest/v4/spreadsheets.values`): without the empty rows
 * and columns at its end, with `""` for an empty cell before them; `range` is all that was asked for.
 */
export const readValues = (book: Book, area: Area, { majorDimension, ...render }: ValueOptions) => {
  const tab = tabById(book, area.sheetId)
  const find = finderOf(tab)
  const at = (row: number, column: number) => renderedCell(tab.rows[row]?.[column], row, find, render)
  const lines: Array<ReadonlyArray<string | number | boolean>> = []
  const lastRow = Math.min(area.endRow, tab.rows.length)
  if (majorDimension === 'ROWS')
    for (let row = area.startRow; row < lastRow; row += 1) {
      const line: Array<string | number | boolean> = []
      const last = lastColumn(tab.rows[row], area)
      for (let column = area.startColumn; column <= last; column += 1) line.push(at(row, column))
      lines.push(line)
    }
  else
    for (let column = area.startColumn; column < area.endColumn; column += 1) {
      const line: Array<string | number | boolean> = []
      let filled = 0
      for (let row = area.startRow; row < lastRow; row += 1) {
        line.push(at(row, column))
        if (hasValue(tab.rows[row]?.[column])) filled = line.length
      }
      line.length = filled
      lines.push(line)
    }
  lines.length = lines.findLastIndex((line) => line.length > 0) + 1
  return {
    range: writeA1(tab.title, area),
    majorDimension,
    ...(lines.length === 0 ? {} : { values: lines }),
  }
}
