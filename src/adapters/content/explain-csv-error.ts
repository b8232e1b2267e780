import { CsvError } from 'csv-parse/sync'

/** Explains an error of the CSV parser, with the line of the file at which it began. */
export const explainCsvError = (error: unknown): string => {
  if (!(error instanceof CsvError)) return 'Tệp không đúng dạng CSV.'
  const line = Number(/line (\d+)/.exec(error.message)?.[1])
  const where = Number.isNaN(line) ? '' : ` ở dòng ${line}`
  return error.code === 'CSV_QUOTE_NOT_CLOSED'
    ? `Tệp không đúng dạng CSV: dấu ngoặc kép mở${where} không được đóng.`
    : `Tệp không đúng dạng CSV: sai${where}.`
}
