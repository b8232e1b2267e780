import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { flow, pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { decodeSheetLines, PRODUCT_COLUMNS, type SheetLine } from '../../domain/catalogue/product-rows'
import { arrangeProductSheet, type ProductSheet } from '../../domain/catalogue/product-sheet'
import { reviewProductSheet } from '../../domain/catalogue/review-product-sheet'
import type { LogContentFailure, ReadProductRows } from '../../ports/content'
import { csvRows } from './csv-rows'
import { explainMissingFile } from './explain-missing-file'
import { explainReadError } from './explain-read-error'
import { explainRowFault } from './explain-row-fault'
import { fileStamp } from './file-stamp'
import { keepLastGood, type ReportReadable } from './keep-last-good'
import { readContentText } from './read-content-text'
import { readWhenChanged } from './read-when-changed'
import { unreadable } from './unreadable'

export const PRODUCTS_FILE = 'products.csv'

/** Some programs truncate a file before they write it, so an empty file counts as a save in progress. */
const withHeader = E.fromPredicate(
  (rows: ReadonlyArray<SheetLine>) => rows.length > 0,
  () => 'Tệp trống; ít nhất phải có dòng tiêu đề.',
)

const explainMissing = (columns: ReadonlyArray<string>): string =>
  `Dòng tiêu đề thiếu cột ${columns.join(', ')}; tiêu đề phải có đủ ${PRODUCT_COLUMNS.join(', ')}.`

/** As for a tab of Google Sheets: a list without products never replaces one with products. */
const withProducts = E.fromPredicate(
  ({ rows }: ProductSheet) => decodeSheetLines(rows).kept.length > 0,
  () => unreadable(PRODUCTS_FILE)('Dưới dòng tiêu đề không có sản phẩm nào dùng được.'),
)

const arrange = flow(arrangeProductSheet, E.mapLeft(explainMissing))

const logFaults = (log: LogContentFailure) => (sheet: ProductSheet) => () => {
  for (const fault of reviewProductSheet(sheet)) log(explainRowFault(PRODUCTS_FILE)(fault))()
}

/** The file in the specified order of columns, or its last good copy; logs faulty rows once per version (M-131, M-133). */
export const createReadProductRows = (
  contentDir: string,
  log: LogContentFailure,
  reportReadable?: ReportReadable,
): ReadProductRows => {
  const stamp = pipe(
    TE.tryCatch(() => fileStamp(join(contentDir, PRODUCTS_FILE)), explainReadError),
    TE.mapLeft(unreadable(PRODUCTS_FILE)),
    TE.orElseW(explainMissingFile(contentDir)),
  )
  const read = pipe(
    readContentText(contentDir, PRODUCTS_FILE),
    TE.chainEitherK(
      flow(csvRows, E.chain(withHeader), E.chain(arrange), E.mapLeft(unreadable(PRODUCTS_FILE))),
    ),
    TE.chainFirstIOK(logFaults(log)),
    TE.chainEitherK(withProducts),
    TE.map(({ rows }) => [PRODUCT_COLUMNS, ...rows.map(({ cells }) => cells)]),
  )
  return keepLastGood(readWhenChanged({ stamp, read }), log, reportReadable)
}
