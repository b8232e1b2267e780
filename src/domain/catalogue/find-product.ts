import * as O from 'fp-ts/Option'
import type { Product } from './product'

/** The product for a URL name of the form `<id>-<anything>`; if several ids match, the longest. */
export const productNamed = (products: ReadonlyArray<Product>, name: string): O.Option<Product> =>
  O.fromNullable(
    products
      .filter(({ id }) => name.startsWith(`${id}-`))
      .toSorted((one, other) => other.id.length - one.id.length)[0],
  )

/** The product with the id; `none` if there is none. */
export const findProduct = (products: ReadonlyArray<Product>, id: string): O.Option<Product> =>
  O.fromNullable(products.find((product) => product.id === id))
