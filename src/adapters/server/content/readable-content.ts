import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import type { Product } from '../../../domain/catalogue/product'
import { decodeProductRows, type SheetRows } from '../../../domain/catalogue/product-rows'
import type { ReadProductRows } from '../../../ports/content'

const decoded = new WeakMap<SheetRows, ReadonlyArray<Product>>()

/** The products of rows, the same list for the same rows, which readers return until the sheet changes. */
export const productsOf = (rows: SheetRows): ReadonlyArray<Product> => {
  const products = decoded.get(rows) ?? decodeProductRows(rows)
  decoded.set(rows, products)
  return products
}

/** The products sold now; none if they cannot be read. */
export const readProducts = (readProductRows: ReadProductRows): T.Task<ReadonlyArray<Product>> =>
  pipe(
    readProductRows,
    T.map((rows) => (E.isRight(rows) ? productsOf(rows.right) : [])),
  )
