import type { Product } from '../../domain/catalogue/product'
import type { Order } from '../../domain/registration/order'
import { totalText } from '../copy/price-text'
import type { SentFacts } from '../registration/sent-facts'

/** `products` give the prices. */
export const orderFacts =
  (products: ReadonlyArray<Product>) =>
  ({ name, phone, titles, province, district }: Order): SentFacts => ({
    name,
    phone,
    items: titles,
    total: totalText(titles.map((title) => products.find((product) => product.title === title))),
    place: `${district}, ${province}`,
  })
