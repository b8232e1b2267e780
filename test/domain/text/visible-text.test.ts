import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { visibleText, withoutUnseen } from '../../../src/domain/text/visible-text'

describe('visibleText', () => {
  it.each([
    { typed: '  Nguyễn Văn Mẫu ', seen: 'Nguyễn Văn Mẫu', why: 'outer white space' },
    { typed: 'Mẫu'.normalize('NFD'), seen: 'Mẫu', why: 'composed' },
    { typed: '\u200B\u3164\u00A0', seen: '', why: 'only characters that nobody sees' },
    { typed: '\u200B A \uFEFF', seen: 'A', why: 'white space behind an unseen character' },
    { typed: 'A\u202EB', seen: 'AB', why: 'a change of writing direction' },
    { typed: 'A  B\nC', seen: 'A  B\nC', why: 'inner white space stays' },
  ])('[A-41] of $typed: $why', ({ typed, seen }) => {
    expect(visibleText(typed)).toBe(seen)
  })

  it('[A-41] is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(visibleText(visibleText(typed))).toBe(visibleText(typed))
      }),
    )
  })
})

describe('withoutUnseen', () => {
  it.each([
    ['\u00AD', ''],
    ['\u034E', '\u034E'],
    ['\u034F', ''],
    ['\u0350', '\u0350'],
    ['\u061B', '\u061B'],
    ['\u061C', ''],
    ['\u115E', '\u115E'],
    ['\u115F\u1160', ''],
    ['\u1161', '\u1161'],
    ['\u180A', '\u180A'],
    ['\u180B\u180E\u180F', ''],
    ['\u200A', '\u200A'],
    ['\u200B\u200F', ''],
    ['\u2010', '\u2010'],
    ['\u2029', '\u2029'],
    ['\u202A\u202E', ''],
    ['\u202F', '\u202F'],
    ['\u205F', '\u205F'],
    ['\u2060\u2064', ''],
    ['\u2066\u206F', ''],
    ['\u2070', '\u2070'],
    ['\u2800', ''],
    ['\u2801', '\u2801'],
    ['\u3164', ''],
    ['\uFE00\uFE0F', ''],
    ['\u{E0001}\u{E007F}', ''],
    ['\uFEFF', ''],
    ['\uFFA0', ''],
  ])('[A-41] of %j is %j', (text, seen) => {
    expect(withoutUnseen(text)).toBe(seen)
  })
})
