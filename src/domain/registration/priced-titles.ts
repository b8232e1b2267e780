import type { Product } from '../catalogue/product'
import { priceToPay } from '../catalogue/product-price'
import { totalPrice } from '../catalogue/total-price'
import type { Registration } from './registration'
import { titlesOf } from './registration-facts'

/** A product, or a plan. `price` is that of one piece; empty if it is unknown, or agreed in the call. */
export type PricedTitle = { readonly title: string; readonly price: string }

export type PricedTitles = {
  readonly items: ReadonlyArray<PricedTitle>
  /** The sum in VND; null if a price is unknown or nothing was ordered. */
  readonly total: number | null
}

/** What a registration asks for, with the present prices of its products. */
export const pricedTitles = (registration: Registration, products: ReadonlyArray<Product>): PricedTitles => {
  const priced = registration.target === 'orders' ? products : []
  const titles = titlesOf(registration)
  const chosen = titles.map((title) => priced.find((product) => product.title === title))
  return {
    items: titles.map((title, index) => {
      const product = chosen[index]
      return { title, price: product === undefined ? '' : priceToPay(product) }
    }),
    total: totalPrice(chosen),
  }
}
