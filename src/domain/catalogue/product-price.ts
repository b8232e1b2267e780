import * as O from 'fp-ts/Option'
import { digits } from './digits'
import { discountPercent } from './discount-percent'
import type { Product } from './product'

/** Takes a product, gives the saving in whole percent, none where there is nothing to save (M-051, A-18). */
export const productSaving = ({ discount, fee }: Pick<Product, 'discount' | 'fee'>): O.Option<number> =>
  O.fromPredicate((percent: number) => percent > 0)(discountPercent(digits(fee), digits(discount)))

/** Takes a product, gives whether the original price is worth showing beside the discounted one. */
export const isDiscounted = ({ discount, fee }: Pick<Product, 'discount' | 'fee'>): boolean =>
  digits(fee) > digits(discount) && digits(discount) > 0
