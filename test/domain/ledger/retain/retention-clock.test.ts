import { describe, expect, it } from 'vitest'
import { acceptGroup } from '../../../../src/domain/ledger/accept/accept-group'
import {
  confirmClock,
  erasableToday,
  seenMoment,
  storeClock,
  storeErasableToday,
} from '../../../../src/domain/ledger/retain/retention-clock'
import { readVariable, setVariable } from '../../../../src/domain/ledger/variables'
import { anArrivedOrder } from '../../../support/ledger/arrived'
import { createMemoryStore } from '../../../support/memory/memory-store'

const DAY_MS = 86_400_000
const NOW = 10 * DAY_MS

describe('the clock of retention', () => {
  it('[M-099] was seen last at its last note, at first at the newest registration, or now', () => {
    const { run } = createMemoryStore()
    expect(run(seenMoment(NOW))).toBe(NOW)
    run(acceptGroup([anArrivedOrder(1, { receivedAt: 5 }), anArrivedOrder(2, { receivedAt: 4 })], false))
    expect(run(seenMoment(NOW))).toBe(5)
    run(confirmClock(7))
    expect(run(seenMoment(NOW))).toBe(7)
    expect(run(readVariable('retention clock'))).toBe(7)
  })

  it('[M-099] is noted if it moved by a day at most', () => {
    const { run } = createMemoryStore()
    run(confirmClock(NOW))
    expect(run(storeClock(NOW + DAY_MS))).toStrictEqual({ isTrusted: true, seenAt: NOW })
    expect(run(storeClock(NOW + 2 * DAY_MS + 1))).toStrictEqual({ isTrusted: false, seenAt: NOW + DAY_MS })
    expect(run(seenMoment(NOW))).toBe(NOW + DAY_MS)
  })

  it('[M-099] is noted as it is, too, if it was set back by a day at most', () => {
    const { run } = createMemoryStore()
    run(confirmClock(NOW))
    expect(run(storeClock(NOW - DAY_MS))).toStrictEqual({ isTrusted: true, seenAt: NOW })
    expect(run(seenMoment(NOW))).toBe(NOW - DAY_MS)
    expect(run(storeClock(NOW - 2 * DAY_MS - 1))).toStrictEqual({ isTrusted: false, seenAt: NOW - DAY_MS })
  })
})

describe('the rows that may be erased today', () => {
  const open = () => {
    const store = createMemoryStore()
    store.run(
      acceptGroup(
        Array.from({ length: 30 }, (_, n) => anArrivedOrder(n)),
        false,
      ),
    )
    return store
  }

  it('[M-099] are a tenth, then what is left of it until the day is over', () => {
    const { run } = open()
    expect(run(erasableToday(NOW))).toBe(3)
    run(storeErasableToday(NOW, 2))
    expect(run(erasableToday(NOW + 1))).toBe(2)
    run(storeErasableToday(NOW + DAY_MS - 1, 1))
    expect(run(erasableToday(NOW + DAY_MS - 1))).toBe(1)
    expect(run(erasableToday(NOW + DAY_MS))).toBe(3)
    run(storeErasableToday(NOW + DAY_MS, 0))
    expect(run(erasableToday(NOW + 2 * DAY_MS - 1))).toBe(0)
    const names = ['retention day', 'retention rows left'] as const
    expect(names.map((name) => run(readVariable(name)))).toStrictEqual([NOW + DAY_MS, 0])
  })

  it('[M-099] are none on a day of which only the beginning was noted', () => {
    const { run } = open()
    run(setVariable('retention day', NOW))
    expect(run(erasableToday(NOW))).toBe(0)
  })
})

describe('the first day', () => {
  it('[M-099] begins with the first erasure, also right after the beginning of time', () => {
    const { run } = createMemoryStore()
    run(storeErasableToday(1, 2))
    expect(run(readVariable('retention day'))).toBe(1)
    const other = createMemoryStore()
    other.run(acceptGroup([anArrivedOrder(1)], false))
    expect(other.run(erasableToday(1))).toBe(1)
  })
})
