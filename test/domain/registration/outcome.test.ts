import { describe, expect, it } from 'vitest'
import {
  OUTCOMES,
  type RegistrationOutcome,
  registrationOutcome,
} from '../../../src/domain/registration/outcome'

const KEPT = { id: 1, isQuarantined: false, isRepeated: false }

describe('the outcome of a registration', () => {
  it.each<readonly [string, Parameters<typeof registrationOutcome>[0], RegistrationOutcome | null]>([
    ['kept', { step: 'take', status: 200, kept: KEPT }, 'kept'],
    ['known', { step: 'take', status: 200, kept: { ...KEPT, isRepeated: true } }, 'repeated'],
    [
      'known in the quarantine',
      { step: 'take', status: 200, kept: { id: 1, isQuarantined: true, isRepeated: true } },
      'repeated',
    ],
    ['suspected', { step: 'take', status: 200, kept: { ...KEPT, isQuarantined: true } }, 'quarantined'],
    ['invalid', { step: 'take', status: 422, kept: null }, 'refused'],
    ['from another site', { step: 'take', status: 403, kept: null }, 'refused'],
    ['just below the limit', { step: 'take', status: 428, kept: null }, 'refused'],
    ['limited', { step: 'take', status: 429, kept: null }, 'limited'],
    ['just above the limit', { step: 'take', status: 430, kept: null }, 'refused'],
    ['the last refusal', { step: 'take', status: 499, kept: null }, 'refused'],
    ['the first fault', { step: 'take', status: 500, kept: null }, 'failed'],
    ['not kept', { step: 'take', status: 503, kept: null }, 'failed'],
    ['looked at', { step: 'look', status: 200, kept: null }, null],
    ['looked at, to be corrected', { step: 'look', status: 422, kept: null }, null],
    ['looked at too often', { step: 'look', status: 429, kept: null }, 'limited'],
    ['looked at in vain', { step: 'look', status: 503, kept: null }, 'failed'],
  ])('[P-011] counts what was %s', (_, answered, outcome) => {
    expect(registrationOutcome(answered)).toBe(outcome)
  })

  it('[P-011] is one of six', () => {
    expect(OUTCOMES).toStrictEqual(['kept', 'repeated', 'quarantined', 'refused', 'limited', 'failed'])
  })
})
