import * as TE from 'fp-ts/TaskEither'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startRetention } from '../../../src/adapters/server/start-retention'
import type { EraseExpired } from '../../../src/ports/erase-expired'
import { ARRIVED_AT } from '../../support/arrived'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

beforeEach(() => {
  vi.useFakeTimers({ now: ARRIVED_AT })
})
afterEach(() => {
  vi.useRealTimers()
})

const begin = (eraseExpired: EraseExpired, days: number | null = 30) => {
  const lines: Array<readonly [string, object]> = []
  const retention = startRetention({
    retentionDays: days,
    eraseExpired,
    now: Date.now,
    log: {
      info: (fields) => lines.push(['info', fields]),
      error: (fields) => lines.push(['error', fields]),
    },
  })
  return { lines, ...retention }
}

const recording = () => {
  const asked: Array<number> = []
  const eraseExpired: EraseExpired = (before) => {
    asked.push(before)
    return TE.right(2)
  }
  return { asked, eraseExpired }
}

describe('registrations that are kept for 30 days', () => {
  it('[M-099] are looked through 10 minutes after the start, and a day after the start and after that', async () => {
    const { asked, eraseExpired } = recording()
    const { lines, stop } = begin(eraseExpired)
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS - 1)
    expect(asked).toStrictEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toStrictEqual([ARRIVED_AT + 10 * MINUTE_MS - 30 * DAY_MS])
    await vi.advanceTimersByTimeAsync(DAY_MS)
    await vi.advanceTimersByTimeAsync(DAY_MS)
    expect(asked.slice(1)).toStrictEqual([ARRIVED_AT - 29 * DAY_MS, ARRIVED_AT - 28 * DAY_MS])
    expect(lines).toStrictEqual(Array(3).fill(['info', { persons: 2 }]))
    stop()
    await vi.advanceTimersByTimeAsync(2 * DAY_MS)
    expect(asked).toHaveLength(3)
  })

  it('[M-099] are tried again the next day where the ledger fails, and the log says why', async () => {
    const { lines } = begin(() => TE.left({ tag: 'unavailable', reason: 'disk full' }))
    await vi.advanceTimersByTimeAsync(DAY_MS)
    expect(lines).toStrictEqual(Array(2).fill(['error', { reason: 'disk full' }]))
  })
})

describe('registrations that are kept until someone erases them', () => {
  it('[M-099] are never looked through', async () => {
    const { asked, eraseExpired } = recording()
    const { stop } = begin(eraseExpired, null)
    await vi.advanceTimersByTimeAsync(3 * DAY_MS)
    stop()
    expect(asked).toStrictEqual([])
  })
})
