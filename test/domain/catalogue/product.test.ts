import { describe, expect, it } from 'vitest'
import { ProductId } from '../../../src/domain/catalogue/product'

describe('ProductId', () => {
  it.each([
    ['sp-01', true],
    [' ', true],
    ['', false],
    [7, false],
    [null, false],
  ])('[M-100] accepts %j: %s', (input, accepted) => {
    expect(ProductId.is(input)).toBe(accepted)
  })
})
