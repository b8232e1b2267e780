import { describe, expect, it } from 'vitest'
import {
  expiryMoment,
  isClockTrusted,
  isExpired,
  isSameDay,
  mostErasedADay,
} from '../../../../src/domain/ledger/retain/expiry'

const DAY_MS = 86_400_000

describe('expiryMoment', () => {
  it('[M-099] is so many whole days before now', () => {
    expect(expiryMoment(Date.UTC(2026, 10, 30, 8, 15), 30)).toBe(Date.UTC(2026, 9, 31, 8, 15))
  })
})

describe('isClockTrusted', () => {
  it.each([
    [-DAY_MS - 1, false],
    [-DAY_MS, true],
    [0, true],
    [DAY_MS, true],
    [DAY_MS + 1, false],
  ])('[M-099] of a clock that moved by %i ms since it was recorded is %s', (by, isTrusted) => {
    expect(isClockTrusted(1e12 + by, 1e12)).toBe(isTrusted)
  })
})

describe('isSameDay', () => {
  it.each([
    [-1, false],
    [0, true],
    [DAY_MS - 1, true],
    [DAY_MS, false],
  ])('[M-099] %i ms after its beginning is %s', (by, isSame) => {
    expect(isSameDay(1e12 + by, 1e12)).toBe(isSame)
  })
})

describe('mostErasedADay', () => {
  it.each([
    [0, 1],
    [19, 1],
    [20, 2],
    [43, 4],
    [1_000_000, 100_000],
  ])('[M-099] of %i rows is %i', (rows, most) => {
    expect(mostErasedADay(rows)).toBe(most)
  })
})

describe('isExpired', () => {
  it.each([
    [{ latest: 9, isWaiting: false }, true, true],
    [{ latest: 10, isWaiting: false }, false, false],
    [{ latest: 9, isWaiting: true }, true, false],
    [{ latest: 9, isWaiting: true }, false, true],
  ])('[M-099] of %o while delivery is on (%s) is %s', (held, isDelivering, isTooOld) => {
    expect(isExpired(held, 10, isDelivering)).toBe(isTooOld)
  })
})
