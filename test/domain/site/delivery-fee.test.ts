import { describe, expect, it } from 'vitest'
import { isDeliveredFree } from '../../../src/domain/site/delivery-fee'

describe('the delivery of an order', () => {
  it.each([
    { freeFromVnd: 500_000, sum: 499_999, isFree: false },
    { freeFromVnd: 500_000, sum: 500_000, isFree: true },
    { freeFromVnd: 0, sum: 0, isFree: false },
    { freeFromVnd: 0, sum: 9_000_000, isFree: false },
  ])('[A-11] is free from the stated sum on: $sum of $freeFromVnd', ({ freeFromVnd, sum, isFree }) => {
    expect(isDeliveredFree({ feeVnd: 30_000, freeFromVnd }, sum)).toBe(isFree)
  })
})
