import { describe, expect, it } from 'vitest'
import { isStalled, STALLED_MS } from '../../../../src/domain/ledger/notify/troubles'

const NOW = 10 * STALLED_MS

describe('a sheet', () => {
  it.each([
    { why: 'nothing waits', oldestAt: null, lastDeliveredAt: null },
    { why: 'something waits for almost an hour', oldestAt: NOW - STALLED_MS + 1, lastDeliveredAt: null },
    {
      why: 'another was delivered less than an hour ago',
      oldestAt: 0,
      lastDeliveredAt: NOW - STALLED_MS + 1,
    },
  ])('[P-012] is not stalled if $why', ({ oldestAt, lastDeliveredAt }) => {
    expect(isStalled({ oldestAt, lastDeliveredAt }, NOW)).toBe(false)
  })

  it.each([
    {
      why: 'waits for an hour, and nothing was ever delivered',
      oldestAt: NOW - STALLED_MS,
      lastDeliveredAt: null,
    },
    { why: 'waits, and another was delivered an hour ago', oldestAt: 0, lastDeliveredAt: NOW - STALLED_MS },
  ])('[P-012] is stalled if something $why', ({ oldestAt, lastDeliveredAt }) => {
    expect(isStalled({ oldestAt, lastDeliveredAt }, NOW)).toBe(true)
  })
})
