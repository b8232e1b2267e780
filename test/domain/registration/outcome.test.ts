import { describe, expect, it } from 'vitest'
import {
  OUTCOMES,
  type RegistrationOutcome,
  registrationOutcome,
} from '../../../src/domain/registration/outcome'

const KEPT = { id: 1, isQuarantined: false, isRepeated: false }

describe('the outcome of a registration', () => {
  it.each<readonly [string, Parameters<typeof registrationOutcome>[0], RegistrationOutcome | null]>([
    ['kept', { request: 'keeping', status: 200, kept: KEPT }, 'kept'],
    ['known', { request: 'keeping', status: 200, kept: { ...KEPT, isRepeated: true } }, 'repeated'],
    [
      'known in the quarantine',
      { request: 'keeping', status: 200, kept: { id: 1, isQuarantined: true, isRepeated: true } },
      'repeated',
    ],
    ['suspected', { request: 'keeping', status: 200, kept: { ...KEPT, isQuarantined: true } }, 'quarantined'],
    ['invalid', { request: 'keeping', status: 422, kept: null }, 'refused'],
    ['from another site', { request: 'keeping', status: 403, kept: null }, 'refused'],
    ['just below the limit', { request: 'keeping', status: 428, kept: null }, 'refused'],
    ['limited', { request: 'keeping', status: 429, kept: null }, 'limited'],
    ['just above the limit', { request: 'keeping', status: 430, kept: null }, 'refused'],
    ['the last refusal', { request: 'keeping', status: 499, kept: null }, 'refused'],
    ['the first fault', { request: 'keeping', status: 500, kept: null }, 'failed'],
    ['not kept', { request: 'keeping', status: 503, kept: null }, 'failed'],
    ['looked at', { request: 'lastLook', status: 200, kept: null }, null],
    ['looked at, to be corrected', { request: 'lastLook', status: 422, kept: null }, null],
    ['looked at too often', { request: 'lastLook', status: 429, kept: null }, 'limited'],
    ['looked at in vain', { request: 'lastLook', status: 503, kept: null }, 'failed'],
  ])('[P-011] counts what was %s', (_, answered, outcome) => {
    expect(registrationOutcome(answered)).toBe(outcome)
  })

  it('[P-011] is one of six', () => {
    expect(OUTCOMES).toStrictEqual(['kept', 'repeated', 'quarantined', 'refused', 'limited', 'failed'])
  })
})
