import type { Product } from './product'
import { priceToPay } from './product-price'

/** The selling price of each title, in order; null for one that is not sold any more, or has no price. */
export const pricesOf = (
  titles: ReadonlyArray<string>,
  products: ReadonlyArray<Pick<Product, 'title' | 'salePrice' | 'originalPrice'>>,
): ReadonlyArray<string | null> =>
  titles.map((title) => {
    const product = products.find((each) => each.title === title)
    return product === undefined ? null : priceToPay(product) || null
  })
