import * as O from 'fp-ts/Option'
import type { Product } from './product'

/** Takes the catalogue and an id as it stands in the address, gives the product, or none where the id is unknown (M-055). */
export const findProduct = (products: ReadonlyArray<Product>, id: string): O.Option<Product> =>
  O.fromNullable(products.find((product) => product.id === id))
