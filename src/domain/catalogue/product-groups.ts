import { syllables } from '../search/syllables'
import type { Product } from './product'

/** The groups of products, each once, in their order. */
export const productGroups = (products: ReadonlyArray<Product>): ReadonlyArray<string> => [
  ...new Set(products.flatMap(({ group }) => (group === '' ? [] : [group]))),
]

/** The group's name in an address: `Tim mạch và chuyển hóa` gives `tim-mach-va-chuyen-hoa`. */
export const groupSlug = (group: string): string => syllables(group).join('-')
