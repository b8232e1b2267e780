import * as TE from 'fp-ts/TaskEither'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startRetention } from '../../../src/adapters/retention/start-retention'
import type { RetentionRule } from '../../../src/domain/ledger/retain/retention'
import type { EraseExpired } from '../../../src/ports/ledger'
import { ARRIVED_AT } from '../../support/ledger/arrived'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const RULE = { days: 30, isDelivering: false, contract: 'none' } as const

beforeEach(() => {
  vi.useFakeTimers({ now: ARRIVED_AT })
})
afterEach(() => {
  vi.useRealTimers()
})

const begin = async (answer: ReturnType<EraseExpired>) => {
  const asked: Array<RetentionRule> = []
  const lines: Array<readonly [string, object]> = []
  const texts: Array<string> = []
  let drops = 0
  const retention = await startRetention({
    rule: RULE,
    eraseExpired: (rule) => {
      asked.push(rule)
      return answer
    },
    dropFormerFiles: () => {
      drops += 1
    },
    log: {
      info: (fields) => lines.push(['info', fields]),
      error: (fields, text) => {
        lines.push(['error', fields])
        texts.push(text)
      },
    },
    registrations: 'nam-vung registrations',
  })
  return { asked, lines, texts, drops: () => drops, ...retention }
}

describe('registrations that are kept for 30 days', () => {
  it('[M-099] are not erased at the start, which only records the clock, but 10 minutes later and every hour', async () => {
    const { asked, lines, stop } = await begin(TE.right({ tag: 'erased', persons: 2 }))
    expect(asked).toStrictEqual([{ ...RULE, days: null }])
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS - 1)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked.slice(1)).toStrictEqual([RULE])
    await vi.advanceTimersByTimeAsync(2 * HOUR_MS)
    expect(asked).toHaveLength(4)
    expect(lines[3]).toStrictEqual(['info', { persons: 2 }])
    stop()
    await vi.advanceTimersByTimeAsync(3 * HOUR_MS)
    expect(asked).toHaveLength(4)
  })

  it('[M-099] are tried again the next hour when the ledger fails, and the log says why', async () => {
    const { lines } = await begin(TE.left({ tag: 'unavailable', reason: 'disk full' }))
    await vi.advanceTimersByTimeAsync(HOUR_MS)
    expect(lines).toStrictEqual(Array(3).fill(['error', { reason: 'disk full' }]))
  })

  it('[M-099] are not erased if the clock jumped, and the log contains the former time and the command', async () => {
    const { lines, texts } = await begin(TE.right({ tag: 'clockJumped', seenAt: ARRIVED_AT }))
    expect(lines).toStrictEqual([['error', { seen: '2026-11-20T01:30:00.000Z' }]])
    expect(texts).toStrictEqual([
      'clock jumped by more than a day: nothing is erased until it is right or "nam-vung registrations retention --confirm-clock" confirms it',
    ])
  })
})

describe('copies made before upgrades', () => {
  it('[P-013] are checked at the start and every hour', async () => {
    const { drops } = await begin(TE.right({ tag: 'erased', persons: 0 }))
    expect(drops()).toBe(1)
    await vi.advanceTimersByTimeAsync(HOUR_MS)
    expect(drops()).toBe(3)
  })

  it.each([
    ['the clock jumped', TE.right({ tag: 'clockJumped', seenAt: ARRIVED_AT } as const)],
    ['the ledger fails', TE.left({ tag: 'unavailable', reason: 'disk full' } as const)],
  ])('[P-013] stay when %s', async (_, answer) => {
    const { drops } = await begin(answer)
    await vi.advanceTimersByTimeAsync(HOUR_MS)
    expect(drops()).toBe(0)
  })
})
