import type { Product } from '../../domain/catalogue/product'
import { priceToPay } from '../../domain/catalogue/product-price'
import type { Registration } from '../../domain/registration/registration'
import { titlesOf } from '../../domain/registration/registration-facts'
import { totalText } from '../copy/products'

/** `price`: of one piece; empty if it is unknown. `total`: null if a price is unknown. */
export type PricedTitles = {
  readonly items: ReadonlyArray<{ readonly title: string; readonly price: string }>
  readonly total: string | null
}

/** What a registration asks for, with the present prices of its products, as the visitor’s receipt has them. */
export const pricedTitles = (registration: Registration, products: ReadonlyArray<Product>): PricedTitles => {
  const priced = registration.target === 'orders' ? products : []
  const chosen = titlesOf(registration).map((title) => ({
    title,
    product: priced.find((product) => product.title === title),
  }))
  return {
    items: chosen.map(({ title, product }) => ({
      title,
      price: product === undefined ? '' : priceToPay(product),
    })),
    total: totalText(chosen.map(({ product }) => product)),
  }
}
