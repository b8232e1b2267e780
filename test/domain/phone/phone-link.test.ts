import { describe, expect, it } from 'vitest'
import { phoneLink } from '../../../src/domain/phone/phone-link'

describe('phoneLink', () => {
  it.each([
    ['0900000001', 'tel:0900000001'],
    ['0900 000 001', 'tel:0900000001'],
    ['+84 (90) 000.0001', 'tel:+84900000001'],
  ])('[M-097] dials %j by %s', (written, link) => {
    expect(phoneLink(written)).toBe(link)
  })
})
