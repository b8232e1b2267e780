import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { flow, pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { LogContentFailure } from '../../ports/log-content-failure'
import type { ReadProductRows } from '../../ports/read-product-rows'
import { csvRows } from './csv-rows'
import { explainReadError } from './explain-read-error'
import { fileStamp } from './file-stamp'
import { keepLastGood } from './keep-last-good'
import { readContentText } from './read-content-text'
import { readWhenChanged } from './read-when-changed'
import { unreadable } from './unreadable'

export const PRODUCTS_FILE = 'products.csv'

/** Programs that save in place empty the file first: an empty file is a save under way. */
const withHeader = E.fromPredicate(
  (rows: ReadonlyArray<unknown>) => rows.length > 0,
  () => 'Tệp trống; ít nhất phải có dòng tiêu đề.',
)

export const createReadProductRows = (contentDir: string, log: LogContentFailure): ReadProductRows => {
  const stamp = pipe(
    TE.tryCatch(() => fileStamp(join(contentDir, PRODUCTS_FILE)), explainReadError),
    TE.mapLeft(unreadable(PRODUCTS_FILE)),
  )
  const read = pipe(
    readContentText(contentDir, PRODUCTS_FILE),
    TE.chainEitherK(flow(csvRows, E.chainFirst(withHeader), E.mapLeft(unreadable(PRODUCTS_FILE)))),
  )
  return keepLastGood(readWhenChanged({ stamp, read }), log)
}
