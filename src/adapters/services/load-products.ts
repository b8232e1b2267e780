import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { decodeProductRows, SheetRows } from '../../domain/catalogue/product-rows'
import type { SheetSource } from '../../domain/site/sheet-source'
import type { GetJson, LoadFailure, LoadProducts } from '../../ports/services'
import { readerUrl } from './sheet-urls'

const decodeRows = (body: unknown): E.Either<LoadFailure, SheetRows> =>
  pipe(
    SheetRows.decode(body ?? []),
    E.mapLeft(() => ({ tag: 'unreadable', reason: 'the body is no list of rows' })),
  )

/** Loads the rows of the product sheet and decodes them (M-131); fails if the server does not answer with rows. */
export const createLoadProducts = (getJson: GetJson, sheet: SheetSource): LoadProducts =>
  pipe(
    getJson(readerUrl(sheet)),
    TE.chainEitherK(decodeRows),
    TE.map((rows) => decodeProductRows(rows)),
  )
