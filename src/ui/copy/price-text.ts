import type { Price } from '../../domain/membership/membership-tier'
import { groupThousands } from '../../domain/text/group-thousands'

/** Takes a sum in VND, gives it as it is shown: `369.000 đ`, or `0đ`. */
export const amountText = (amountVnd: number): string =>
  amountVnd === 0 ? '0đ' : `${groupThousands(amountVnd)} đ`

/** Takes a number of months, gives the period a price is for: `tháng`, `3 tháng`. */
export const periodText = (months: number): string => (months === 1 ? 'tháng' : `${months} tháng`)

/** Takes a price, gives it in one line: `369.000 đ/3 tháng` (M-073..M-075). */
export const priceText = ({ amountVnd, months }: Pick<Price, 'amountVnd' | 'months'>): string =>
  `${amountText(amountVnd)}/${periodText(months)}`
