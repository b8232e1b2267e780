import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formIdempotency,
  isFreshFormKey,
  keyIn,
  newFormKey,
} from '../../../../src/adapters/server/routes/form-key'

const NOW = Date.UTC(2026, 10, 20)
const HOUR_MS = 3_600_000
const KEY = newFormKey(NOW)

const ENTERED = {
  phieu: KEY,
  name: 'Nguyễn Mẫu',
  phone: '0900000001',
  'san-pham': 'sp-1',
  website: '',
  consent: '1',
}
const keyOf = (fields: Readonly<Record<string, string>>): string =>
  formIdempotency(KEY, new URLSearchParams(fields)).key

describe('the key of a plain form', () => {
  it('[P-001] is known by its shape', () => {
    expect(keyIn(new URLSearchParams({ phieu: KEY }), NOW)).toBe(KEY)
  })

  it.each([
    { why: 'something stands before it', text: `-${KEY}` },
    { why: 'something stands behind it', text: `${KEY}x` },
    { why: 'its letters are large', text: KEY.toUpperCase() },
    { why: 'it is empty', text: '' },
  ])('[P-001] is no key if $why', ({ text }) => {
    const made = keyIn(new URLSearchParams({ phieu: text }), NOW)
    expect(made).not.toBe(text)
    expect(isFreshFormKey(made, NOW)).toBe(true)
  })

  it.each([
    { why: 'is fresh at once', ms: 0, isFresh: true },
    { why: 'is fresh for almost an hour', ms: HOUR_MS - 1, isFresh: true },
    { why: 'is not fresh after an hour', ms: HOUR_MS, isFresh: false },
    { why: 'is not fresh if it was made in the future', ms: -1, isFresh: false },
  ])('[A-50] $why', ({ ms, isFresh }) => {
    expect(isFreshFormKey(KEY, NOW + ms)).toBe(isFresh)
    expect(isFreshFormKey(`${KEY}x`, NOW + ms)).toBe(false)
  })
})

describe('the key of what a person entered', () => {
  const aField = fc.constantFrom('name', 'phone', 'san-pham', 'province', 'district')
  const aValue = fc.string({ minLength: 1, unit: fc.constantFrom('a', 'b', '1', 'ễ') })

  it('[P-001, A-50] is another one for each other value of a field, and for each further field', () => {
    fc.assert(
      fc.property(aField, aValue, aValue, (name, one, other) => {
        const keys = new Set([{}, { [name]: one }, { [name]: other }].map(keyOf))
        expect(keys.size).toBe(one === other ? 2 : 3)
      }),
    )
  })

  it('[P-001] does not run two fields together', () => {
    expect(keyOf({ name: 'a', phone: 'b' })).not.toBe(keyOf({ name: 'b', phone: 'a' }))
    expect(keyOf({ name: 'a","b' })).not.toBe(keyOf({ name: 'a', b: '' }))
  })

  it.each([
    ['the order of the fields', Object.fromEntries(Object.entries(ENTERED).toReversed())],
    ['blanks around it and characters that show nothing', { ...ENTERED, name: ' Nguyễn\u200b Mẫu ' }],
    ['the way in which marks are written', { ...ENTERED, name: 'Nguyễn Mẫu'.normalize('NFD') }],
    ['the hidden field', { ...ENTERED, website: 'x' }],
    ['consent', { ...ENTERED, consent: '2' }],
  ])('[P-001, A-50] does not depend on %s', (_, fields) => {
    expect(keyOf(fields)).toBe(keyOf(ENTERED))
  })

  it('[P-001, P-020] depends on whether offers are consented to, and not on the version beside the box', () => {
    const offers = keyOf({ ...ENTERED, offers: '1' })
    expect(keyOf({ ...ENTERED, offers: '2' })).toBe(offers)
    expect(keyOf(ENTERED)).not.toBe(offers)
  })
})
