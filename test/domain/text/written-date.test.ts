import { describe, expect, it } from 'vitest'
import { writtenDate } from '../../../src/domain/text/written-date'

describe('a day as visitors read it', () => {
  it.each([
    { iso: '2026-11-08', day: '08/11/2026' },
    { iso: '2026-11-08T16:59:59Z', day: '08/11/2026' },
    { iso: '2026-11-08T17:00:00Z', day: '09/11/2026' },
    { iso: '2026-11-08T00:30:00+07:00', day: '08/11/2026' },
    { iso: '', day: '' },
    { iso: 'hôm qua', day: '' },
  ])('[M-062] of “$iso” is “$day”, by the clocks of Vietnam', ({ iso, day }) => {
    expect(writtenDate(iso)).toBe(day)
  })
})
