import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceFault, reviewProductSheet } from '../../../src/domain/catalogue/review-product-sheet'

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
  ])('[M-133, M-051] are read from $price: $why', ({ price }) => {
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
  ])('[M-133, M-051] cannot be read from $price: $why', ({ price }) => {
    expect(priceFault({ salePrice: '', originalPrice: price })).toBe('unreadablePrice')
    expect(priceFault({ salePrice: price, originalPrice: '990.000đ' })).toBe('unreadablePrice')
    expect(priceFault({ salePrice: '990.000đ', originalPrice: price })).toBe('unreadablePrice')
  })

  it.each(['5', '990', '1.290', '1290đ', '9999'])('[M-133, M-051] lack their thousands in %s', (price) => {
    expect(priceFault({ salePrice: '', originalPrice: price })).toBe('lowPrice')
    expect(priceFault({ salePrice: price, originalPrice: '990.000đ' })).toBe('lowPrice')
    expect(priceFault({ salePrice: '990.000đ', originalPrice: price })).toBe('lowPrice')
  })

  it('[M-133, M-051] are missing when both are empty', () => {
    expect(priceFault({ salePrice: '', originalPrice: '' })).toBe('noPrice')
  })

  it.each([
    { salePrice: '989.999đ', originalPrice: '990.000đ', fault: null },
    { salePrice: '990.000đ', originalPrice: '990.000đ', fault: null },
    { salePrice: '990.001đ', originalPrice: '990.000đ', fault: 'saleAboveOriginal' },
  ])(
    '[M-133, M-051] of $salePrice instead of $originalPrice: $fault',
    ({ salePrice, originalPrice, fault }) => {
      expect(priceFault({ salePrice, originalPrice })).toBe(fault)
    },
  )

  it('[M-133, M-051] are compared as amounts, however they are written', () => {
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

const row = (line: number, id: string, title: string, discount = '', fee = '990.000đ') => ({
  line,
  cells: [id, '', title, discount, fee, '', '', '', '', ''],
})

describe('the review of a product sheet', () => {
  it('[M-133, A-35] reports nothing if each row is a product with a price', () => {
    expect(reviewProductSheet({ rows: [row(2, 'a', 'Hàu'), row(3, 'b', 'Tỏi')], tooWide: [] })).toStrictEqual(
      [],
    )
  })

  it.each([
    { faulty: row(2, '', 'Hàu'), reason: 'noId' },
    { faulty: row(2, 'a', ''), reason: 'noTitle' },
    { faulty: row(2, 'a', 'Hàu', '', ''), reason: 'noPrice' },
    { faulty: row(2, 'a', 'Hàu', 'Liên hệ'), reason: 'unreadablePrice' },
    { faulty: row(2, 'a', 'Hàu', '990.001đ'), reason: 'saleAboveOriginal' },
  ])('[M-133, A-35] names the row with $reason by its line', ({ faulty, reason }) => {
    expect(reviewProductSheet({ rows: [faulty, row(3, 'b', 'Tỏi')], tooWide: [] })).toStrictEqual([
      { line: 2, reason },
    ])
  })

  it('[M-133, A-35] reports all faults, in the order of the lines', () => {
    const rows = [
      row(3, 'a', 'Hàu', '', ''),
      row(4, 'b', 'Tỏi'),
      row(5, 'b', 'Sâm'),
      row(7, 'c', 'Mật ong', '', 'Liên hệ'),
      row(9, '', 'Nghệ'),
    ]
    expect(reviewProductSheet({ rows, tooWide: [2, 8] })).toStrictEqual([
      { line: 2, reason: 'tooWide' },
      { line: 3, reason: 'noPrice' },
      { line: 5, reason: 'repeatedId' },
      { line: 7, reason: 'unreadablePrice' },
      { line: 8, reason: 'tooWide' },
      { line: 9, reason: 'noId' },
    ])
  })
})
