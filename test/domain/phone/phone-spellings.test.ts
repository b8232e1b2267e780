import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filledPhone, nationalNumber, phoneSpellings } from '../../../src/domain/phone/phone-spellings'

describe('a phone number that was filled in', () => {
  it.each([
    { filled: '0900 000 001', taken: '0900000001' },
    { filled: '0900.000.001', taken: '0900000001' },
    { filled: '+84 900 000 001', taken: '0900000001' },
    { filled: '(024) 0000 0001', taken: '02400000001' },
    { filled: '0900 000 01', taken: '0900 000 01' },
    { filled: '0900 000 001 hoặc 0900 000 002', taken: '0900 000 001 hoặc 0900 000 002' },
    { filled: '', taken: '' },
  ])('[M-123, A-42] as $filled is $taken', ({ filled, taken }) => {
    expect(filledPhone(filled)).toBe(taken)
  })
})

describe('a phone number that is looked up', () => {
  it('[M-123] is the same however it is typed', () => {
    for (const typed of ['0900000001', '+84 900 000 001', '(090) 000-0001'])
      expect(nationalNumber(typed)).toBe('0900000001')
  })

  it.each([
    { typed: '0900000001', why: 'as it is accepted' },
    { typed: ' 0900000001\t', why: 'with white space around it' },
    { typed: '090 000 00 01', why: 'with blanks' },
    { typed: '0900.000.001', why: 'with points' },
    { typed: '(090) 000-0001', why: 'with brackets and a dash' },
    { typed: '+84900000001', why: 'with the country’s code' },
    { typed: '+84 900 000 001', why: 'with the country’s code and blanks' },
    { typed: '84900000001', why: 'with the country’s code alone, as the form takes it' },
    { typed: '0084 900 000 001', why: 'as it is dialled from abroad' },
    {
      typed: '\u202d0900\u2011000\u2011001\u202c',
      why: 'as a list of contacts copies it, with marks that nobody sees',
    },
    { typed: '\ufeff0900000001', why: 'behind a byte order mark' },
    { typed: '0900–000–001', why: 'with long dashes' },
  ])('[M-123] is found when it is typed $why', ({ typed }) => {
    expect(phoneSpellings(typed)).toContain('0900000001')
  })

  it('[M-123] is found if an older rule stored it with the country code', () => {
    expect(phoneSpellings('0900000001')).toContain('+84900000001')
  })

  it('[M-123] is found when a visitor took the plus away that the browser had filled in', () => {
    expect(phoneSpellings('0900000001')).toStrictEqual(['0900000001', '+84900000001', '84900000001'])
    expect(phoneSpellings('84900000001')).toStrictEqual(['84900000001', '0900000001', '+84900000001'])
  })

  it.each(['8490000001', '849000000011'])(
    '[M-123] is another number if not nine digits follow 84 (%s)',
    (typed) => {
      expect(phoneSpellings(typed)).toStrictEqual([typed])
    },
  )

  it('[M-123] of eleven digits has no accepted spelling with 84', () => {
    expect(phoneSpellings('02400000001')).toStrictEqual(['02400000001', '+842400000001'])
    expect(phoneSpellings('10900000001')).toStrictEqual(['10900000001'])
  })

  it('[M-123] is found if it was stored with inner blanks and is typed with outer ones', () => {
    expect(phoneSpellings(' 090 000 00 01 ')).toContain('090 000 00 01')
  })

  it('[M-123] has its country code at its beginning only', () => {
    expect(nationalNumber('0900+840001')).toBe('0900+840001')
  })

  it('[M-123] may be any stored text', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'binary' }), (kept) => {
        expect(phoneSpellings(kept)).toContain(kept)
      }),
    )
  })

  it('[M-123] is none for an empty input', () => {
    expect(phoneSpellings('')).toStrictEqual([])
    expect(phoneSpellings(' ')).toStrictEqual([' '])
  })
})
