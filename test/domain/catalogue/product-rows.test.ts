import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import {
  decodeProductRows,
  decodeSheetLines,
  numberRows,
  PRODUCT_COLUMNS,
  SheetRows,
} from '../../../src/domain/catalogue/product-rows'
import { aProduct } from '../../support/fixtures/a-product'

const HEADER = [...PRODUCT_COLUMNS]

describe('numberRows', () => {
  it('[M-133] counts from 1, as spreadsheet programs do', () => {
    expect(numberRows([['id'], ['sp-01']])).toStrictEqual([
      { line: 1, cells: ['id'] },
      { line: 2, cells: ['sp-01'] },
    ])
  })
})

describe('decodeProductRows', () => {
  it('[M-100] reads the columns in their order and skips the first row', () => {
    const row = ['sp-01', 'tim', 'Viên A', '990.000đ', '1.290.000đ', 'Mới', '/t.svg', '/1.svg', 'Ngắn', 'Dài']
    expect(decodeProductRows([HEADER, row])).toStrictEqual([
      {
        id: 'sp-01',
        group: 'tim',
        title: 'Viên A',
        salePrice: '990.000đ',
        originalPrice: '1.290.000đ',
        tag: 'Mới',
        thumbnail: '/t.svg',
        images: ['/1.svg'],
        summary: 'Ngắn',
        description: 'Dài',
      },
    ])
  })

  it('[M-100] names the columns in the sheet’s order', () => {
    expect(PRODUCT_COLUMNS).toStrictEqual([
      'id',
      'group',
      'title',
      'discount',
      'fee',
      'tag',
      'thumbnail',
      'imgsProduct',
      'shortDes',
      'description',
    ])
  })

  it.each([
    { rows: [], why: 'no row' },
    { rows: [HEADER], why: 'only the header' },
    { rows: [['sp-01', 'tim', 'Viên A']], why: 'the first row, whatever it holds' },
  ])('[M-100] returns no product for $why', ({ rows }) => {
    expect(decodeProductRows(rows)).toStrictEqual([])
  })

  it.each([
    { cell: '/1.svg,/2.svg', images: ['/1.svg', '/2.svg'] },
    { cell: ' /1.svg , /2.svg ', images: ['/1.svg', '/2.svg'] },
    { cell: '/1.svg,,  ,/2.svg,', images: ['/1.svg', '/2.svg'] },
    { cell: '', images: [] },
  ])('[M-101] splits the pictures of $cell', ({ cell, images }) => {
    expect(decodeProductRows([HEADER, ['sp-01', '', 'Viên A', '', '', '', '', cell]])).toStrictEqual([
      aProduct('sp-01', { title: 'Viên A', images }),
    ])
  })

  it('[M-100, A-35] reads missing and blank cells as empty, numbers and truth values as text', () => {
    expect(
      decodeProductRows([HEADER, [7, null, 'Viên A', 990000, 0, true], ['sp-02', '', 'Viên B']]),
    ).toStrictEqual([
      aProduct('7', { title: 'Viên A', salePrice: '990000', originalPrice: '0', tag: 'true' }),
      aProduct('sp-02', { title: 'Viên B' }),
    ])
  })

  it('[M-100] NFC-normalizes and trims each cell and keeps its inner line breaks', () => {
    const row = [' sp-01 ', '', '\u200BViên A ', '', '', '', '', '', '', 'Dòng 1\nDòng 2\n']
    expect(decodeProductRows([HEADER, row])).toStrictEqual([
      aProduct('sp-01', { title: 'Viên A', description: 'Dòng 1\nDòng 2' }),
    ])
  })

  it('[A-35] drops rows without id or title and keeps the first of a repeated id, with the line of each', () => {
    const rows = [
      HEADER,
      ['sp-01', '', 'Viên A'],
      ['  ', '', 'Viên không mã'],
      ['sp-02', '', ' '],
      ['sp-01', '', 'Viên trùng'],
      [],
      ['sp-03', '', 'Viên C'],
    ]
    expect(decodeProductRows(rows)).toStrictEqual([
      aProduct('sp-01', { title: 'Viên A' }),
      aProduct('sp-03', { title: 'Viên C' }),
    ])
    const below = rows.slice(1).map((cells, index) => ({ line: index + 2, cells }))
    expect(decodeSheetLines(below).dropped).toStrictEqual([
      { line: 3, reason: 'noId' },
      { line: 4, reason: 'noTitle' },
      { line: 5, reason: 'repeatedId' },
      { line: 6, reason: 'noId' },
    ])
  })
})

describe('SheetRows', () => {
  it.each([
    { body: [], accepted: true, why: 'an empty sheet' },
    { body: [['a', 1, true, null], []], accepted: true, why: 'every kind of cell' },
    { body: { data: [] }, accepted: false, why: 'no bare list' },
    { body: ['a'], accepted: false, why: 'a row that is no list' },
    { body: [[{}]], accepted: false, why: 'a cell that is no value' },
    { body: null, accepted: false, why: 'nothing' },
  ])('[M-131, A-45] of $why: accepted is $accepted', ({ body, accepted }) => {
    expect(E.isRight(SheetRows.decode(body))).toBe(accepted)
  })
})
