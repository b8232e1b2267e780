import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { decodePhoneNumber, PhoneNumber } from '../../../src/domain/phone/phone-number'

describe('decodePhoneNumber', () => {
  it.each([
    { typed: '0900000001', phone: '0900000001', why: '10 digits' },
    { typed: '09000000012', phone: '09000000012', why: '11 digits' },
    { typed: ' 0900000001\n', phone: '0900000001', why: 'outer white space' },
  ])('[M-123, A-42] accepts $typed: $why', ({ typed, phone }) => {
    expect(decodePhoneNumber(typed)).toStrictEqual(E.right(phone))
  })

  it.each([
    { typed: '', error: 'phoneRequired', why: 'empty' },
    { typed: '  ', error: 'phoneRequired', why: 'only spaces' },
    { typed: '090000000', error: 'phoneInvalid', why: '9 digits' },
    { typed: '090000000123', error: 'phoneInvalid', why: '12 digits' },
    { typed: '+84900000001', error: 'phoneInvalid', why: 'a plus sign' },
    { typed: '+8490000000', error: 'phoneInvalid', why: 'a plus sign before 10 digits' },
    { typed: '0900 000 001', error: 'phoneInvalid', why: 'inner spaces' },
    { typed: '0900.000.001', error: 'phoneInvalid', why: 'dots' },
    { typed: '0900000001x', error: 'phoneInvalid', why: 'a letter behind' },
    { typed: 'x0900000001', error: 'phoneInvalid', why: 'a letter before' },
    { typed: '０９００００００００１', error: 'phoneInvalid', why: 'full-width digits' },
    { typed: '٠٩٠٠٠٠٠٠٠١', error: 'phoneInvalid', why: 'digits of another script' },
  ])('[M-122, M-123, A-42] refuses $typed as $error: $why', ({ typed, error }) => {
    expect(decodePhoneNumber(typed)).toStrictEqual(E.left(error))
  })

  it('[M-123] accepts exactly the strings of 10 or 11 digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{8,13}$/), (typed) => {
        expect(E.isRight(decodePhoneNumber(typed))).toBe(typed.length === 10 || typed.length === 11)
      }),
    )
  })
})

describe('a value that was a phone number before', () => {
  it('[M-123] is one if it holds the rules', () => {
    expect(PhoneNumber.is('0900000001')).toBe(true)
  })

  it.each([
    { why: 'a blank before', value: ' 0900000001' },
    { why: 'a line break behind', value: '0900000001\n' },
    { why: 'another type', value: 900000001 },
  ])('[M-123] is none with $why', ({ value }) => {
    expect(PhoneNumber.is(value)).toBe(false)
  })
})
