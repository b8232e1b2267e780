import { parse } from 'csv-parse/sync'
import * as E from 'fp-ts/Either'
import { numberRows, type SheetLine } from '../../domain/catalogue/product-rows'
import { csvDelimiter } from './csv-delimiter'
import { explainCsvError } from './explain-csv-error'

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
