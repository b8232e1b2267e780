import { PRODUCT_COLUMNS } from '../../domain/catalogue/product-rows'

const DELIMITERS = [',', ';', '\t'] as const
type Delimiter = (typeof DELIMITERS)[number]

/** The header is searched in this many lines: more than the rows of `product-sheet.ts`, because a quoted title may span lines. */
const LINES_LOOKED_AT = 12
const COLUMNS: ReadonlySet<string> = new Set(PRODUCT_COLUMNS.map((column) => column.toLowerCase()))

/** Excel writes the delimiter in this line above the rows. */
const EXCEL_NOTE = /^sep=([,;\t])\n/i

/** The delimiter is Excel's, or else the one that finds the most column names; `rows` is the text without Excel's line. */
export const csvDelimiter = (csv: string): { readonly delimiter: Delimiter; readonly rows: string } => {
  const note = EXCEL_NOTE.exec(csv)
  if (note !== null) return { delimiter: note[1] as Delimiter, rows: csv.slice(note[0].length) }
  const lines = csv.toLowerCase().replaceAll('"', '').split('\n', LINES_LOOKED_AT)
  const columns = (delimiter: Delimiter) =>
    Math.max(...lines.map((line) => line.split(delimiter).filter((cell) => COLUMNS.has(cell.trim())).length))
  return {
    delimiter: DELIMITERS.reduce((best, next) => (columns(next) > columns(best) ? next : best)),
    rows: csv,
  }
}
