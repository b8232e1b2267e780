import { describe, expect, it } from 'vitest'
import {
  plainRow,
  ROW_NUMBER_FORMULA,
  type SheetColumn,
  sheetRow,
  TEXT_PREFIX,
  typedRow,
  workbookRow,
} from '../../../src/domain/sheet-cell/sheet-column'

type Person = { readonly name: string; readonly phone: string; readonly at: number }

const columns: ReadonlyArray<SheetColumn<Person>> = [
  { name: 'rowNumber', heading: 'STT', kind: 'rowNumber' },
  { name: 'name', heading: 'Họ và tên', kind: 'text', value: ({ name }) => name },
  { name: 'phone', heading: 'Số điện thoại', kind: 'digits', value: ({ phone }) => phone },
  { name: 'time', heading: 'Thời gian', kind: 'time', value: ({ at }) => at },
]
const person: Person = { name: 'Nguyễn Văn Mẫu', phone: '0900000001', at: 1_795_138_200_000 }

describe('a row of a sheet', () => {
  it('[A-37] writes the formula =ROW()-1 and an apostrophe before digits', () => {
    expect(ROW_NUMBER_FORMULA).toBe('=ROW()-1')
    expect(TEXT_PREFIX).toBe("'")
    expect(sheetRow(columns, person)).toStrictEqual([
      '=ROW()-1',
      'Nguyễn Văn Mẫu',
      "'0900000001",
      '20/11/2026 08:30:00',
    ])
  })

  it('[A-37] has typed cells for the service: only its own formula is evaluated, digits are text', () => {
    expect(typedRow(columns, { ...person, name: '=1+1' })).toStrictEqual([
      { formula: '=ROW()-1' },
      { text: '=1+1' },
      { text: '0900000001' },
      { text: '20/11/2026 08:30:00' },
    ])
  })

  it('[M-106, M-109] is readable for a person: with a counted number and leading 0', () => {
    expect(plainRow(columns, person, 3)).toStrictEqual([
      '3',
      'Nguyễn Văn Mẫu',
      '0900000001',
      '20/11/2026 08:30:00',
    ])
  })

  it('[M-106, M-109] has a number and a moment in a workbook, which sort as such', () => {
    expect(workbookRow(columns, person, 3)).toStrictEqual([
      3,
      'Nguyễn Văn Mẫu',
      '0900000001',
      { at: 1_795_138_200_000 },
    ])
  })
})
