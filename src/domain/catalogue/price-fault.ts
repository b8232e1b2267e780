import type { Product } from './product'
import { priceInVnd } from './product-price'

export type PriceFault = 'noPrice' | 'unreadablePrice' | 'lowPrice' | 'saleAboveOriginal'

/** Matches `1290000`, `1.290.000đ` and `1,290,000 VND`. */
const PRICE = /^(?:\d+|\d{1,3}(?:[.,\s]\d{3})+)\s*(?:đ|₫|vnđ|vnd|đồng)?$/iu

/** In VND; a lower price usually lacks its thousands, as `990` for `990.000đ`. */
const LOWEST_USUAL_PRICE = 10_000

/** What is wrong with a product's price texts, or null; the site shows them as written in either case. */
export const priceFault = ({
  salePrice,
  originalPrice,
}: Pick<Product, 'salePrice' | 'originalPrice'>): PriceFault | null => {
  const prices = [salePrice, originalPrice].filter((price) => price !== '')
  if (prices.length === 0) return 'noPrice'
  if (prices.some((price) => !PRICE.test(price) || priceInVnd(price) === 0)) return 'unreadablePrice'
  if (prices.some((price) => priceInVnd(price) < LOWEST_USUAL_PRICE)) return 'lowPrice'
  return prices.length === 2 && priceInVnd(salePrice) > priceInVnd(originalPrice) ? 'saleAboveOriginal' : null
}
