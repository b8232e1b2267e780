import { describe, expect, it } from 'vitest'
import { locateColumns } from '../../../src/domain/delivery/locate-columns'
import { type Column, evidenceOf, type SheetHead } from '../../../src/domain/delivery/sheet-evidence'

const NOTE: Column = { name: 'note', heading: 'Ghi chú', isNew: true }
const COLUMNS: ReadonlyArray<Column> = [
  { name: 'phone', heading: 'Số điện thoại' },
  { name: 'products', heading: 'Sản phẩm' },
  NOTE,
  { name: 'created', heading: 'Thời gian' },
]
const ROW = ['0900000001', 'Mẫu A', 'đã gọi', '20/11/2026 08:30:00']

/** A tab with one column between products and time, whose columns are marked by these names, in order. */
const located = (heading: string, names: ReadonlyArray<string | null>) => {
  const head: SheetHead = {
    rows: [['Số điện thoại', 'Sản phẩm', heading, 'Thời gian'], ROW],
    marks: names.flatMap((name, column) => (name === null ? [] : [{ id: column + 1, column, name }])),
  }
  return locateColumns(head, COLUMNS, evidenceOf(head, COLUMNS))
}

describe('a column that is new in this release', () => {
  it.each([
    { column: 'the only one between its neighbours', heading: 'Đã gọi' },
    { column: 'one without a heading between its neighbours', heading: '' },
    { column: 'one with its heading', heading: 'Ghi chú' },
  ])('[P-003, P-006] is not taken for a column of staff: $column', ({ heading }) => {
    expect(located(heading, ['phone', 'products', null, 'created'])).toStrictEqual([0, 1, null, 3])
    expect(located(heading, [null, null, null, null])).toStrictEqual([0, 1, null, 3])
  })

  it('[P-003, P-006] is found by its mark, also under another heading', () => {
    expect(located('Lời nhắn', ['phone', 'products', 'note', 'created'])).toStrictEqual([0, 1, 2, 3])
  })

  it('[P-003] does not keep another column from being found between its neighbours', () => {
    const old = COLUMNS.map(({ name, heading }) => ({ name, heading }))
    const head: SheetHead = {
      rows: [['Số điện thoại', 'Sản phẩm', '', 'Thời gian'], ROW],
      marks: [],
    }
    expect(locateColumns(head, old, evidenceOf(head, old))).toStrictEqual([0, 1, 2, 3])
  })
})
