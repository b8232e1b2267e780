import { describe, expect, it } from 'vitest'
import { expiryMoment } from '../../../src/domain/registration/expiry'

describe('expiryMoment', () => {
  it('[M-099] is so many whole days before now', () => {
    expect(expiryMoment(Date.UTC(2026, 10, 30, 8, 15), 30)).toBe(Date.UTC(2026, 9, 31, 8, 15))
  })
})
