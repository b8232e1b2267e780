import type { Product } from './product'
import { priceInVnd } from './product-price'
import { type DroppedRow, decodeSheetLines } from './product-rows'
import type { ProductSheet } from './product-sheet'

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

export type RowFault = {
  readonly line: number
  readonly reason: DroppedRow['reason'] | 'tooWide' | PriceFault
}

/** What staff should correct, by line: rows that are left out, and suspicious prices, which are shown as written. */
export const reviewProductSheet = ({ rows, tooWide }: ProductSheet): ReadonlyArray<RowFault> => {
  const { kept, dropped } = decodeSheetLines(rows)
  const faults: ReadonlyArray<RowFault> = [
    ...tooWide.map((line) => ({ line, reason: 'tooWide' as const })),
    ...dropped,
    ...kept.flatMap(({ line, product }) => {
      const reason = priceFault(product)
      return reason === null ? [] : [{ line, reason }]
    }),
  ]
  return faults.toSorted((one, other) => one.line - other.line)
}
