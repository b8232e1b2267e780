import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { numberRows, PRODUCT_COLUMNS, type SheetRows } from '../../../src/domain/catalogue/product-rows'
import { arrangeProductSheet } from '../../../src/domain/catalogue/product-sheet'

const HEADER = [...PRODUCT_COLUMNS]
const ROW = ['sp-1', 'tim', 'Hàu', '990.000đ', '', '', '/t.svg', '', 'Ngắn', 'Dài']

const numbered = (...rows: SheetRows) => numberRows(rows)

const swapped = <A>(cells: ReadonlyArray<A>): ReadonlyArray<A> => [...cells.slice(2), ...cells.slice(0, 2)]

describe('a product sheet', () => {
  it.each([
    ['as the specification has it', numbered(HEADER, ROW), 2],
    ['with its columns in another order', numbered(swapped(HEADER), swapped(ROW)), 2],
    ['with a column of the shop’s own', numbered(['Kho', ...HEADER], ['12', ...ROW]), 2],
    ['with a title above the header', numbered(['Bảng giá'], HEADER, ROW), 3],
    ['with an empty column', numbered([null, ...HEADER], ['12', ...ROW]), 2],
    ['with four rows above the header', numbered(['a'], ['b'], ['c'], ['d'], HEADER, ROW), 6],
    [
      'with blanks and capitals in the header',
      numbered(
        HEADER.map((name) => ` ${name.toUpperCase()} `),
        ROW,
      ),
      2,
    ],
  ])('[M-100, A-35] %s gives its cells in the specification’s order', (_how, rows, line) => {
    expect(arrangeProductSheet(rows)).toStrictEqual(E.right({ rows: [{ line, cells: ROW }], tooWide: [] }))
  })

  it.each([
    ['without a column', numbered(HEADER.slice(1), ROW.slice(1)), ['id']],
    ['with a column of another name', numbered(['mã', ...HEADER.slice(1)], ROW), ['id']],
    ['without a header', numbered(ROW), HEADER],
    ['without a row', [], HEADER],
    ['with five rows above the header', numbered(['a'], ['b'], ['c'], ['d'], ['e'], HEADER, ROW), HEADER],
  ])('[M-100, A-35] %s is refused, and the missing columns are named', (_how, rows, missing) => {
    expect(arrangeProductSheet(rows)).toStrictEqual(E.left(missing))
  })

  it('[M-100, A-35] with a short row reads the missing cells as empty', () => {
    expect(arrangeProductSheet(numbered(HEADER, ['sp-1', '', 'Hàu']))).toStrictEqual(
      E.right({ rows: [{ line: 2, cells: ['sp-1', '', 'Hàu', '', '', '', '', '', '', ''] }], tooWide: [] }),
    )
  })

  it.each([
    ['text', 'thừa', [2]],
    ['nothing but blanks', '  ', []],
    ['nothing', null, []],
  ])('[M-100, A-35] is decoded with %s beyond the last column of the header', (_what, cell, tooWide) => {
    const arranged = arrangeProductSheet(numbered(HEADER, [...ROW, cell]))
    expect(arranged).toStrictEqual(
      E.right({ rows: tooWide.length === 0 ? [{ line: 2, cells: ROW }] : [], tooWide }),
    )
  })
})
