import { PRODUCT_COLUMNS } from '../../domain/catalogue/product-rows'

const DELIMITERS = [',', ';', '\t'] as const
type Delimiter = (typeof DELIMITERS)[number]

/** A title or a note may stand above the header. */
const LINES_LOOKED_AT = 12
const COLUMNS: ReadonlySet<string> = new Set(PRODUCT_COLUMNS.map((column) => column.toLowerCase()))

/** Excel's own note of the delimiter, which stands above the rows and is none itself. */
const EXCEL_NOTE = /^sep=([,;\t])\n/i

/** Takes a product file's text, gives its delimiter, as Excel notes it or else by which a line near the top names the most columns, and the text of its rows. */
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
