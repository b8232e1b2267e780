import { describe, expect, it } from 'vitest'
import { type CacheState, cachePlan } from '../../../src/domain/cache/cache-plan'

const NOW = 1_000_000
const untouched: CacheState = { cachedAt: null, failedAt: null, isReading: false }
const ago = (ms: number) => NOW - ms

describe('a copy that does not exist yet', () => {
  it('[M-131] starts the first read, for which callers wait', () => {
    expect(cachePlan(untouched, NOW)).toStrictEqual({ answerWith: 'reading', startsReading: true })
  })

  it('[M-131] makes all callers wait for the running read', () => {
    expect(cachePlan({ ...untouched, isReading: true }, NOW)).toStrictEqual({
      answerWith: 'reading',
      startsReading: false,
    })
  })

  it.each([
    { since: 0, startsReading: false },
    { since: 59_999, startsReading: false },
    { since: 60_000, startsReading: true },
  ])(
    '[M-133] is replaced by the stand-in $since ms after a failure: reads again $startsReading',
    ({ since, startsReading }) => {
      expect(cachePlan({ ...untouched, failedAt: ago(since) }, NOW)).toStrictEqual({
        answerWith: 'fallback',
        startsReading,
      })
    },
  )

  it('[M-133] makes nobody wait for the read after a failure', () => {
    expect(cachePlan({ ...untouched, failedAt: ago(61_000), isReading: true }, NOW)).toStrictEqual({
      answerWith: 'fallback',
      startsReading: false,
    })
  })
})

describe('a cached copy', () => {
  it.each([
    { age: 0, startsReading: false },
    { age: 59_999, startsReading: false },
    { age: 60_000, startsReading: true },
    { age: 86_400_000, startsReading: true },
  ])('[M-131] of $age ms is returned at once: reads again $startsReading', ({ age, startsReading }) => {
    expect(cachePlan({ ...untouched, cachedAt: ago(age) }, NOW)).toStrictEqual({
      answerWith: 'cached',
      startsReading,
    })
  })

  it('[M-131] that is old is read again once at a time', () => {
    expect(cachePlan({ ...untouched, cachedAt: ago(90_000), isReading: true }, NOW)).toStrictEqual({
      answerWith: 'cached',
      startsReading: false,
    })
  })

  it.each([
    { copied: 120_000, failed: 59_999, startsReading: false, why: 'the sheet rests' },
    { copied: 120_000, failed: 60_000, startsReading: true, why: 'the sheet has rested' },
    { copied: 59_999, failed: 120_000, startsReading: false, why: 'it was renewed since' },
  ])(
    '[M-133] read $copied ms ago, after a failure $failed ms ago: $why',
    ({ copied, failed, startsReading }) => {
      expect(
        cachePlan({ cachedAt: ago(copied), failedAt: ago(failed), isReading: false }, NOW),
      ).toStrictEqual({ answerWith: 'cached', startsReading })
    },
  )
})
