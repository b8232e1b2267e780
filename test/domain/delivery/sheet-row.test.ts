import { describe, expect, it } from 'vitest'
import { readSheetRow, withoutSwapped } from '../../../src/domain/delivery/sheet-row'

const AT = { tab: { spreadsheet: 'a-book', name: 'Đơn hàng' }, row: 3 }
const PHONE = '0900000001'
const TIME = '20/11/2026 08:30:00'

describe('a row of a tab', () => {
  it.each([
    ['both cells are missing', undefined, undefined],
    ['both cells are empty', '', ''],
    ['both cells hold blanks', ' ', '\t '],
    ['it holds the headings', 'Số điện thoại', 'Thời gian'],
  ])('[P-004] is no registration if %s', (_, phone, time) => {
    expect(readSheetRow(AT, { phone, time })).toBeNull()
  })

  it.each([
    ['a number', PHONE, ''],
    ['a time', '', TIME],
    ['a text where the number was', 'hỏi lại', ''],
    ['one of both headings', 'Số điện thoại', 'x'],
  ])('[P-004] may be a registration if it holds %s', (_, phone, time) => {
    expect(readSheetRow(AT, { phone, time })?.persons).toHaveLength(phone === PHONE ? 1 : 0)
  })

  it('[P-004] is the heading’s own or above it without a number and a date: no registration', () => {
    expect(readSheetRow(AT, { phone: PHONE, time: TIME }, 3)).toBeNull()
    expect(readSheetRow(AT, { phone: 'Đơn hàng', time: '' }, 4)).toBeNull()
    expect(readSheetRow(AT, { phone: 'Đơn hàng', time: TIME }, 4)).not.toBeNull()
    expect(readSheetRow(AT, { phone: PHONE, time: '' }, 4)).not.toBeNull()
    expect(readSheetRow(AT, { phone: 'Đơn hàng', time: '' }, 2)).not.toBeNull()
  })

  it('[P-005] keeps a time that can be read one way only, where another row has the month first', () => {
    const rows = ['20/11/2026 08:30:00', '05/11/2026 08:30:00'].flatMap(
      (time) => readSheetRow(AT, { phone: PHONE, time }) ?? [],
    )
    expect(withoutSwapped(rows, false)).toStrictEqual(rows)
    expect(withoutSwapped(rows, true).map(({ time }) => time === null)).toStrictEqual([false, true])
  })
})
