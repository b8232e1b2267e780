import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ProductPrice } from '../../../src/ui/products/product-price'
import { aProduct } from '../../support/fixtures/a-product'

describe('a product’s price', () => {
  it.each([
    {
      why: 'both prices',
      salePrice: '990.000đ',
      originalPrice: '1.290.000đ',
      shown: ['990.000đ', '1.290.000đ', 'Tiết kiệm 23%'],
    },
    { why: 'no original price', salePrice: '990.000đ', originalPrice: '', shown: ['990.000đ'] },
    { why: 'the same price twice', salePrice: '990.000đ', originalPrice: '990.000đ', shown: ['990.000đ'] },
    {
      why: 'a sale above the original',
      salePrice: '990.000đ',
      originalPrice: '890.000đ',
      shown: ['990.000đ', '890.000đ'],
    },
    { why: 'the original price alone', salePrice: '', originalPrice: '1.290.000đ', shown: ['1.290.000đ'] },
    {
      why: 'a saving that rounds to nothing',
      salePrice: '999.000đ',
      originalPrice: '1.000.000đ',
      shown: ['999.000đ', '1.000.000đ'],
    },
    {
      why: 'words for a price',
      salePrice: 'Liên hệ',
      originalPrice: '1.290.000đ',
      shown: ['Liên hệ', '1.290.000đ'],
    },
  ])('[M-051, A-18] with $why shows $shown', ({ salePrice, originalPrice, shown }) => {
    const { container } = render(<ProductPrice product={aProduct('a', { salePrice, originalPrice })} />)
    expect([...container.querySelectorAll('span, s')].map((part) => part.textContent)).toStrictEqual(shown)
  })
})
