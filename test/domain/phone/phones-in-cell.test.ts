import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { phonesInCell } from '../../../src/domain/phone/phones-in-cell'

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((each) => each.join(''))
const PHONE = digits(9).map((rest) => `0${rest}`)

describe('the phone numbers in a cell', () => {
  it('[M-123, P-003] are found however a number is written', () => {
    fc.assert(
      fc.property(PHONE, fc.constantFrom(' ', '.', '-', ''), fc.nat(2), (phone, separator, how) => {
        const national = phone.slice(1)
        const spaced = `${phone.slice(0, 4)}${separator}${phone.slice(4, 7)}${separator}${phone.slice(7)}`
        const cell = [spaced, `+84${separator}${national}`, `84${national}`][how]
        expect(phonesInCell(cell)).toContain(phone)
        expect(phonesInCell(`${cell} / 0999 999 998`)).toContain(phone)
        expect(phonesInCell(`gọi ${cell} (Zalo)`)).toContain(phone)
      }),
    )
  })

  it('[M-123, P-003] are found in a number cell, which has lost its zeros', () => {
    fc.assert(
      fc.property(
        PHONE.filter((phone) => phone[1] !== '0'),
        (phone) => {
          expect(phonesInCell(Number(phone))).toContain(phone)
          expect(phonesInCell(Number(`84${phone.slice(1)}`))).toContain(phone)
        },
      ),
    )
  })

  it('[P-003] are found in a number cell as it is shown with separators of thousands', () => {
    expect(phonesInCell('900,000,001')).toContain('0900000001')
    expect(phonesInCell('84,900,000,001')).toContain('0900000001')
    expect(phonesInCell('0900000001,0900000002')).toStrictEqual(
      expect.arrayContaining(['0900000001', '0900000002']),
    )
    expect(phonesInCell('12,900,00')).toStrictEqual([])
  })

  it.each([
    '900 000 001',
    '900.000.001',
    '90-000-0001',
    'gọi 900 000 001 (Zalo)',
    '900 000 001 / 0900 000 002',
    '+840900000001',
    '840900000001',
    840_900_000_001,
  ])(
    '[M-123, P-003] are found without the zero in groups, and with it behind the country code: %s',
    (cell) => {
      expect(phonesInCell(cell)).toContain('0900000001')
    },
  )

  it('[P-003] are none in groups of eight or ten digits without the zero', () => {
    expect(phonesInCell('gọi 900 000 01')).toStrictEqual([])
    expect(phonesInCell('900 000 0011')).not.toContain('0900000001')
    expect(phonesInCell('2 0900000001')).not.toContain('0209000000')
  })

  it('[M-123, P-003] of eleven digits are found as they were kept', () => {
    fc.assert(
      fc.property(digits(11), (phone) => {
        expect(phonesInCell(phone)).toContain(phone)
      }),
    )
  })

  it.each(['', null, undefined, 'Hà Nội', '12', 12, 46_346.3562962963, '12 345 678', 'Số điện thoại', true])(
    '[M-123, P-003] are none in %s',
    (cell) => {
      expect(phonesInCell(cell)).toStrictEqual([])
    },
  )

  it('[M-123, P-003] do not get a zero in front of ten digits of text, which would be another number', () => {
    expect(phonesInCell('9000000020')).toStrictEqual(['9000000020'])
  })

  it('[P-003] are found in time that grows with the length of the cell only', () => {
    const counts = [400, 4_000].map((count) => phonesInCell('0 '.repeat(count)).length)
    expect(Math.max(...counts)).toBeLessThan(1_000)
    expect(phonesInCell('0912345678\n'.repeat(4_000))).toContain('0912345678')
  })
})
