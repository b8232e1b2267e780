import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { consentAtStart, consentVersion, decodeConsent } from '../../../src/domain/registration/consent'

describe('consent', () => {
  it.each([
    ['notice', true],
    ['checkbox', false],
  ] as const)('[M-099] by %s is given at the start: %s', (mode, given) => {
    expect(consentAtStart(mode)).toBe(given)
  })

  it.each([
    { recipient: null, version: '2026-11' },
    { recipient: 'Google Sheets', version: '2026-11+Google Sheets' },
  ])('[M-099] is recorded as $version when $recipient was named', ({ recipient, version }) => {
    expect(consentVersion({ policyVersion: '2026-11' }, recipient)).toBe(version)
  })

  it.each([
    { given: true, decoding: E.right(true) },
    { given: false, decoding: E.left('consentRequired') },
  ])('[M-099] given: $given', ({ given, decoding }) => {
    expect(decodeConsent(given)).toStrictEqual(decoding)
  })
})
