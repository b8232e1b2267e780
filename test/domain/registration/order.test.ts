import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ORDER_COLUMNS, orderRow } from '../../../src/domain/registration/order'
import { anOrder } from '../../support/fixtures/an-order'

const AT = Date.parse('2026-11-21T01:02:03Z')

const order = anOrder({ titles: ['Viên B', 'Viên A'] })

describe('orderRow', () => {
  it('[M-106, M-107, M-108, A-37] gives seven cells', () => {
    expect(orderRow(order, AT)).toStrictEqual([
      '=ROW()-1',
      'Nguyễn Văn Mẫu',
      "'0900000001",
      'Hà Tĩnh',
      'Thị xã Kỳ Anh',
      'Viên B,Viên A',
      '21/11/2026 08:02:03',
    ])
  })

  it('[M-106] has seven headings', () => {
    expect(ORDER_COLUMNS.map(({ heading }) => heading)).toStrictEqual([
      'STT',
      'Họ và tên',
      'Số điện thoại',
      'Tỉnh/Thành phố',
      'Quận/Huyện',
      'Sản phẩm',
      'Thời gian',
    ])
  })

  it('[M-106, A-37] has one computed cell, one of digits, text cells and a time', () => {
    expect(ORDER_COLUMNS.map(({ kind }) => kind)).toStrictEqual([
      'rowNumber',
      'text',
      'digits',
      'text',
      'text',
      'text',
      'time',
    ])
  })

  it('[M-106] has as many cells as there are headings, whatever was chosen', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.nat(), (titles, at) => {
        expect(orderRow({ ...order, titles }, at)).toHaveLength(ORDER_COLUMNS.length)
      }),
    )
  })
})
