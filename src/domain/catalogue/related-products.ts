import type { Product } from './product'

const RELATED_PRODUCTS_LIMIT = 3

export const relatedProducts = (
  products: ReadonlyArray<Product>,
  { id, group }: Pick<Product, 'id' | 'group'>,
): ReadonlyArray<Product> =>
  products
    .filter((other) => group !== '' && other.group === group && other.id !== id)
    .slice(0, RELATED_PRODUCTS_LIMIT)
