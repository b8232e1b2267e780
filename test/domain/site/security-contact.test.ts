import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { securityFault, securityText } from '../../../src/domain/site/security-contact'

const NOW = Date.parse('2026-11-23T00:00:00+07:00')
const ORIGIN = 'https://namthu.example'
const contact = 'baomat@namthu.example'

describe('the contact for security faults', () => {
  it.each([
    { given: { contact: '', expires: '' }, fault: 'missing' },
    { given: { contact: '', expires: '2027-01-01' }, fault: 'contact' },
    { given: { contact: 'gọi tôi', expires: '2027-01-01' }, fault: 'contact' },
    { given: { contact: 'http://a.example', expires: '2027-01-01' }, fault: 'contact' },
    { given: { contact, expires: '' }, fault: 'expires' },
    { given: { contact, expires: '01/01/2027' }, fault: 'expires' },
    { given: { contact, expires: '2026-11-22' }, fault: 'expired' },
    { given: { contact, expires: '2026-11-23T00:00:00+07:00' }, fault: 'expired' },
    { given: { contact, expires: '2026-12-22' }, fault: 'soon' },
    { given: { contact, expires: '2026-12-23T00:00:00+07:00' }, fault: 'soon' },
    { given: { contact, expires: '2026-12-23T00:00:01+07:00' }, fault: null },
    { given: { contact, expires: '2027-11-23' }, fault: null },
    { given: { contact, expires: '2027-11-24' }, fault: 'late' },
    { given: { contact: 'https://namthu.example/bao-mat', expires: '2027-01-01' }, fault: null },
  ])('[M-133] $given is $fault', ({ given, fault }) => {
    expect(securityFault(given, NOW)).toBe(fault)
  })

  it.each([
    { given: contact, written: 'mailto:baomat@namthu.example' },
    { given: 'https://namthu.example/bao-mat', written: 'https://namthu.example/bao-mat' },
    { given: 'tel:+84-900-000-001', written: 'tel:+84-900-000-001' },
  ])('[M-133] $given is published as $written, with its expiry', ({ given, written }) => {
    expect(securityText({ contact: given, expires: '2027-01-01' }, ORIGIN)).toStrictEqual(
      O.some(
        `Contact: ${written}\nExpires: 2027-01-01T23:59:59+07:00\nPreferred-Languages: vi, en\nCanonical: https://namthu.example/.well-known/security.txt\n`,
      ),
    )
  })

  it.each([
    { contact: '', expires: '' },
    { contact, expires: '' },
    { contact: 'x', expires: '2027-01-01' },
  ])('[M-133] is not published without both: $contact, $expires', (given) => {
    expect(securityText(given, ORIGIN)).toStrictEqual(O.none)
  })
})
