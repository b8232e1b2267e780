import { describe, expect, it } from 'vitest'
import { totalPrice } from '../../../src/domain/catalogue/total-price'
import { aProduct } from '../../support/fixtures/a-product'

const heart = aProduct('a', { salePrice: '990.000đ', originalPrice: '1.290.000đ' })
const liver = aProduct('b', { originalPrice: '350.000 đ' })

describe('totalPrice', () => {
  it('[M-080] sums the sale prices of the products', () => {
    expect(totalPrice([heart, liver])).toBe(1_340_000)
  })

  it.each([
    { why: 'nothing is chosen', products: [] },
    { why: 'one has no price', products: [heart, aProduct('c')] },
    { why: 'one has a price without digits', products: [heart, aProduct('d', { originalPrice: 'Liên hệ' })] },
  ])('[M-080] returns null if $why', ({ products }) => {
    expect(totalPrice(products)).toBeNull()
  })
})
