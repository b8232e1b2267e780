import { describe, expect, it } from 'vitest'
import { ContentDate } from '../../../src/adapters/content/field-codecs'

describe('a content date', () => {
  it.each([
    ['2026-01-31', true],
    ['2028-02-29', true],
    ['2026-01-31T08:00+07:00', true],
    ['2026-01-31T23:59:59Z', true],
    ['2026-02-29', false],
    ['2026-02-30T08:00:00Z', false],
    ['2026-13-01', false],
    ['2026-01-31T25:00:00Z', false],
    ['2026-01-31T08:00:00', false],
    ['2026-1-31', false],
    ['31/01/2026', false],
    [' 2026-01-31', false],
    ['', false],
    [20260131, false],
    [undefined, false],
  ])('[M-105] %j is valid: %s', (written, expected) => {
    expect(ContentDate.decode(written)._tag).toBe(expected ? 'Right' : 'Left')
    expect(ContentDate.is(written)).toBe(expected)
  })
})
