import { describe, expect, it } from 'vitest'
import { afterFailure } from '../../../src/domain/delivery/after-failure'

describe('a call that failed', () => {
  it.each([
    {
      failure: { tag: 'forbidden', reason: 'why' },
      after: { tag: 'halted', reason: 'why' },
    },
    {
      failure: { tag: 'passing', reason: 'why', retryAfterMs: 7 },
      after: { tag: 'postponed', reason: 'why', retryAfterMs: 7 },
    },
    {
      failure: { tag: 'refused', reason: 'why' },
      after: { tag: 'postponed', reason: 'why', retryAfterMs: null },
    },
  ] as const)('[P-002] leaves the work $after.tag if it was $failure.tag', ({ failure, after }) => {
    expect(afterFailure(failure)).toStrictEqual(after)
  })
})
