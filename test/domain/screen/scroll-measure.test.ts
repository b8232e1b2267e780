import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canScroll,
  isAtEnd,
  isAtStart,
  SCROLL_DOTS,
  scrollDot,
  scrollFraction,
} from '../../../src/domain/screen/scroll-measure'

describe('canScroll', () => {
  it.each([
    { scrollWidth: 300, clientWidth: 300, can: false, why: 'everything fits' },
    { scrollWidth: 301, clientWidth: 300, can: false, why: 'a rounded pixel' },
    { scrollWidth: 301.5, clientWidth: 300, can: true, why: 'more than a rounded pixel' },
    { scrollWidth: 900, clientWidth: 300, can: true, why: 'wider than what is seen' },
    { scrollWidth: 200, clientWidth: 300, can: false, why: 'narrower than what is seen' },
  ])('[M-120] of $scrollWidth px in $clientWidth px is $can: $why', ({ scrollWidth, clientWidth, can }) => {
    expect(canScroll({ scrollLeft: 0, scrollWidth, clientWidth })).toBe(can)
  })
})

describe('scrollFraction', () => {
  it.each([
    { scrollLeft: 0, fraction: 0, why: 'at the start' },
    { scrollLeft: 150, fraction: 0.25, why: 'on the way' },
    { scrollLeft: 600, fraction: 1, why: 'at the end' },
    { scrollLeft: -20, fraction: 0, why: 'pulled over the start' },
    { scrollLeft: 620, fraction: 1, why: 'pulled over the end' },
  ])('[M-118] at $scrollLeft px of 600 is $fraction: $why', ({ scrollLeft, fraction }) => {
    expect(scrollFraction({ scrollLeft, scrollWidth: 900, clientWidth: 300 })).toBe(fraction)
  })

  it('[M-118, M-120] is 0 when nothing can scroll', () => {
    expect(scrollFraction({ scrollLeft: 1, scrollWidth: 301, clientWidth: 300 })).toBe(0)
  })

  it('[M-118] stays within 0 and 1', () => {
    const px = fc.integer({ min: -10_000, max: 10_000 })
    fc.assert(
      fc.property(px, px, px, (scrollLeft, scrollWidth, clientWidth) => {
        const fraction = scrollFraction({ scrollLeft, scrollWidth, clientWidth })
        expect(fraction).toBeGreaterThanOrEqual(0)
        expect(fraction).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('the ends of a strip', () => {
  it.each([
    { scrollLeft: 0, start: true, end: false },
    { scrollLeft: 1, start: true, end: false },
    { scrollLeft: 1.5, start: false, end: false },
    { scrollLeft: 598.5, start: false, end: false },
    { scrollLeft: 599, start: false, end: true },
    { scrollLeft: 600, start: false, end: true },
  ])('[M-119] at $scrollLeft of 600 px: start $start, end $end', ({ scrollLeft, start, end }) => {
    const measure = { scrollLeft, scrollWidth: 900, clientWidth: 300 }
    expect([isAtStart(measure), isAtEnd(measure)]).toStrictEqual([start, end])
  })
})

describe('scrollDot', () => {
  it.each([
    [0, 0],
    [0.329, 0],
    [0.33, 1],
    [0.659, 1],
    [0.66, 2],
    [1, 2],
  ])('[M-118, A-40] at %d is dot %d', (fraction, dot) => {
    expect(scrollDot(fraction)).toBe(dot)
  })

  it('[M-118] is always one of the three', () => {
    expect(SCROLL_DOTS).toStrictEqual([0, 1, 2])
    fc.assert(
      fc.property(fc.double(), (fraction) => {
        expect(SCROLL_DOTS).toContain(scrollDot(fraction))
      }),
    )
  })
})
