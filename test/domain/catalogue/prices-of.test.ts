import { describe, expect, it } from 'vitest'
import { pricesOf } from '../../../src/domain/catalogue/prices-of'

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
