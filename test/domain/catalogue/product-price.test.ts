import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { priceToPay, productSaving, struckOutPrice } from '../../../src/domain/catalogue/product-price'

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
