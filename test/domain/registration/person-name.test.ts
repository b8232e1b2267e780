import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { decodePersonName, LONGEST_NAME, PersonName } from '../../../src/domain/registration/person-name'

describe('decodePersonName', () => {
  it.each([
    { typed: 'Nguyễn Văn Mẫu', name: 'Nguyễn Văn Mẫu', why: 'a name' },
    { typed: '  Nguyễn Văn Mẫu\t', name: 'Nguyễn Văn Mẫu', why: 'outer white space' },
    { typed: 'Mẫu'.normalize('NFD'), name: 'Mẫu', why: 'composed' },
    { typed: 'A', name: 'A', why: 'one character' },
    { typed: 'Mẫu 𠮷', name: 'Mẫu 𠮷', why: 'a character of two halves' },
    { typed: 'a'.repeat(100), name: 'a'.repeat(100), why: 'the longest' },
    { typed: ` ${'a'.repeat(100)} `, name: 'a'.repeat(100), why: 'white space does not count' },
    { typed: `${'ễ'.normalize('NFD').repeat(100)}`, name: 'ễ'.repeat(100), why: 'counted once composed' },
  ])('[M-121, A-41] accepts $typed: $why', ({ typed, name }) => {
    expect(decodePersonName(typed)).toStrictEqual(E.right(name))
  })

  it.each([
    { typed: '', error: 'nameRequired', why: 'empty' },
    { typed: '   ', error: 'nameRequired', why: 'only spaces' },
    { typed: '\u034F\u061C', error: 'nameRequired', why: 'only what joins or turns' },
    { typed: '\u200B \u3164', error: 'nameRequired', why: 'only what nobody sees' },
    { typed: '\n\t', error: 'nameRequired', why: 'only white space' },
    { typed: 'a'.repeat(101), error: 'nameTooLong', why: 'one character too many' },
    { typed: 'Nguyễn\nVăn', error: 'nameUnreadable', why: 'a line break' },
    { typed: 'Nguyễn\u0000', error: 'nameUnreadable', why: 'a control character' },
    { typed: 'Nguyễn\u007F', error: 'nameUnreadable', why: 'a control character' },
    { typed: 'Nguyễn \uD83D', error: 'nameUnreadable', why: 'half a character' },
    { typed: 'Nguyễn\u2028Văn', error: 'nameUnreadable', why: 'a line separator' },
    { typed: 'Nguyễn\u2029Văn', error: 'nameUnreadable', why: 'a paragraph separator' },
    { typed: 'Nguyễn\uFFFE', error: 'nameUnreadable', why: 'what is no character' },
    { typed: 'Nguyễn\u{10FFFF}', error: 'nameUnreadable', why: 'what is no character' },
  ])('[M-121, A-41] refuses $typed: $why', ({ typed, error }) => {
    expect(decodePersonName(typed)).toStrictEqual(E.left(error))
  })

  it('[M-121, A-41] returns only names that decode to themselves', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: LONGEST_NAME + 10 }), (typed) => {
        const name = decodePersonName(typed)
        if (E.isRight(name)) expect(decodePersonName(name.right)).toStrictEqual(name)
      }),
    )
  })
})

describe('a value that was a name before', () => {
  it('[A-41] is one if it holds the rules', () => {
    expect(PersonName.is('Nguyễn Văn Mẫu')).toBe(true)
  })

  it.each([
    { why: 'a blank before', value: ' Mẫu' },
    { why: 'letters that are not composed', value: 'Mẫu'.normalize('NFD') },
    { why: 'nothing in it', value: '' },
    { why: 'another type', value: 7 },
  ])('[A-41] is none with $why', ({ value }) => {
    expect(PersonName.is(value)).toBe(false)
  })
})
