import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import type { Product } from '../../../domain/catalogue/product'
import { decodeProductRows } from '../../../domain/catalogue/product-rows'
import type { DeskDeps } from './desk-page'

/** What is sold now; nothing if it cannot be read. */
export const readProducts = ({
  readProductRows,
}: Pick<DeskDeps, 'readProductRows'>): T.Task<ReadonlyArray<Product>> =>
  pipe(
    readProductRows,
    T.map((rows) => (E.isRight(rows) ? decodeProductRows(rows.right) : [])),
  )
