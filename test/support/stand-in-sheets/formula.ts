import { columnIndex, columnLetters } from './column-letters'

type Result = string | number | boolean | undefined

/** Gives what the cell at a row and column (from 0) shows to a formula. */
export type Finder = (row: number, column: number) => Result

const ROW_NUMBER = /^=\s*ROW\(\s*\)\s*(?:([+-])\s*(\d+))?\s*$/i
const REFERENCE = /^=\s*\$?([A-Z]{1,3})\$?(\d+)\s*$/i
const REFERENCES = /(\$?)\b([A-Z]{1,3})(\$?)(\d+)\b(?!\s*\()/gi

/**
 * Computes `=ROW()`, with a number added or taken away, and the reference to one cell. Any other formula gives a fixed text
 * that names it.
 */
export const effectiveOf = (formula: string, row: number, find: Finder): Result => {
  const byRow = ROW_NUMBER.exec(formula)
  if (byRow !== null) return row + 1 + Number(`${byRow[1] ?? ''}${byRow[2] ?? 0}`)
  const [, letters = '', digits = ''] = REFERENCE.exec(formula) ?? []
  return letters === '' ? `(${formula.slice(1)})` : find(Number(digits) - 1, columnIndex(letters))
}

/** Moves the relative references of a formula as a paste does; a reference off the sheet becomes `#REF!`. */
export const movedFormula = (formula: string, rows: number, columns: number): string =>
  formula.replace(REFERENCES, (_, columnMark: string, letters: string, rowMark: string, digits: string) => {
    const column = columnIndex(letters) + (columnMark === '' ? columns : 0)
    const row = Number(digits) + (rowMark === '' ? rows : 0)
    return column < 0 || row < 1 ? '#REF!' : `${columnMark}${columnLetters(column)}${rowMark}${row}`
  })
