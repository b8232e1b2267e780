import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Site } from '../../../domain/site/site'
import type { ReadProductRows } from '../../../ports/content'
import { readThroughCache } from '../../content/read-through-cache'
import type { AwaitTurn } from '../../google-sheets/call-sheets'
import { createSheetRowsReader } from '../../google-sheets/create-sheet-rows-reader'
import type { GoogleSettings } from '../config/config'
import { createGoogleCalls } from './wire-google-calls'

const NO_KEY =
  'site.json lấy sản phẩm từ Google Sheets nhưng chưa đặt GOOGLE_SERVICE_ACCOUNT_FILE: đang dùng products.csv.'

const explainFailure = (reason: string): string =>
  `Google Sheets: không đọc được bảng sản phẩm (${reason}). Đang dùng bản đọc được gần nhất, nếu chưa có thì products.csv.`

const neverWrites: AwaitTurn = TE.left({ tag: 'forbidden', reason: 'products are only read' })

/** Reads the products from the file, or from a tab of Google Sheets if the settings name it and there is a key. */
export const createConfiguredProductRows = (
  google: GoogleSettings,
  { products, sheets }: Pick<Site, 'products' | 'sheets'>,
  readFile: ReadProductRows,
  fetch: typeof globalThis.fetch,
): TE.TaskEither<string, ReadProductRows> => {
  if (products.from === 'file') return TE.right(readFile)
  if (google.googleKeyFile === null) {
    console.warn(NO_KEY)
    return TE.right(readFile)
  }
  return pipe(
    createGoogleCalls(google.googleKeyFile, { ...google, fetch, awaitTurn: neverWrites }),
    TE.map((callSheets) =>
      readThroughCache({
        read: createSheetRowsReader({ callSheets, sheet: sheets.products }),
        readFallback: readFile,
        now: () => performance.now(),
        onFailure: (reason) => console.error(explainFailure(reason)),
      }),
    ),
    TE.chainFirstIOK((read) => () => void read()),
  )
}
