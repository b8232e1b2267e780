import { CsvError, parse } from 'csv-parse/sync'
import * as E from 'fp-ts/Either'
import { numberRows, type SheetLine } from '../../domain/catalogue/product-rows'
import { csvDelimiter } from './csv-delimiter'

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
