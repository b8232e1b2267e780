import { describe, expect, it } from 'vitest'
import {
  expiryMoment,
  isClockTrusted,
  isExpired,
  isSameDay,
  mostErasedADay,
} from '../../../../src/domain/ledger/retain/expiry'

const DAY_MS = 86_400_000

const NOW = 1e12

describe('the moment before which registrations are expired', () => {
  it('[M-099] is so many whole days before now', () => {
    expect(expiryMoment(Date.UTC(2026, 10, 30, 8, 15), 30)).toBe(Date.UTC(2026, 9, 31, 8, 15))
  })
})

describe('a clock', () => {
  it.each([
    { why: 'did not move', by: 0, isTrusted: true },
    { why: 'moved a day forwards', by: DAY_MS, isTrusted: true },
    { why: 'moved a day backwards', by: -DAY_MS, isTrusted: true },
    { why: 'moved more than a day forwards', by: DAY_MS + 1, isTrusted: false },
    { why: 'moved more than a day backwards', by: -DAY_MS - 1, isTrusted: false },
  ])('[M-099] that $why since it was recorded is trusted: $isTrusted', ({ by, isTrusted }) => {
    expect(isClockTrusted(NOW + by, NOW)).toBe(isTrusted)
  })
})

describe('a day of erasures', () => {
  it.each([
    { why: 'has begun at its first moment', after: 0, isSame: true },
    { why: 'lasts until 24 hours have passed', after: DAY_MS - 1, isSame: true },
    { why: 'is over after 24 hours', after: DAY_MS, isSame: false },
    { why: 'is over if the clock was set back', after: -1, isSame: false },
  ])('[M-099] $why', ({ after, isSame }) => {
    expect(isSameDay(NOW + after, NOW)).toBe(isSame)
  })
})

describe('the most rows erased by age in a day', () => {
  it.each([
    { why: 'one where there are none', rows: 0, most: 1 },
    { why: 'one of fewer than twenty', rows: 19, most: 1 },
    { why: 'a tenth', rows: 20, most: 2 },
    { why: 'a tenth, rounded down', rows: 43, most: 4 },
    { why: 'a tenth of a million', rows: 1_000_000, most: 100_000 },
  ])('[M-099] are $why', ({ rows, most }) => {
    expect(mostErasedADay(rows)).toBe(most)
  })
})

describe('a person', () => {
  const BEFORE = 10

  it.each([
    { why: 'whose last registration is old', latest: 9, isWaiting: false, isDelivering: true },
    { why: 'whose row waits although nothing is delivered', latest: 9, isWaiting: true, isDelivering: false },
  ])('[M-099] $why is expired', ({ latest, isWaiting, isDelivering }) => {
    expect(isExpired({ latest, isWaiting }, BEFORE, isDelivering)).toBe(true)
  })

  it.each([
    {
      why: 'whose last registration is as old as the limit',
      latest: 10,
      isWaiting: false,
      isDelivering: false,
    },
    { why: 'whose row waits for delivery', latest: 9, isWaiting: true, isDelivering: true },
  ])('[M-099] $why is not expired', ({ latest, isWaiting, isDelivering }) => {
    expect(isExpired({ latest, isWaiting }, BEFORE, isDelivering)).toBe(false)
  })
})
