import { describe, expect, it } from 'vitest'
import { columnLetters } from '../../../src/domain/sheet-cell/column-letters'

describe('the name of a column', () => {
  it.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [51, 'AZ'],
    [52, 'BA'],
    [701, 'ZZ'],
    [702, 'AAA'],
  ])('[P-003] is that of the spreadsheet: %d', (column, letters) => {
    expect(columnLetters(column)).toBe(letters)
  })
})
