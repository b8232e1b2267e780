import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { createErasePages } from '../../../src/adapters/ledger/erase-pages'
import { createTransact } from '../../../src/adapters/ledger-sqlite/in-transaction'
import { previewRetention } from '../../../src/adapters/staff/preview-retention'
import { confirmClock } from '../../../src/domain/ledger/retain/retention-clock'
import { run } from '../../../src/domain/ledger/script'
import { readStatus } from '../../../src/domain/ledger/staff/read-status'
import { allOf } from '../../support/all-of'
import { decoded } from '../../support/decoded'
import { ARRIVED_AT, anArrivedMembership, anArrivedOrder } from '../../support/ledger/arrived'
import { DAY_MS, passDays } from '../../support/ledger/retention-days'
import { takeBatch, upTo } from '../../support/ledger/taken-work'
import { TEST_STORES } from '../../support/ledger/test-stores'
import { createMemoryLedger } from '../../support/memory/memory-ledger'
import { createMemoryStore } from '../../support/memory/memory-store'
import { NO_RECORD } from '../../support/memory/no-record'

const YEAR_MS = 365 * DAY_MS
const RULE = { days: 30, isDelivering: false, contract: 'none' } as const
const OLD = { receivedAt: ARRIVED_AT - 30 * DAY_MS - 1 }
const NEW = { receivedAt: ARRIVED_AT }
const NOBODY = E.right({ tag: 'erased', persons: 0 })

describe.each(TEST_STORES)('in a ledger $name, whoever last registered too long ago', ({ open }) => {
  it('[M-099, P-013] is erased in every sheet, with keys and a registration with a filled honeypot; nobody else is', async () => {
    const store = await open()
    const { keepRegistration, findKept, readRegistrations, read } = store
    const key = { key: 'k', bodyHash: 'h' }
    for (const arrived of [
      anArrivedOrder(1, { ...OLD, idempotency: key }),
      anArrivedMembership(2, OLD),
      anArrivedOrder(3, { ...OLD, isQuarantined: true }),
      anArrivedOrder(4, OLD),
      anArrivedOrder(4, NEW),
      anArrivedOrder(5, OLD),
      anArrivedOrder(5, { ...NEW, isQuarantined: true }),
      anArrivedOrder(6, NEW),
    ])
      await keepRegistration(arrived)()
    expect(await passDays(store, 5, RULE)).toStrictEqual([1, 1, 1, 0, 0])
    const phones = (await allOf(readRegistrations('orders'))).map(({ content }) => content.phone)
    expect(phones).toStrictEqual(['0900000004', '0900000004', '0900000005', '0900000006'])
    expect(await allOf(readRegistrations('members'))).toStrictEqual([])
    expect(await read(readStatus)()).toMatchObject(E.right({ pending: 4 }))
    expect(await findKept('orders', key)()).toStrictEqual(E.right(O.none))
  })

  it('[M-099] is erased up to a tenth of the rows a day, however often the erasure runs', async () => {
    const store = await open()
    await Promise.all(
      upTo(0, 250).map((n) => store.keepRegistration(anArrivedOrder(n, n < 240 ? OLD : NEW))()),
    )
    expect(await store.eraseExpired(RULE)()).toStrictEqual(E.right({ tag: 'erased', persons: 25 }))
    store.clock.pass(DAY_MS - 1)
    expect(await store.eraseExpired(RULE)()).toStrictEqual(NOBODY)
    store.clock.pass(1)
    expect(await store.eraseExpired(RULE)()).toStrictEqual(E.right({ tag: 'erased', persons: 22 }))
    expect(await allOf(store.readRegistrations('orders'))).toHaveLength(203)
  })

  it('[M-099, P-013] is kept while a row waits for delivery; if delivery is off, only the days count', async () => {
    const { keepRegistration, eraseExpired, store } = await open()
    await keepRegistration(anArrivedOrder(1, OLD))()
    await keepRegistration(anArrivedOrder(2, NEW))()
    const delivering = { ...RULE, isDelivering: true }
    expect(await eraseExpired(delivering)()).toStrictEqual(NOBODY)
    const { id } = await takeBatch(store)
    await store.settleBatch('orders', id, { tag: 'parked', reason: 'HTTP 400' })()
    expect(await eraseExpired(delivering)()).toStrictEqual(NOBODY)
    expect(await eraseExpired(RULE)()).toStrictEqual(E.right({ tag: 'erased', persons: 1 }))
  })
})

describe.each(TEST_STORES)('in a ledger $name, a clock that jumps', ({ open }) => {
  const keepSome = async () => {
    const store = await open()
    await Promise.all(upTo(0, 3).map((n) => store.keepRegistration(anArrivedOrder(n, NEW))()))
    return store
  }

  it('[M-099] three years ahead erases nobody, also once somebody has registered by it, until staff confirm it', async () => {
    const { clock, eraseExpired, keepRegistration, change } = await keepSome()
    clock.pass(3 * YEAR_MS)
    const jumped = E.right({ tag: 'clockJumped', seenAt: ARRIVED_AT })
    expect(await eraseExpired(RULE)()).toStrictEqual(jumped)
    await keepRegistration(anArrivedOrder(9, { receivedAt: clock.now() }))()
    for (const _ of [1, 2]) {
      clock.pass(DAY_MS)
      expect(await eraseExpired(RULE)()).toStrictEqual(jumped)
    }
    expect(decoded(await change(confirmClock)())).toBe(clock.now())
    expect(await eraseExpired(RULE)()).toStrictEqual(E.right({ tag: 'erased', persons: 1 }))
  })

  it('[M-099] by a day is trusted; by more, or backwards, is not', async () => {
    const { clock, eraseExpired } = await keepSome()
    expect(await eraseExpired(RULE)()).toStrictEqual(NOBODY)
    clock.pass(DAY_MS)
    expect(await eraseExpired(RULE)()).toStrictEqual(NOBODY)
    clock.pass(DAY_MS + 1)
    const jumped = E.right({ tag: 'clockJumped', seenAt: ARRIVED_AT + DAY_MS })
    expect(await eraseExpired(RULE)()).toStrictEqual(jumped)
    clock.pass(-2 * DAY_MS - 2)
    expect(await eraseExpired(RULE)()).toStrictEqual(jumped)
    clock.pass(1)
    expect(await eraseExpired(RULE)()).toStrictEqual(NOBODY)
  })

  it('[M-099] is noticed also while nothing is erased by age', async () => {
    const { clock, eraseExpired } = await keepSome()
    const never = { days: null, isDelivering: false, contract: 'none' } as const
    expect(await eraseExpired(never)()).toStrictEqual(NOBODY)
    clock.pass(YEAR_MS)
    expect(await eraseExpired(never)()).toMatchObject(E.right({ tag: 'clockJumped' }))
  })
})

describe.each(TEST_STORES)('in a ledger $name, what would be erased', ({ open }) => {
  it('[M-099] is shown by a preview, which changes nothing', async () => {
    const { keepRegistration, read, readRegistrations, clock } = await open()
    for (const arrived of [
      anArrivedOrder(1, OLD),
      anArrivedOrder(1, { receivedAt: OLD.receivedAt - 5 }),
      anArrivedOrder(2, { ...OLD, isQuarantined: true }),
      anArrivedOrder(3, OLD),
      anArrivedOrder(3, NEW),
    ])
      await keepRegistration(arrived)()
    const told = {
      at: ARRIVED_AT,
      persons: 2,
      rows: 3,
      oldestAt: OLD.receivedAt - 5,
      waiting: 0,
      erasableToday: 1,
      seenAt: ARRIVED_AT,
      isClockTrusted: true,
    }
    const rule = { days: 30, isDelivering: false, contract: 'none' } as const
    expect(await previewRetention(read, rule)()).toStrictEqual(E.right(told))
    expect(await previewRetention(read, { ...rule, isDelivering: true })()).toStrictEqual(
      E.right({ ...told, persons: 1, rows: 1, oldestAt: OLD.receivedAt, waiting: 1 }),
    )
    clock.pass(YEAR_MS)
    expect(await previewRetention(read, rule)()).toMatchObject(E.right({ isClockTrusted: false }))
    expect(await allOf(readRegistrations('orders'))).toHaveLength(4)
  })
})

describe('what a store does after an erasure by age', () => {
  it('[M-099, P-013] happens once for each transaction that erased somebody, and never if nobody was erased', async () => {
    const store = createMemoryStore()
    const now = () => ARRIVED_AT
    let after = 0
    const noted: Array<number> = []
    const eraseExpired = createErasePages({
      transact: createTransact({ db: store.db, isInPlace: () => true, now }),
      record: {
        ...NO_RECORD,
        append: (entries, ledger) => {
          noted.push(entries.length)
          return NO_RECORD.append(entries, ledger)
        },
      },
      // biome-ignore lint/correctness/useYield: a script that asks for nothing
      afterErasing: function* () {
        after += 1
      },
    })
    const { keepRegistration, desk } = createMemoryLedger({ store, now })
    for (const n of upTo(0, 300)) await keepRegistration(anArrivedOrder(n, n < 30 ? OLD : NEW))()
    expect(await eraseExpired({ ...RULE, days: null })()).toStrictEqual(NOBODY)
    expect(await eraseExpired({ ...RULE, days: 31 })()).toStrictEqual(NOBODY)
    expect([after, noted]).toStrictEqual([0, []])
    // A tenth of 300, at most 20 in one transaction.
    expect(await eraseExpired(RULE)()).toStrictEqual(E.right({ tag: 'erased', persons: 30 }))
    expect(after).toBe(2)
    expect(await eraseExpired(RULE)()).toStrictEqual(NOBODY)
    expect(after).toBe(2)
    const over = { id: 1, at: 1, confirmedAt: 1, until: ARRIVED_AT, phone: '0900000001', record: '{}' }
    decoded(await desk.change(() => run('insertContract', over))())
    expect(await eraseExpired({ ...RULE, days: null })()).toStrictEqual(NOBODY)
    expect([after, noted]).toStrictEqual([3, [20, 10]])
  })

  it('[M-099, P-013] counts quarantined registrations towards the tenth', async () => {
    const store = createMemoryStore()
    const { keepRegistration, eraseExpired } = createMemoryLedger({ store, now: () => ARRIVED_AT })
    for (const n of upTo(0, 40)) await keepRegistration(anArrivedOrder(n, OLD))()
    for (const n of upTo(0, 40)) await keepRegistration(anArrivedOrder(n, { ...OLD, isQuarantined: true }))()
    await keepRegistration(anArrivedOrder(40, NEW))()
    // A tenth of 81 rows, two of each person.
    expect(decoded(await eraseExpired(RULE)())).toStrictEqual({ tag: 'erased', persons: 4 })
  })
})
