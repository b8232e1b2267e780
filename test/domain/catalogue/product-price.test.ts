import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { isDiscounted, productSaving } from '../../../src/domain/catalogue/product-price'

describe('the price of a product', () => {
  it.each([
    { fee: '1.290.000đ', discount: '990.000đ', saving: O.some(23), discounted: true, why: 'cheaper' },
    { fee: '100.000đ', discount: '99.000đ', saving: O.some(1), discounted: true, why: 'the least shown' },
    { fee: '1.000.000đ', discount: '999.000đ', saving: O.none, discounted: true, why: 'rounds to 0 %' },
    { fee: '500.000đ', discount: '500.000đ', saving: O.none, discounted: false, why: 'the same' },
    { fee: '990.000đ', discount: '1.290.000đ', saving: O.none, discounted: false, why: 'dearer' },
    { fee: '', discount: '990.000đ', saving: O.none, discounted: false, why: 'no original price' },
    { fee: '990.000đ', discount: 'Liên hệ', saving: O.none, discounted: false, why: 'no sale price' },
    { fee: '2đ', discount: '1đ', saving: O.some(50), discounted: true, why: 'the cheapest sale there is' },
  ])('[M-051, A-18] $fee sold at $discount: $why', ({ fee, discount, saving, discounted }) => {
    expect(productSaving({ fee, discount })).toStrictEqual(saving)
    expect(isDiscounted({ fee, discount })).toBe(discounted)
  })
})
