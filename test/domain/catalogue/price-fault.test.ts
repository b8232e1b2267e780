import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceFault } from '../../../src/domain/catalogue/price-fault'

describe('the prices of a product', () => {
  it.each([
    { price: '10000', why: 'the lowest usual one' },
    { price: '1290000', why: 'digits alone' },
    { price: '1.290.000', why: 'points for thousands' },
    { price: '1,290,000', why: 'commas for thousands' },
    { price: '1 290 000', why: 'blanks for thousands' },
    { price: '99.000', why: 'one group of thousands' },
    { price: '990000đ', why: 'the unit behind it' },
    { price: '990.000 ₫', why: 'a blank before the unit' },
    { price: '990.000  VND', why: 'blanks before the unit' },
    { price: '990.000VNĐ', why: 'the unit in capitals' },
    { price: '990.000 Đồng', why: 'the unit written out' },
  ])('[M-133][M-051] are read from $price: $why', ({ price }) => {
    expect(priceFault({ salePrice: '', originalPrice: price })).toBeNull()
    expect(priceFault({ salePrice: price, originalPrice: '' })).toBeNull()
  })

  it.each([
    { price: 'Liên hệ', why: 'no number' },
    { price: 'đ', why: 'only the unit' },
    { price: '0đ', why: 'nothing to pay' },
    { price: '0.000', why: 'nothing to pay, with thousands' },
    { price: 'từ 990.000đ', why: 'text before it' },
    { price: '990.000đ/hộp', why: 'text behind it' },
    { price: '990k', why: 'short for thousands' },
    { price: '990.000 - 1.290.000đ', why: 'two numbers' },
    { price: '1290.000', why: 'four digits before the thousands' },
    { price: '990.00', why: 'two digits behind the point' },
    { price: '990.0000', why: 'four digits behind the point' },
    { price: '990.abc', why: 'letters for thousands' },
    { price: '990/000', why: 'another sign between the thousands' },
    { price: '990.000 USD', why: 'another currency' },
  ])('[M-133][M-051] cannot be read from $price: $why', ({ price }) => {
    expect(priceFault({ salePrice: '', originalPrice: price })).toBe('unreadablePrice')
    expect(priceFault({ salePrice: price, originalPrice: '990.000đ' })).toBe('unreadablePrice')
    expect(priceFault({ salePrice: '990.000đ', originalPrice: price })).toBe('unreadablePrice')
  })

  it.each(['5', '990', '1.290', '1290đ', '9999'])('[M-133][M-051] lack their thousands in %s', (price) => {
    expect(priceFault({ salePrice: '', originalPrice: price })).toBe('lowPrice')
    expect(priceFault({ salePrice: price, originalPrice: '990.000đ' })).toBe('lowPrice')
    expect(priceFault({ salePrice: '990.000đ', originalPrice: price })).toBe('lowPrice')
  })

  it('[M-133][M-051] are missing when both are empty', () => {
    expect(priceFault({ salePrice: '', originalPrice: '' })).toBe('noPrice')
  })

  it.each([
    { salePrice: '989.999đ', originalPrice: '990.000đ', fault: null },
    { salePrice: '990.000đ', originalPrice: '990.000đ', fault: null },
    { salePrice: '990.001đ', originalPrice: '990.000đ', fault: 'saleAboveOriginal' },
  ])(
    '[M-133][M-051] of $salePrice instead of $originalPrice: $fault',
    ({ salePrice, originalPrice, fault }) => {
      expect(priceFault({ salePrice, originalPrice })).toBe(fault)
    },
  )

  it('[M-133][M-051] are compared as amounts, however they are written', () => {
    const amounts = fc.integer({ min: 10_000, max: 2_000_000_000 })
    const separators = fc.constantFrom('', '.', ',', ' ')
    const units = fc.constantFrom('', 'đ', ' VND', ' đồng')
    const written = fc.tuple(amounts, separators, units).map(([amount, separator, unit]) => ({
      amount,
      text: `${amount.toLocaleString('en').replaceAll(',', separator)}${unit}`,
    }))
    fc.assert(
      fc.property(written, written, (sale, original) => {
        expect(priceFault({ salePrice: sale.text, originalPrice: original.text })).toBe(
          sale.amount > original.amount ? 'saleAboveOriginal' : null,
        )
      }),
    )
  })
})
