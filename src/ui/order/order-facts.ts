import type { Product } from '../../domain/catalogue/product'
import { priceToPay } from '../../domain/catalogue/product-price'
import type { Order } from '../../domain/registration/order'
import { totalText } from '../copy/products'
import type { SentFacts } from '../registration/sent-facts'

/** What the receipt and the last look show of an order; `products` give the prices. */
export const orderFacts =
  (products: ReadonlyArray<Product>) =>
  (offers: boolean) =>
  ({ name, phone, titles, province, district }: Order): SentFacts => {
    const chosen = titles.map((title) => products.find((product) => product.title === title))
    return {
      name,
      phone,
      items: titles.map((title, index) => {
        const product = chosen[index]
        return { title, price: product === undefined ? '' : priceToPay(product) }
      }),
      total: totalText(chosen),
      place: `${district}, ${province}`,
      offers,
    }
  }
