import type { PriceList } from '../catalogue/price-list'
import type { Product } from '../catalogue/product'
import { pricesOf } from '../catalogue/product-price'
import { sumOfPrices } from '../catalogue/total-price'
import type { Registration } from './registration'
import { titlesOf } from './registration-facts'

/** A product, or a plan. `price` is that of one piece; empty if it is unknown, or agreed in the call. */
export type PricedTitle = { readonly title: string; readonly price: string }

export type PricedTitles = {
  readonly items: ReadonlyArray<PricedTitle>
  /** The sum in VND; null if a price is unknown or nothing was ordered. */
  readonly total: number | null
}

/** The prices that a registration is shown with: the confirmed ones, or the present ones of `products`; none for a plan. */
export const shownPrices = (
  registration: Registration,
  products: ReadonlyArray<Product>,
  confirmed: PriceList | null = null,
): PriceList => {
  if (registration.target !== 'orders') return []
  const { titles } = registration.content
  return confirmed === null ? pricesOf(titles, products) : titles.map((_, index) => confirmed[index] ?? null)
}

/** What a registration asks for, with its `shownPrices`. */
export const pricedTitles = (...shown: Parameters<typeof shownPrices>): PricedTitles => {
  const prices = shownPrices(...shown)
  return {
    items: titlesOf(shown[0]).map((title, index) => ({ title, price: prices[index] ?? '' })),
    total: sumOfPrices(prices),
  }
}
