import { describe, expect, it } from 'vitest'
import { groupPhone, phoneLink } from '../../../src/domain/phone/shown-phone'

describe('groupPhone', () => {
  it.each([
    { digits: '900000001', shown: '900000001', why: 'nine digits are no phone number' },
    { digits: '0900000001', shown: '0900\u00a0000\u00a0001', why: 'ten digits' },
    { digits: '09000000012', shown: '0900\u00a0000\u00a00012', why: 'eleven digits' },
    { digits: '090000000123', shown: '090000000123', why: 'twelve digits are no phone number' },
  ])('[M-084, M-089] shows $digits as $shown: $why', ({ digits, shown }) => {
    expect(groupPhone(digits)).toBe(shown)
  })
})

describe('phoneLink', () => {
  it.each([
    ['0900000001', 'tel:0900000001'],
    ['0900 000 001', 'tel:0900000001'],
    ['+84 (90) 000.0001', 'tel:+84900000001'],
  ])('[M-097] dials %j by %s', (written, link) => {
    expect(phoneLink(written)).toBe(link)
  })
})
