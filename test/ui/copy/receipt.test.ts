import { describe, expect, it } from 'vitest'
import { withinHours } from '../../../src/ui/copy/receipt'

describe('the hours in which staff call', () => {
  it.each([
    { hours: '8:00 đến 21:00', calls: 'Trong giờ làm việc (8:00 đến 21:00)' },
    { hours: '', calls: 'Trong giờ làm việc' },
  ])('[A-11] are named where they are known: %j', ({ hours, calls }) => {
    expect(withinHours(hours)).toBe(calls)
  })
})
