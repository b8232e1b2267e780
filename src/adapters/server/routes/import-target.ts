import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import type { Target } from '../../../domain/registration/registration'
import { type SheetSources, sheetNamed } from '../../../domain/site/sheet-source'

const ImportQuery = t.type({ id: t.string, range: t.string })

/** Null for any other sheet; the products are never written. */
export const importTarget = (sheets: SheetSources, query: unknown): Target | null =>
  pipe(
    ImportQuery.decode(query),
    E.match(
      () => null,
      ({ id, range }) => {
        const sheet = sheetNamed(sheets, { id, name: range })
        return sheet === 'products' ? null : sheet
      },
    ),
  )
