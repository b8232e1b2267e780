import * as O from 'fp-ts/Option'
import type { Product } from './product'

/** None where the id is unknown (M-055). */
export const findProduct = (products: ReadonlyArray<Product>, id: string): O.Option<Product> =>
  O.fromNullable(products.find((product) => product.id === id))
