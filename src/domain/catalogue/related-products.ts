import type { Product } from './product'

const RELATED_PRODUCTS_LIMIT = 3

/** The first products of the same group, without this one; none if it has no group (M-054). */
export const relatedProducts = (
  products: ReadonlyArray<Product>,
  { id, group }: Pick<Product, 'id' | 'group'>,
): ReadonlyArray<Product> =>
  products
    .filter((other) => group !== '' && other.group === group && other.id !== id)
    .slice(0, RELATED_PRODUCTS_LIMIT)
