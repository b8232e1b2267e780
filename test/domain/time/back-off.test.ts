import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { backOffMs } from '../../../src/domain/time/back-off'

describe('the wait before another attempt', () => {
  it.each([
    { attempts: 0, jitter: 0, asked: null, ms: 500 },
    { attempts: 0, jitter: 1, asked: null, ms: 1_000 },
    { attempts: 3, jitter: 0.5, asked: null, ms: 6_000 },
    { attempts: 4, jitter: 1, asked: null, ms: 16_000 },
    { attempts: 5, jitter: 1, asked: null, ms: 16_000 },
    { attempts: 500, jitter: 0, asked: null, ms: 8_000 },
    { attempts: 0, jitter: 0, asked: 30_000, ms: 30_000 },
    { attempts: 4, jitter: 1, asked: 1, ms: 16_000 },
    { attempts: 0, jitter: 0, asked: 300_000, ms: 300_000 },
    { attempts: 0, jitter: 0, asked: 86_400_000, ms: 300_000 },
  ])('[P-002] is $ms ms after $attempts', ({ attempts, jitter, asked, ms }) => {
    expect(backOffMs(attempts, jitter, asked)).toBe(ms)
  })

  it('[P-002] is never longer than 16 s without a Retry-After', () => {
    fc.assert(
      fc.property(fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (attempts, jitter) => {
        const ms = backOffMs(attempts, jitter, null)
        return ms >= 500 && ms <= 16_000
      }),
    )
  })
})
