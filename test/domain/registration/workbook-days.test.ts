import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { workbookDays } from '../../../src/domain/registration/workbook-days'

const at = (utc: string): number => Date.parse(utc)

describe('a time as a workbook holds it', () => {
  it.each([
    { utc: '1899-12-29T17:00:00Z', days: 0, why: 'the first midnight in Vietnam' },
    { utc: '2026-11-19T17:00:00Z', days: 46_346, why: 'midnight in Vietnam' },
    { utc: '2026-11-20T05:00:00.999Z', days: 46_346.5, why: 'noon in Vietnam, without milliseconds' },
    { utc: '2026-11-19T16:59:59.999Z', days: 46_346 - 1 / 86_400, why: 'a second before midnight' },
  ])('[M-132] is $days days for $utc: $why', ({ utc, days }) => {
    expect(workbookDays(at(utc))).toBeCloseTo(days, 9)
  })

  it('[M-132] sorts as the times do', () => {
    const seconds = fc.integer({ min: 0, max: 4_000_000_000 })
    fc.assert(
      fc.property(seconds, seconds, (one, other) => {
        expect(Math.sign(workbookDays(one * 1_000) - workbookDays(other * 1_000))).toBe(
          Math.sign(one - other),
        )
      }),
    )
  })
})
