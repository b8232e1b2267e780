import * as O from 'fp-ts/Option'
import { discountPercent } from './discount-percent'
import { priceInVnd } from './price-in-vnd'
import type { Product } from './product'

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
