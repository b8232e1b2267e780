import { describe, expect, it } from 'vitest'
import { retryAfterMs } from '../../../src/domain/time/retry-after'

const NOW = Date.UTC(2026, 10, 21, 1, 2, 3)

describe('a Retry-After header', () => {
  it.each([
    { header: '20', ms: 20_000 },
    { header: '0', ms: 0 },
    { header: 'soon', ms: null },
    { header: '1e3', ms: null },
    { header: null, ms: null },
    { header: 'Sat, 21 Nov 2026 01:03:03 GMT', ms: 60_000 },
    { header: 'Sat, 21 Nov 2026 01:01:03 GMT', ms: 0 },
  ])('[M-085, P-002] is read as seconds or as a date: $header', ({ header, ms }) => {
    expect(retryAfterMs(header, NOW)).toBe(ms)
  })
})
