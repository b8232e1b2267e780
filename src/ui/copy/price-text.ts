import { constNull, pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { Product } from '../../domain/catalogue/product'
import { totalPrice } from '../../domain/catalogue/total-price'
import type { Price } from '../../domain/membership/membership-tier'
import { groupThousands } from '../../domain/text/group-thousands'

/** `369.000 đ`, or `0đ` for 0. */
export const amountText = (amountVnd: number): string =>
  amountVnd === 0 ? '0đ' : `${groupThousands(amountVnd)} đ`

/** `1.340.000đ`; null if any product or its price is unknown, or there is none. */
export const totalText = (products: ReadonlyArray<Product | undefined>): string | null =>
  pipe(
    products.every((product) => product !== undefined) ? totalPrice(products) : O.none,
    O.match(constNull, (sum) => `${groupThousands(sum)}đ`),
  )

/** The period of a price, after a slash. */
export const periodText = (months: number): string => (months === 1 ? 'tháng' : `${months} tháng`)

/** `369.000 đ/3 tháng` (M-073..M-075). */
export const priceText = ({ amountVnd, months }: Pick<Price, 'amountVnd' | 'months'>): string =>
  `${amountText(amountVnd)}/${periodText(months)}`
