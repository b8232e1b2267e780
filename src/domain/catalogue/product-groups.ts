import type { Product } from './product'

/** Each group once, in the order of the products; products without one are left out. */
export const productGroups = (products: ReadonlyArray<Product>): ReadonlyArray<string> => [
  ...new Set(products.flatMap(({ group }) => (group === '' ? [] : [group]))),
]
