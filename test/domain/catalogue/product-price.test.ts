import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { originalPrice, productSaving, sellingPrice } from '../../../src/domain/catalogue/product-price'

const sold = '990.000đ'

describe('the price of a product', () => {
  it.each([
    { fee: '1.290.000đ', discount: sold, saving: O.some(23), original: O.some('1.290.000đ'), why: 'cheaper' },
    {
      fee: '100.000đ',
      discount: '99.000đ',
      saving: O.some(1),
      original: O.some('100.000đ'),
      why: 'the least shown',
    },
    {
      fee: '1.000.000đ',
      discount: '999.000đ',
      saving: O.none,
      original: O.some('1.000.000đ'),
      why: 'rounds to 0 %',
    },
    { fee: sold, discount: sold, saving: O.none, original: O.none, why: 'the same' },
    { fee: '890.000đ', discount: sold, saving: O.none, original: O.some('890.000đ'), why: 'dearer' },
    { fee: '', discount: sold, saving: O.none, original: O.none, why: 'no original price' },
    { fee: sold, discount: 'Liên hệ', saving: O.none, original: O.some(sold), why: 'words for a price' },
    { fee: sold, discount: '0đ', saving: O.none, original: O.some(sold), why: 'a present' },
    { fee: '2đ', discount: '1đ', saving: O.some(50), original: O.some('2đ'), why: 'the cheapest sale' },
  ])('[M-051, A-18] $fee sold at $discount: $why', ({ fee, discount, saving, original }) => {
    expect(productSaving({ fee, discount })).toStrictEqual(saving)
    expect(originalPrice({ fee, discount })).toStrictEqual(original)
    expect(sellingPrice({ fee, discount })).toBe(discount)
  })

  it('[M-051] is the original one if no other is given', () => {
    const product = { fee: '1.290.000đ', discount: '' }
    expect(sellingPrice(product)).toBe('1.290.000đ')
    expect(originalPrice(product)).toStrictEqual(O.none)
    expect(productSaving(product)).toStrictEqual(O.none)
  })

  it('[M-051] is nothing if none is given', () => {
    expect(sellingPrice({ fee: '', discount: '' })).toBe('')
    expect(originalPrice({ fee: '', discount: '' })).toStrictEqual(O.none)
  })
})
