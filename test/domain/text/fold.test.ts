import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from '../../../src/domain/text/fold'

describe('fold', () => {
  it.each([
    { text: 'Hà Nội', folded: 'ha noi', why: 'marks' },
    { text: 'HÀ NỘI'.normalize('NFD'), folded: 'ha noi', why: 'decomposed input' },
    { text: 'Đắk Lắk', folded: 'dak lak', why: 'Vietnamese Đ' },
    { text: 'đường', folded: 'duong', why: 'Vietnamese đ' },
    { text: '\u00D0ắk', folded: 'dak', why: 'Icelandic Ð, which some keyboards give' },
    { text: '  Quận \t  1 ', folded: 'quan 1', why: 'white space' },
    { text: '', folded: '', why: 'nothing' },
  ])('[A-26] of $text is $folded: $why', ({ text, folded }) => {
    expect(fold(text)).toBe(folded)
  })

  it('[A-26] returns the same for composed and decomposed text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')))
      }),
    )
  })
})
