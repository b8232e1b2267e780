import * as O from 'fp-ts/Option'
import type { Product } from './product'

export const findProduct = (products: ReadonlyArray<Product>, id: string): O.Option<Product> =>
  O.fromNullable(products.find((product) => product.id === id))
