import { describe, expect, it } from 'vitest'
import { ProductId } from '../../../src/domain/catalogue/product'

describe('the id of a product', () => {
  it.each(['sp-01', ' '])('[M-100] is any text that is not empty: %j', (id) => {
    expect(ProductId.is(id)).toBe(true)
  })

  it.each(['', 7, null])('[M-100] is not %j', (value) => {
    expect(ProductId.is(value)).toBe(false)
  })
})
