import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { durationMinutes } from '../../../src/domain/news/duration-minutes'

describe('durationMinutes', () => {
  it.each([
    { seconds: 0, minutes: 0, why: 'nothing' },
    { seconds: 59.9, minutes: 0, why: 'not yet a minute' },
    { seconds: 60, minutes: 1, why: 'a minute' },
    { seconds: 119.9, minutes: 1, why: 'not yet two' },
    { seconds: 754, minutes: 12, why: 'whole minutes only' },
    { seconds: -60, minutes: 0, why: 'negative' },
    { seconds: Number.NaN, minutes: 0, why: 'unknown' },
    { seconds: Number.POSITIVE_INFINITY, minutes: 0, why: 'endless, a live stream' },
  ])('[M-103, A-36] of $seconds s is $minutes: $why', ({ seconds, minutes }) => {
    expect(durationMinutes(seconds)).toBe(minutes)
  })

  it('[M-103] is a whole number from 0, whatever the media says', () => {
    fc.assert(
      fc.property(fc.double(), (seconds) => {
        expect(Number.isInteger(durationMinutes(seconds))).toBe(true)
        expect(durationMinutes(seconds)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
