import { describe, expect, it } from 'vitest'
import { nearestName } from '../../../src/domain/text/nearest-name'

const NAMES = ['hours', 'hotline', 'retentionDays', 'retention'] as const

describe('the name that was probably meant', () => {
  it.each([
    ['hours', 'hours'],
    ['hour', 'hours'],
    ['hourss', 'hours'],
    ['hoors', 'hours'],
    ['ohurs', 'hours'],
    ['hoursx', 'hours'],
    ['hotlin', 'hotline'],
    ['htoline', 'hotline'],
    ['retentionDay', 'retentionDays'],
    ['retenionDayss', 'retentionDays'],
    ['retnetionDasy', 'retentionDays'],
    ['retenionDass', 'retentionDays'],
    ['retentionx', 'retention'],
  ])('[M-113] of %s is %s', (typed, meant) => {
    expect(nearestName(typed, NAMES)).toBe(meant)
  })

  it.each(['', 'h', 'uhosr', 'hor', 'hoursxx', 'retenionDasz', 'days'])(
    '[M-113] is none for %s, which has too many mistakes',
    (typed) => {
      expect(nearestName(typed, NAMES)).toBeNull()
    },
  )
})
