import type { Price } from '../../domain/membership/membership-tier'
import { groupThousands } from '../../domain/text/group-thousands'

/** `369.000 đ`, or `0đ` for 0. */
export const amountText = (amountVnd: number): string =>
  amountVnd === 0 ? '0đ' : `${groupThousands(amountVnd)} đ`

export const sumText = (amountVnd: number): string => `${groupThousands(amountVnd)}đ`

export const periodText = (months: number): string => (months === 1 ? 'tháng' : `${months} tháng`)

/** `369.000 đ/3 tháng` (M-073..M-075). */
export const priceText = ({ amountVnd, months }: Pick<Price, 'amountVnd' | 'months'>): string =>
  `${amountText(amountVnd)}/${periodText(months)}`
