import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { SheetRows } from '../../domain/catalogue/product-rows'
import type { SheetSource } from '../../domain/site/sheet-source'
import { wholeTabPath } from './a1-range'
import type { CallSheets } from './call-sheets'
import { decodeValues } from './decode-values'

/** In ms; shorter than the browser's own timeout. */
const LONGEST_READ_MS = 5_000

type ReadDeps = {
  readonly callSheets: CallSheets
  readonly sheet: SheetSource
  readonly wait: (ms: number) => Promise<void>
}

/**
 * Reads the product tab, header row first; fails with a reason if the service refuses, is too slow or has no usable product.
 */
export const createSheetRowsReader = ({
  callSheets,
  sheet,
  wait,
}: ReadDeps): TE.TaskEither<string, SheetRows> => {
  const read = pipe(
    callSheets({ path: wholeTabPath(sheet) }),
    TE.mapLeft(({ reason }) => reason),
    TE.chainEitherK(decodeValues),
  )
  const tooLate = async () => {
    await wait(LONGEST_READ_MS)
    return E.left('the service is too slow')
  }
  return () => Promise.race([read(), tooLate()])
}
