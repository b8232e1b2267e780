import type { PriceList } from './price-list'
import type { Product } from './product'
import { priceInVnd, priceToPay } from './product-price'

/** The sum in VND; null if the list is empty, or any price is unknown. */
export const sumOfPrices = (list: PriceList): number | null => {
  const prices = list.map((price) => priceInVnd(price ?? ''))
  return prices.length === 0 || prices.includes(0) ? null : prices.reduce((sum, price) => sum + price, 0)
}

/** The sum in VND; null if there is no product, or any is unknown or has no price. */
export const totalPrice = (products: ReadonlyArray<Product | undefined>): number | null =>
  sumOfPrices(products.map((product) => (product === undefined ? null : priceToPay(product))))
