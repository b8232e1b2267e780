import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SCROLL_DOTS, scrollDot } from '../../../src/domain/screen/scroll-dot'

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
