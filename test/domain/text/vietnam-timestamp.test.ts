import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { vietnamMinute, vietnamTimestamp } from '../../../src/domain/text/vietnam-timestamp'
import { vietnamDay } from '../../../src/domain/text/written-date'

const HOUR_MS = 3_600_000

describe('vietnamTimestamp', () => {
  it.each([
    { utc: '2026-11-21T01:02:03.999Z', shown: '21/11/2026 08:02:03', why: 'seven hours ahead of UTC' },
    { utc: '2026-01-31T16:59:59.999Z', shown: '31/01/2026 23:59:59', why: 'the last second of a day' },
    { utc: '2026-01-31T17:00:00.000Z', shown: '01/02/2026 00:00:00', why: 'midnight is 00' },
    { utc: '2026-12-31T17:00:00.000Z', shown: '01/01/2027 00:00:00', why: 'the new year' },
    { utc: '2026-07-01T06:30:00.000Z', shown: '01/07/2026 13:30:00', why: '24 hours, no daylight saving' },
    { utc: '2028-02-28T18:00:00.000Z', shown: '29/02/2028 01:00:00', why: 'a leap day' },
  ])('[M-108, A-38] of $utc is $shown: $why', ({ utc, shown }) => {
    expect(vietnamTimestamp(Date.parse(utc))).toBe(shown)
  })

  it('[M-108, A-38] is UTC+7, whatever the time zone of the machine', () => {
    const moments = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 0, 1) })
    fc.assert(
      fc.property(moments, (at) => {
        const [date = '', time = ''] = new Date(at + 7 * HOUR_MS).toISOString().split('T')
        expect(vietnamTimestamp(at)).toBe(`${date.split('-').reverse().join('/')} ${time.slice(0, 8)}`)
      }),
    )
  })
})

describe('a day and a minute', () => {
  it.each([
    { utc: '2026-12-31T16:59:59.999Z', day: '31/12/2026', minute: '31/12/2026 23:59' },
    { utc: '2026-12-31T17:00:00.000Z', day: '01/01/2027', minute: '01/01/2027 00:00' },
  ])('[M-108, A-38] of $utc are $day and $minute', ({ utc, day, minute }) => {
    const at = Date.parse(utc)
    expect([vietnamDay(at), vietnamMinute(at)]).toStrictEqual([day, minute])
  })
})
