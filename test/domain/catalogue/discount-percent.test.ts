import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { discountPercent } from '../../../src/domain/catalogue/discount-percent'

describe('discountPercent', () => {
  it.each([
    { original: 1_290_000, sale: 990_000, percent: 23, why: 'the specified example' },
    { original: 0, sale: 990_000, percent: 0, why: 'no original price' },
    { original: 1_290_000, sale: 0, percent: 0, why: 'no sale price' },
    { original: 0, sale: 0, percent: 0, why: 'no price at all' },
    { original: 500_000, sale: 500_000, percent: 0, why: 'nothing is saved' },
    { original: 1_000, sale: 995, percent: 1, why: 'half a percent is rounded up' },
    { original: 1_000, sale: 996, percent: 0, why: 'less than half is rounded down' },
    { original: 100_000, sale: 150_000, percent: -50, why: 'the sale is dearer' },
  ])('[M-115] from $original to $sale saves $percent %: $why', ({ original, sale, percent }) => {
    expect(discountPercent(original, sale)).toBe(percent)
  })

  it('[M-115] stays within 0 and 100 for every sale that is no dearer', () => {
    const prices = fc
      .tuple(fc.integer({ min: 1, max: 1_000_000_000 }), fc.integer({ min: 1, max: 1_000_000_000 }))
      .map(([a, b]) => ({ original: Math.max(a, b), sale: Math.min(a, b) }))
    fc.assert(
      fc.property(prices, ({ original, sale }) => {
        const percent = discountPercent(original, sale)
        expect(percent).toBeGreaterThanOrEqual(0)
        expect(percent).toBeLessThanOrEqual(100)
        expect(Number.isInteger(percent)).toBe(true)
      }),
    )
  })
})
