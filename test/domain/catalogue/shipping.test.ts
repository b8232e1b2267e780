import { expect, it } from 'vitest'
import { isShippedFree } from '../../../src/domain/catalogue/shipping'

it.each([
  { freeFromVnd: 500_000, sum: 499_999, isFree: false },
  { freeFromVnd: 500_000, sum: 500_000, isFree: true },
  { freeFromVnd: 0, sum: 0, isFree: false },
  { freeFromVnd: 0, sum: 9_000_000, isFree: false },
])(
  '[A-11] an order is shipped free from the stated sum on: $sum of $freeFromVnd',
  ({ freeFromVnd, sum, isFree }) => {
    expect(isShippedFree({ feeVnd: 30_000, freeFromVnd }, sum)).toBe(isFree)
  },
)
