import { CsvError, parse } from 'csv-parse/sync'
import * as E from 'fp-ts/Either'
import { numberRows, PRODUCT_COLUMNS, type SheetLine } from '../../domain/catalogue/product-rows'

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

/** Explains an error of the CSV parser, with the line of the file at which it began. */
const explainCsvError = (error: unknown): string => {
  if (!(error instanceof CsvError)) return 'Tệp không đúng dạng CSV.'
  const line = Number(/line (\d+)/.exec(error.message)?.[1])
  const where = Number.isNaN(line) ? '' : ` ở dòng ${line}`
  return error.code === 'CSV_QUOTE_NOT_CLOSED'
    ? `Tệp không đúng dạng CSV: dấu ngoặc kép mở${where} không được đóng.`
    : `Tệp không đúng dạng CSV: sai${where}.`
}

const isBlank = ({ cells }: SheetLine): boolean => cells.every((cell) => String(cell).trim() === '')

/** Omits blank rows but counts them, so that line numbers match those of a spreadsheet program. */
export const csvRows = (csv: string): E.Either<string, ReadonlyArray<SheetLine>> =>
  E.tryCatch(() => {
    const { delimiter, rows } = csvDelimiter(csv)
    const cells: ReadonlyArray<ReadonlyArray<string>> = parse(rows, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
    })
    return numberRows(cells).filter((row) => !isBlank(row))
  }, explainCsvError)
