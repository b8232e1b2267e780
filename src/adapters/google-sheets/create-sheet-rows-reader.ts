import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import { decodeProductRows, SheetRows } from '../../domain/catalogue/product-rows'
import { reasonOf } from '../../domain/delivery/batch'
import type { SheetSource } from '../../domain/site/sheet-source'
import { wholeTabPath } from './a1-range'
import type { CallSheets } from './call-sheets'
import { within } from './within'

const Values = t.type({ values: SheetRows })

const isBlank = (row: SheetRows[number]): boolean => row.every((cell) => String(cell ?? '').trim() === '')

/** A row filled up to `width`, because the service omits empty cells at its end. */
const asWideAs =
  (header: SheetRows[number]) =>
  (row: SheetRows[number]): SheetRows[number] => [
    ...row,
    ...Array.from({ length: Math.max(0, header.length - row.length) }, () => ''),
  ]

/**
 * The rows of the product tab without blank ones, each as wide as the header row; fails with a reason if no product can be
 * read.
 */
export const decodeValues = (body: unknown): E.Either<string, SheetRows> =>
  pipe(
    Values.decode(body),
    E.mapLeft(() => 'the answer holds no rows'),
    E.map(({ values }) => values.filter((row) => !isBlank(row))),
    E.chain((rows) => {
      const [header] = rows
      return header === undefined ? E.left('the tab is empty') : E.right(rows.map(asWideAs(header)))
    }),
    E.filterOrElse(
      (rows) => decodeProductRows(rows).length > 0,
      () => 'the tab has no product below its header row',
    ),
  )

/** In ms; shorter than the browser's own timeout. */
const LONGEST_READ_MS = 5_000

type ReadDeps = { readonly callSheets: CallSheets; readonly sheet: SheetSource }

/**
 * Reads the product tab, header row first; fails with a reason if the service refuses, is too slow or has no usable product.
 */
export const createSheetRowsReader = ({ callSheets, sheet }: ReadDeps): TE.TaskEither<string, SheetRows> => {
  const read = pipe(
    callSheets({ path: wholeTabPath(sheet) }),
    TE.mapLeft(reasonOf),
    TE.chainEitherK(decodeValues),
  )
  return () => within(LONGEST_READ_MS, read(), () => E.left('the service is too slow'))
}
