import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { healthByWriting } from '../../../src/adapters/ledger/health-by-writing'

const SECOND_MS = 1_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the health of a ledger that is asked for', () => {
  it('[P-008] writes once a second, however often it is asked for', () => {
    const write = vi.fn(() => Promise.resolve() as never)
    const health = healthByWriting(write)
    const written = (ms: number) => {
      vi.advanceTimersByTime(ms)
      void health()
      return write.mock.calls.length
    }
    expect([0, 0, SECOND_MS - 1, 1, 0].map(written)).toStrictEqual([1, 1, 1, 2, 2])
    expect(health()).toBe(write.mock.results.at(-1)?.value)
  })
})
