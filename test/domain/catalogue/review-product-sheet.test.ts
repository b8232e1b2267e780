import { describe, expect, it } from 'vitest'
import { reviewProductSheet } from '../../../src/domain/catalogue/review-product-sheet'

const row = (line: number, id: string, title: string, discount = '', fee = '990.000đ') => ({
  line,
  cells: [id, '', title, discount, fee, '', '', '', '', ''],
})

describe('the review of a product sheet', () => {
  it('[M-133][A-35] reports nothing if each row is a product with a price', () => {
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
  ])('[M-133][A-35] names the row with $reason by its line', ({ faulty, reason }) => {
    expect(reviewProductSheet({ rows: [faulty, row(3, 'b', 'Tỏi')], tooWide: [] })).toStrictEqual([
      { line: 2, reason },
    ])
  })

  it('[M-133][A-35] reports all faults, in the order of the lines', () => {
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
