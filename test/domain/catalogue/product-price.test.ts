import fc from 'fast-check'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import {
  discountPercent,
  priceInVnd,
  pricesOf,
  priceToPay,
  productSaving,
  struckOutPrice,
} from '../../../src/domain/catalogue/product-price'
import { groupThousands } from '../../../src/domain/text/group-thousands'

describe('digits', () => {
  it.each([
    ['1.290.000đ', 1_290_000],
    ['990,000 VND', 990_000],
    ['Từ 369.000 đ', 369_000],
    ['007', 7],
    ['1.290.000,50', 129_000_050],
    ['١٢', 0],
    ['Liên hệ', 0],
    ['', 0],
  ])('[M-114] reads %j as %d', (text, number) => {
    expect(priceInVnd(text)).toBe(number)
  })

  it('[M-114] reads back every sum as it is shown', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2_000_000_000 }), (amountVnd) => {
        expect(priceInVnd(`${groupThousands(amountVnd)} đ`)).toBe(amountVnd)
      }),
    )
  })
})

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

const sold = '990.000đ'

describe('the price of a product', () => {
  it.each([
    {
      originalPrice: '1.290.000đ',
      salePrice: sold,
      saving: O.some(23),
      original: O.some('1.290.000đ'),
      why: 'cheaper',
    },
    {
      originalPrice: '100.000đ',
      salePrice: '99.000đ',
      saving: O.some(1),
      original: O.some('100.000đ'),
      why: 'the least shown',
    },
    {
      originalPrice: '1.000.000đ',
      salePrice: '999.000đ',
      saving: O.none,
      original: O.some('1.000.000đ'),
      why: 'rounds to 0 %',
    },
    { originalPrice: sold, salePrice: sold, saving: O.none, original: O.none, why: 'the same' },
    {
      originalPrice: '890.000đ',
      salePrice: sold,
      saving: O.none,
      original: O.some('890.000đ'),
      why: 'dearer',
    },
    { originalPrice: '', salePrice: sold, saving: O.none, original: O.none, why: 'no original price' },
    {
      originalPrice: sold,
      salePrice: 'Liên hệ',
      saving: O.none,
      original: O.some(sold),
      why: 'words for a price',
    },
    { originalPrice: sold, salePrice: '0đ', saving: O.none, original: O.some(sold), why: 'a present' },
    {
      originalPrice: '2đ',
      salePrice: '1đ',
      saving: O.some(50),
      original: O.some('2đ'),
      why: 'the cheapest sale',
    },
  ])(
    '[M-051, A-18] $originalPrice sold at $salePrice: $why',
    ({ originalPrice, salePrice, saving, original }) => {
      expect(productSaving({ originalPrice, salePrice })).toStrictEqual(saving)
      expect(struckOutPrice({ originalPrice, salePrice })).toStrictEqual(original)
      expect(priceToPay({ originalPrice, salePrice })).toBe(salePrice)
    },
  )

  it('[M-051] is the original one if no other is given', () => {
    const product = { originalPrice: '1.290.000đ', salePrice: '' }
    expect(priceToPay(product)).toBe('1.290.000đ')
    expect(struckOutPrice(product)).toStrictEqual(O.none)
    expect(productSaving(product)).toStrictEqual(O.none)
  })

  it('[M-051] is nothing if none is given', () => {
    expect(priceToPay({ originalPrice: '', salePrice: '' })).toBe('')
    expect(struckOutPrice({ originalPrice: '', salePrice: '' })).toStrictEqual(O.none)
  })
})

describe('pricesOf', () => {
  it('[M-099] is what each title costs now, in order, and null where that is unknown', () => {
    const products = [
      { title: 'A', salePrice: '300.000đ', originalPrice: '400.000đ' },
      { title: 'B', salePrice: '', originalPrice: '500.000đ' },
      { title: 'C', salePrice: '', originalPrice: '' },
    ]
    expect(pricesOf(['C', 'B', 'gone', 'A'], products)).toStrictEqual([null, '500.000đ', null, '300.000đ'])
  })
})
