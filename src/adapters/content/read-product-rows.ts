import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { flow, pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { decodeSheetLines, PRODUCT_COLUMNS, type SheetLine } from '../../domain/catalogue/product-rows'
import { arrangeProductSheet, type ProductSheet } from '../../domain/catalogue/product-sheet'
import { type RowFault, reviewProductSheet } from '../../domain/catalogue/review-product-sheet'
import type { ContentFailure, LogContentFailure, ReadProductRows } from '../../ports/content'
import { explainMissingFile, unreadable } from './content-failure'
import { csvRows } from './csv-rows'
import { fileStamp } from './file-stamp'
import { keepLastGood, type ReportReadable } from './keep-last-good'
import { readContentText } from './read-content-text'
import { explainReadError } from './read-fault'
import { readWhenChanged } from './read-when-changed'

export const PRODUCTS_FILE = 'products.csv'

type Reason = RowFault['reason']

const LEFT_OUT: Readonly<Partial<Record<Reason, string>>> = {
  noId: 'Thiếu mã ở cột id; sản phẩm này không hiện.',
  noTitle: 'Thiếu tên ở cột title; sản phẩm này không hiện.',
  repeatedId: 'Mã này đã có ở một dòng trên; chỉ dòng trên được hiện.',
  tooWide:
    'Dòng này có chữ nằm quá cột cuối cùng, có thể do một dấu phẩy không nằm trong dấu ngoặc kép; sản phẩm này không hiện.',
}

const SHOWN: Readonly<Partial<Record<Reason, string>>> = {
  noPrice: 'Không có giá ở cột discount lẫn cột fee; sản phẩm hiện không kèm giá.',
  unreadablePrice: 'Giá không đọc được thành số tiền (ví dụ đúng: 990.000đ); trang hiện đúng chữ đã ghi.',
  lowPrice: 'Giá dưới 10.000đ, có thể thiếu ba số 0 (ví dụ đúng: 990.000đ); trang hiện đúng chữ đã ghi.',
  saleAboveOriginal: 'Giá bán ở cột discount cao hơn giá gốc ở cột fee; trang hiện đúng như đã ghi.',
}

/** Says what is wrong with a row of the product file: `unreadable` if the product is left out, else `doubtful`. */
const explainRowFault = ({ line, reason }: RowFault): ContentFailure => {
  const leftOut = LEFT_OUT[reason]
  const file = `${PRODUCTS_FILE}, dòng ${line}`
  return leftOut === undefined
    ? { tag: 'doubtful', file, reason: SHOWN[reason] ?? reason }
    : unreadable(file)(leftOut)
}

/** Fails for an empty file, which is taken for a save in progress: some programs truncate a file before they write it. */
const withHeader = E.fromPredicate(
  (rows: ReadonlyArray<SheetLine>) => rows.length > 0,
  () => 'Tệp trống; ít nhất phải có dòng tiêu đề.',
)

const explainMissing = (columns: ReadonlyArray<string>): string =>
  `Dòng tiêu đề thiếu cột ${columns.join(', ')}; tiêu đề phải có đủ ${PRODUCT_COLUMNS.join(', ')}.`

/** Fails if there is no product: as for a tab of Google Sheets, an empty list never replaces one with products. */
const withProducts = E.fromPredicate(
  ({ rows }: ProductSheet) => decodeSheetLines(rows).kept.length > 0,
  () => unreadable(PRODUCTS_FILE)('Dưới dòng tiêu đề không có sản phẩm nào dùng được.'),
)

const arrange = flow(arrangeProductSheet, E.mapLeft(explainMissing))

const logFaults = (log: LogContentFailure) => (sheet: ProductSheet) => () => {
  for (const fault of reviewProductSheet(sheet)) log(explainRowFault(fault))()
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
