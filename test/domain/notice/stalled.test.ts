import { describe, expect, it } from 'vitest'
import { isStalled, STALLED_MS } from '../../../src/domain/notice/stalled'

const NOW = 10 * STALLED_MS

describe('a sheet is stalled', () => {
  it.each([
    ['nothing waits', null, null, false],
    ['something waits for almost an hour', NOW - STALLED_MS + 1, null, false],
    ['something waits for an hour, nothing was ever delivered', NOW - STALLED_MS, null, true],
    ['another was delivered less than an hour ago', 0, NOW - STALLED_MS + 1, false],
    ['another was delivered an hour ago', 0, NOW - STALLED_MS, true],
  ])('[P-012] if %s: %s, %s: %s', (_, oldestAt, lastDeliveredAt, expected) => {
    expect(isStalled({ oldestAt, lastDeliveredAt }, NOW)).toBe(expected)
  })
})
