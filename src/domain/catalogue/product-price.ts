import * as O from 'fp-ts/Option'
import { digits } from './digits'
import { discountPercent } from './discount-percent'
import type { Product } from './product'

/** The saving in whole percent; `none` if there is no saving (M-051, A-18). */
export const productSaving = ({ discount, fee }: Pick<Product, 'discount' | 'fee'>): O.Option<number> =>
  O.fromPredicate((percent: number) => percent > 0)(discountPercent(digits(fee), digits(discount)))

export const sellingPrice = ({ discount, fee }: Pick<Product, 'discount' | 'fee'>): string =>
  discount === '' ? fee : discount

export const originalPrice = (product: Pick<Product, 'discount' | 'fee'>): O.Option<string> =>
  O.fromPredicate((fee: string) => fee !== '' && fee !== sellingPrice(product))(product.fee)
