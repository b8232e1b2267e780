import { describe, expect, it } from 'vitest'
import { expiryMoment } from '../../../src/domain/registration/expiry'
import { RetentionDays } from '../../../src/domain/site/retention-days'
import { decoded } from '../../support/decoded'

describe('expiryMoment', () => {
  it('[M-099] is so many whole days before now', () => {
    const days = decoded(RetentionDays.decode(30))
    expect(expiryMoment(Date.UTC(2026, 10, 30, 8, 15), days)).toBe(Date.UTC(2026, 9, 31, 8, 15))
  })
})
