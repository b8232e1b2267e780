import * as O from 'fp-ts/Option'
import type { PriceList } from './price-list'
import type { Product } from './product'

/** Reads a price text in VND: `1.290.000đ` is 1290000; 0 if the text has no digits (M-114). */
export const priceInVnd = (text: string): number => Number(text.replace(/[^0-9]/g, ''))

/** The discount in whole percent of prices in VND; 0 if either is 0, negative if the sale price is higher (M-115). */
export const discountPercent = (original: number, sale: number): number =>
  original === 0 || sale === 0 ? 0 : Math.round(((original - sale) * 100) / original)

/** The saving in whole percent; `none` if there is no saving (M-051, A-18). */
export const productSaving = ({
  salePrice,
  originalPrice,
}: Pick<Product, 'salePrice' | 'originalPrice'>): O.Option<number> =>
  O.fromPredicate((percent: number) => percent > 0)(
    discountPercent(priceInVnd(originalPrice), priceInVnd(salePrice)),
  )

/** The sale price, or the original one if nothing is on sale; empty if neither is given (M-051). */
export const priceToPay = ({
  salePrice,
  originalPrice,
}: Pick<Product, 'salePrice' | 'originalPrice'>): string => (salePrice === '' ? originalPrice : salePrice)

/** The original price if another one is to be paid; `none` otherwise (M-051, A-18). */
export const struckOutPrice = (product: Pick<Product, 'salePrice' | 'originalPrice'>): O.Option<string> =>
  O.fromPredicate((originalPrice: string) => originalPrice !== '' && originalPrice !== priceToPay(product))(
    product.originalPrice,
  )

/** The selling price of each title, in order; null for one that is not sold any more, or has no price. */
export const pricesOf = (
  titles: ReadonlyArray<string>,
  products: ReadonlyArray<Pick<Product, 'title' | 'salePrice' | 'originalPrice'>>,
): PriceList =>
  titles.map((title) => {
    const product = products.find((each) => each.title === title)
    return product === undefined ? null : priceToPay(product) || null
  })
