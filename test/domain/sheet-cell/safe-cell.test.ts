import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeCell } from '../../../src/domain/sheet-cell/safe-cell'

describe('safeCell', () => {
  it.each([
    { text: '=1+1', why: 'an equals sign' },
    { text: '+84', why: 'a plus sign' },
    { text: '-1', why: 'a minus sign' },
    { text: '@SUM(A1)', why: 'an at sign' },
    { text: '＝1', why: 'a full-width equals sign' },
    { text: '＋1', why: 'a full-width plus sign' },
    { text: '－1', why: 'a full-width minus sign' },
    { text: '＠A', why: 'a full-width at sign' },
    { text: '\tA', why: 'a tab' },
    { text: '\rA', why: 'a carriage return' },
    { text: '\nA', why: 'a line feed' },
    { text: '  =1', why: 'behind blanks' },
    { text: '\u00A0=1', why: 'behind a blank that does not break' },
    { text: '\u200B=1', why: 'behind a zero-width blank' },
    { text: '\u034F=1', why: 'behind a joiner' },
    { text: '\u2800=1', why: 'behind a blank of Braille' },
    { text: '\u{E0001}\uFE0F=1', why: 'behind a tag and a variation' },
    { text: '\u0000\uFFFE=1', why: 'behind what a table leaves out' },
    { text: '\u00AD \u2061\u202E=1', why: 'behind other characters that nobody sees' },
  ])('[A-37] puts an apostrophe before $text: $why', ({ text }) => {
    expect(safeCell(text)).toBe(`'${text}`)
  })

  it.each([
    { text: 'Nguyễn Văn Mẫu', why: 'a name' },
    { text: '0900000001', why: 'digits' },
    { text: 'A=1', why: 'an equals sign further on' },
    { text: ' A', why: 'a blank before a letter' },
    { text: '\u200BA', why: 'an unseen character before a letter' },
    { text: "'=1", why: 'an apostrophe is there already' },
    { text: '', why: 'nothing' },
  ])('[A-37] leaves $text as it is: $why', ({ text }) => {
    expect(safeCell(text)).toBe(text)
  })

  it('[A-37] is idempotent', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('=', '+', '-', '@', ' ', '\t', '\u200B', 'a') }),
        (text) => {
          expect(safeCell(safeCell(text))).toBe(safeCell(text))
        },
      ),
    )
  })
})
