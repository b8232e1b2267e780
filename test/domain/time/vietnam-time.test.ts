import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { vietnamTimestamp } from '../../../src/domain/text/vietnam-timestamp'
import { dateOrderOf, readVietnamTime } from '../../../src/domain/time/vietnam-time'

const DAY_MS = 86_400_000
const SERIAL_EPOCH = Date.UTC(1899, 11, 30)
const OFFSET_MS = 7 * 3_600_000
const MOMENT = Date.UTC(2026, 10, 23, 3, 0, 5)

const span = (from: number, ms: number) => ({ from, to: from + ms - 1 })

describe('the time in a cell', () => {
  it.each([
    { cell: '23/11/2026 10:00:05', read: span(MOMENT, 1_000) },
    { cell: ' 23/11/2026  10:00:05 ', read: span(MOMENT, 1_000) },
    { cell: '23-11-2026 10:00:05', read: span(MOMENT, 1_000) },
    { cell: '10:00:05 23/11/2026', read: span(MOMENT, 1_000) },
    { cell: '2026-11-23 10:00:05', read: span(MOMENT, 1_000) },
    { cell: '2026-11-23T03:00:05.123Z', read: span(MOMENT, 1_000) },
    { cell: '2026-11-22T22:00:05-05:00', read: span(MOMENT, 1_000) },
    { cell: '23/11/2026 10:00', read: span(MOMENT - 5_000, 60_000) },
    { cell: '23/11/2026', read: span(MOMENT - 5_000 - 10 * 3_600_000, DAY_MS) },
    { cell: 46_349, read: span(MOMENT - 5_000 - 10 * 3_600_000, DAY_MS) },
    { cell: '11/23/2026 10:00:05', read: null },
    { cell: '31/02/2026 10:00:05', read: null },
    { cell: '23/11/2026 24:00:05', read: null },
    { cell: '23/11/2026 10:60:05', read: null },
    { cell: '23/11/2026 10:00:60', read: null },
    { cell: 36_525, read: null },
    { cell: 109_575, read: null },
    { cell: 'hôm qua', read: null },
    { cell: '', read: null },
    { cell: null, read: null },
  ])('[M-108] $cell is read as $read', ({ cell, read }) => {
    expect(readVietnamTime(cell)).toStrictEqual(read)
  })

  it('[M-108] is read back from what rows contain and from the date that it may be turned into', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2000, 0, 2), max: Date.UTC(2199, 0, 1) }), (ms) => {
        const second = ms - (ms % 1_000)
        expect(readVietnamTime(vietnamTimestamp(ms))).toStrictEqual(span(second, 1_000))
        const serial = (second + OFFSET_MS - SERIAL_EPOCH) / DAY_MS
        if (!Number.isInteger(serial)) expect(readVietnamTime(serial)).toStrictEqual(span(second, 1_000))
      }),
    )
  })
})

describe('day and month in a cell', () => {
  it.each([
    { cell: '23/11/2026 10:00:05', order: 'dayFirst' },
    { cell: '11/11/2026', order: 'dayFirst' },
    { cell: '12/13/2026 10:00', order: 'monthFirst' },
    { cell: '10:00:05 12/13/2026', order: 'monthFirst' },
    { cell: '12/11/2026', order: 'either' },
    { cell: '13/13/2026', order: 'none' },
    { cell: '2026-11-23 10:00:05', order: 'none' },
    { cell: 46_349, order: 'none' },
    { cell: null, order: 'none' },
  ])('[M-108] of $cell: $order', ({ cell, order }) => {
    expect(dateOrderOf(cell)).toBe(order)
  })
})
