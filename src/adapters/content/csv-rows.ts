import { parse } from 'csv-parse/sync'
import * as E from 'fp-ts/Either'
import type { SheetRows } from '../../domain/catalogue/product-rows'
import { csvDelimiter } from './csv-delimiter'

export const csvRows = (csv: string): E.Either<string, SheetRows> =>
  E.tryCatch(
    () =>
      parse(csv, {
        delimiter: csvDelimiter(csv),
        relax_column_count: true,
        relax_quotes: true,
        skip_records_with_empty_values: true,
      }),
    (error) => `Tệp không phải bảng CSV: ${E.toError(error).message}.`,
  )
