import type { Product } from './product'
import { priceInVnd, priceToPay } from './product-price'

/** The sum in VND; null if there is no product, or any is unknown or has no price. */
export const totalPrice = (products: ReadonlyArray<Product | undefined>): number | null => {
  const prices = products.map((product) => (product === undefined ? 0 : priceInVnd(priceToPay(product))))
  return prices.length === 0 || prices.includes(0) ? null : prices.reduce((sum, price) => sum + price, 0)
}
