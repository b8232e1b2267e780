import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import {
  agreementText,
  consentAtStart,
  consentVersion,
  decodeConsent,
  isConsentGiven,
  readConsentVersion,
  recordedOffers,
  recordedVersion,
} from '../../../src/domain/registration/consent'

describe('consent', () => {
  it('[P-020] is given at the start by a notice, but not by a checkbox', () => {
    expect([consentAtStart('notice'), consentAtStart('checkbox')]).toStrictEqual([true, false])
  })

  it.each([
    { mode: 'notice', recipient: null, version: '2026-11' },
    { mode: 'notice', recipient: 'Google Sheets', version: '2026-11+Google Sheets' },
    { mode: 'checkbox', recipient: null, version: 'ticked 2026-11' },
    { mode: 'checkbox', recipient: 'Google Sheets', version: 'ticked 2026-11+Google Sheets' },
  ] as const)(
    '[P-020] is recorded as $version by $mode naming $recipient',
    ({ mode, recipient, version }) => {
      expect(consentVersion({ mode, policyVersion: '2026-11' }, recipient)).toBe(version)
    },
  )

  it.each([
    { mode: 'notice', version: null, given: true },
    { mode: 'notice', version: 'ticked 2026-11', given: true },
    { mode: 'checkbox', version: 'ticked 2026-11', given: true },
    { mode: 'checkbox', version: '2026-11', given: false },
    { mode: 'checkbox', version: 'on', given: false },
    { mode: 'checkbox', version: null, given: false },
  ] as const)(
    '[P-020] in mode $mode is given by the version $version: $given',
    ({ mode, version, given }) => {
      expect(isConsentGiven(mode, version)).toBe(given)
    },
  )

  it('[P-020] beside a ticked box is seen also where the version of the policy is empty and a header lost its blank', () => {
    const version = consentVersion({ mode: 'checkbox', policyVersion: '' }, null).trim()
    expect(isConsentGiven('checkbox', version)).toBe(true)
    expect(readConsentVersion(version)).toStrictEqual({ version: '', isTicked: true })
    expect(readConsentVersion('tickedness')).toStrictEqual({ version: 'tickedness', isTicked: false })
  })

  it.each([
    { stored: '2026-11', text: 'có (bản 2026-11)' },
    { stored: 'ticked 2026-11+Google Sheets', text: 'có (bản 2026-11+Google Sheets, đã đánh dấu vào ô)' },
    { stored: 'unknown', text: 'có (không rõ bản)' },
    { stored: 'ticked', text: 'có (không rõ bản, đã đánh dấu vào ô)' },
  ])('[P-020, P-019] stored as $stored is shown as $text', ({ stored, text }) => {
    expect(agreementText(stored)).toBe(text)
  })

  it.each([
    { given: true, decoding: E.right(true) },
    { given: false, decoding: E.left('consentRequired') },
  ])('[P-020] in the form is required, here given: $given', ({ given, decoding }) => {
    expect(decodeConsent(given)).toStrictEqual(decoding)
  })

  it.each([
    { named: '2026-11', isServed: true, recorded: '2026-11' },
    { named: '2099-01', isServed: false, recorded: 'unknown' },
    { named: null, isServed: false, recorded: null },
  ])('[P-020] by the version $named is recorded as $recorded, served: $isServed', (row) => {
    expect(recordedVersion(row.named, row.isServed)).toBe(row.recorded)
  })

  it.each([
    { named: '2026-11', isServed: true, recorded: '2026-11' },
    { named: '2099-01', isServed: false, recorded: null },
    { named: null, isServed: false, recorded: null },
  ])('[P-020] to offers by the version $named is recorded as $recorded, served: $isServed', (row) => {
    expect(recordedOffers(row.named, row.isServed)).toBe(row.recorded)
  })
})
