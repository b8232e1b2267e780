import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createDeliveryStore } from '../../../src/adapters/ledger-postgres/create-delivery-store'
import { createEraseByPhone } from '../../../src/adapters/ledger-postgres/create-erase-by-phone'
import { createDeliveryStore as createFileDeliveryStore } from '../../../src/adapters/ledger-sqlite/create-delivery-store'
import { createEraseByPhone as createFileEraseByPhone } from '../../../src/adapters/ledger-sqlite/create-erase-by-phone'
import { openDatabase } from '../../../src/adapters/ledger-sqlite/open-database'
import type { DeliveryStore } from '../../../src/ports/delivery-store'
import type { KeepRegistration } from '../../../src/ports/keep-registration'
import { ARRIVED_AT, anArrivedMembership, anArrivedOrder } from '../../support/arrived'
import { decoded } from '../../support/decoded'
import { openTestLedger } from '../../support/open-test-ledger'
import { phoneNumber } from '../../support/people'
import { createTestDatabase } from '../../support/postgres/create-test-database'
import { openTestPostgres } from '../../support/postgres/open-test-postgres'
import { createTempDir } from '../../support/temp-dir'

const HALF = () => 0.5

const createClock = () => {
  let at = ARRIVED_AT
  return {
    now: () => at,
    pass: (ms: number) => {
      at += ms
    },
  }
}

const inFile = async () => {
  const dir = await createTempDir()
  const { keepRegistration } = openTestLedger(dir)
  const clock = createClock()
  const db = decoded(openDatabase(join(dir, 'registrations.sqlite')))
  onTestFinished(() => db.close())
  const store = decoded(createFileDeliveryStore({ db, isInPlace: () => true, now: clock.now, random: HALF }))
  const read = async (query: string): Promise<ReadonlyArray<unknown>> =>
    db
      .prepare(query)
      .all()
      .map((row) => ({ ...row }))
  const eraseByPhone = createFileEraseByPhone(dir, clock.now)
  return { store, keepRegistration, eraseByPhone, clock, read }
}

const inDatabase = async () => {
  const url = await createTestDatabase()
  const { keepRegistration, pool } = await openTestPostgres(url)
  const clock = createClock()
  const open = async () => decoded(await createDeliveryStore({ pool, now: clock.now, random: HALF })())
  const read = async (query: string): Promise<ReadonlyArray<unknown>> => (await pool.query(query)).rows
  const eraseByPhone = createEraseByPhone(pool, clock.now, (code) => ({ tag: 'trouble', reason: code }))
  return { store: await open(), open, keepRegistration, eraseByPhone, clock, pool, read }
}

const keepOrders = async (keepRegistration: KeepRegistration, from: number, to: number) => {
  for (let n = from; n < to; n += 100)
    await Promise.all(
      Array.from({ length: Math.min(100, to - n) }, (_, more) =>
        keepRegistration(anArrivedOrder(n + more))(),
      ),
    )
}

const takeBatch = async (store: DeliveryStore, target: 'orders' | 'members' = 'orders') => {
  const work = decoded(await store.formBatch(target)())
  if (work.tag !== 'batch') throw new Error(`no batch but ${work.tag}`)
  return {
    ...work.batch,
    phones: work.batch.rows.map(({ registration }) => Number(registration.phone.slice(2))),
  }
}

const takeRound = async (store: DeliveryStore) => {
  const work = decoded(await store.formBatch('orders')())
  if (work.tag !== 'removals') throw new Error(`no removals but ${work.tag}`)
  return work.round
}

const workOf = async (store: DeliveryStore) => decoded(await store.formBatch('orders')()).tag
const upTo = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => from + n)

describe.each([
  { name: 'a file', open: inFile },
  { name: 'PostgreSQL', open: inDatabase },
])('what delivery keeps in $name', ({ open }) => {
  it('[M-106] a batch is the first 500 that wait, each sheet its own, and never changes', async () => {
    const { store, keepRegistration } = await open()
    await keepRegistration(anArrivedMembership(1))()
    await keepOrders(keepRegistration, 0, 501)
    const first = await takeBatch(store)
    await keepOrders(keepRegistration, 501, 510)
    expect(first.phones).toStrictEqual(upTo(0, 500))
    expect(await takeBatch(store)).toStrictEqual(first)
    expect((await takeBatch(store, 'members')).phones).toStrictEqual([1])
    await store.settleBatch('orders', first.id, { tag: 'delivered' })()
    const second = await takeBatch(store)
    expect(second.phones).toStrictEqual(upTo(500, 510))
    await store.settleBatch('orders', second.id, { tag: 'delivered' })()
    expect(await workOf(store)).toBe('idle')
  })

  it('[M-132] nothing waits: nothing is due', async () => {
    expect(await workOf((await open()).store)).toBe('idle')
  })

  it('[M-132] a postponed batch is due again after its wait, which grows, and later ones do not overtake it', async () => {
    const { store, keepRegistration, clock } = await open()
    await keepOrders(keepRegistration, 0, 2)
    const { id } = await takeBatch(store)
    await keepOrders(keepRegistration, 2, 4)
    const waits = [750, 1_500, 3_000, 6_000, 12_000, 12_000]
    for (const [attempts, wait] of waits.entries()) {
      expect((await takeBatch(store)).attempts).toBe(attempts)
      await store.settleBatch('orders', id, { tag: 'postponed', reason: 'down', retryAfterMs: null })()
      clock.pass(wait - 1)
      expect(await workOf(store)).toBe('idle')
      clock.pass(1)
      expect(await takeBatch(store)).toMatchObject({ id, phones: [0, 1] })
    }
  })

  it('[M-132] a renumbered batch keeps its rows under another number', async () => {
    const { store, keepRegistration } = await open()
    await keepOrders(keepRegistration, 0, 3)
    const { id } = await takeBatch(store)
    await store.settleBatch('orders', id, { tag: 'renumbered' })()
    const again = await takeBatch(store)
    expect(again.phones).toStrictEqual([0, 1, 2])
    expect(again.id).toBeGreaterThan(id)
  })

  it('[M-132] a split batch is two, in order, down to the row at fault, which is parked', async () => {
    const { store, keepRegistration } = await open()
    await keepOrders(keepRegistration, 0, 3)
    const { id } = await takeBatch(store)
    await store.settleBatch('orders', id, { tag: 'split' })()
    const first = await takeBatch(store)
    expect(first.phones).toStrictEqual([0, 1])
    await store.settleBatch('orders', first.id, { tag: 'delivered' })()
    const last = await takeBatch(store)
    expect(last.phones).toStrictEqual([2])
    await store.settleBatch('orders', last.id, { tag: 'parked', reason: 'refused' })()
    expect(await workOf(store)).toBe('idle')
  })

  it('[M-132] what became of a batch is kept once: what comes later changes nothing', async () => {
    const { store, keepRegistration, clock, read } = await open()
    await keepOrders(keepRegistration, 0, 2)
    const { id } = await takeBatch(store)
    await store.settleBatch('orders', id, { tag: 'delivered' })()
    for (const settlement of [
      { tag: 'delivered' },
      { tag: 'postponed', reason: 'late', retryAfterMs: null },
      { tag: 'split' },
      { tag: 'renumbered' },
      { tag: 'parked', reason: 'late' },
      { tag: 'halted', reason: 'late' },
    ] as const)
      expect(await store.settleBatch('orders', id, settlement)()).toStrictEqual(E.right(undefined))
    clock.pass(60_000)
    expect(await workOf(store)).toBe('idle')
    expect(await read('SELECT state, attempts, last_error FROM batch')).toStrictEqual([
      { state: 'delivered', attempts: 0, last_error: null },
    ])
  })

  it('[M-132] a halted sheet has no work, the other one has', async () => {
    const { store, keepRegistration } = await open()
    await keepOrders(keepRegistration, 0, 1)
    await keepRegistration(anArrivedMembership(1))()
    const { id } = await takeBatch(store)
    await store.settleBatch('orders', id, { tag: 'halted', reason: '403' })()
    expect(await workOf(store)).toBe('halted')
    expect((await takeBatch(store, 'members')).phones).toStrictEqual([1])
  })

  it('[M-132] who was erased and registers again waits until the earlier rows are removed, and holds up nobody', async () => {
    const { store, keepRegistration, eraseByPhone } = await open()
    await keepOrders(keepRegistration, 0, 2)
    const { id } = await takeBatch(store)
    await store.settleBatch('orders', id, { tag: 'delivered' })()
    decoded(await eraseByPhone(phoneNumber('0900000001'))())
    await Promise.all(upTo(0, 600).map(() => keepRegistration(anArrivedOrder(1))()))
    await keepOrders(keepRegistration, 2, 503)
    await keepRegistration(anArrivedMembership(1))()
    const others = await takeBatch(store)
    expect(others.phones).toStrictEqual(upTo(2, 502))
    await store.settleBatch('orders', others.id, { tag: 'delivered' })()
    const last = await takeBatch(store)
    expect(last.phones).toStrictEqual([502])
    await store.settleBatch('orders', last.id, { tag: 'delivered' })()
    const round = await takeRound(store)
    expect(round.removals.map(({ phoneMark }) => phoneMark)).toStrictEqual([store.markPhone('0900000001')])
    await store.settleRemovals('orders', round, { tag: 'removed', isMarked: true })()
    expect((await takeBatch(store)).phones).toStrictEqual(Array(500).fill(1))
  })

  const openWithRemoval = async () => {
    const opened = await open()
    const { store, keepRegistration, eraseByPhone } = opened
    await keepOrders(keepRegistration, 0, 1)
    const { id } = await takeBatch(store)
    await store.settleBatch('orders', id, { tag: 'delivered' })()
    decoded(await eraseByPhone(phoneNumber('0900000000'))())
    return opened
  }

  it('[M-132] a round of removals keeps its number until that is used up, and is fresh only once', async () => {
    const { store, clock } = await openWithRemoval()
    const first = await takeRound(store)
    expect(first.isFresh).toBe(true)
    expect(await takeRound(store)).toStrictEqual({ ...first, isFresh: false })
    await store.settleRemovals('orders', first, { tag: 'postponed', reason: 'down', retryAfterMs: null })()
    expect(await workOf(store)).toBe('idle')
    clock.pass(750)
    expect(await takeRound(store)).toStrictEqual({ ...first, isFresh: false })
    await store.settleRemovals('orders', first, { tag: 'renumbered', isMarked: true })()
    const next = await takeRound(store)
    expect(next).toStrictEqual({ ...first, id: first.id + 1, isFresh: true })
    await store.settleRemovals('orders', next, { tag: 'removed', isMarked: true })()
    expect(await workOf(store)).toBe('idle')
  })

  it('[M-132] what a slow process says of a round leaves the number of a later one', async () => {
    const { store } = await openWithRemoval()
    const slow = await takeRound(store)
    await store.settleRemovals('orders', slow, { tag: 'renumbered', isMarked: true })()
    const next = await takeRound(store)
    await store.settleRemovals('orders', slow, { tag: 'renumbered', isMarked: true })()
    expect(await takeRound(store)).toStrictEqual({ ...next, isFresh: false })
  })

  it('[M-132] a halted round goes on under its number once the sheet is released', async () => {
    const { store, read } = await openWithRemoval()
    const round = await takeRound(store)
    await store.settleRemovals('orders', round, { tag: 'halted', reason: '403' })()
    expect(await workOf(store)).toBe('halted')
    await read('DELETE FROM halt')
    expect(await takeRound(store)).toStrictEqual({ ...round, isFresh: false })
  })

  it.each([
    { isMarked: true, kept: 1, why: 'it stands in the sheet' },
    { isMarked: false, kept: 0, why: 'it does not' },
  ])(
    '[M-132] a number is among the marks that are removed one day: $kept, as $why',
    async ({ isMarked, kept }) => {
      const { store, read } = await openWithRemoval()
      const round = await takeRound(store)
      await store.settleRemovals('orders', round, { tag: 'removed', isMarked })()
      expect(await read(`SELECT state, delivered_at AS at FROM batch WHERE id = ${round.id}`)).toStrictEqual(
        Array(kept).fill({ state: 'delivered', at: ARRIVED_AT }),
      )
    },
  )

  it('[M-132] the number of a batch that was split is among them, one that is another’s is not', async () => {
    const { store, keepRegistration, read } = await open()
    await keepOrders(keepRegistration, 0, 2)
    const foreign = await takeBatch(store)
    await store.settleBatch('orders', foreign.id, { tag: 'renumbered' })()
    const split = await takeBatch(store)
    await store.settleBatch('orders', split.id, { tag: 'split' })()
    expect(await read("SELECT id FROM batch WHERE state = 'delivered'")).toStrictEqual([{ id: split.id }])
  })

  it('[M-132] a removal goes before batches once it has waited for a minute', async () => {
    const { store, keepRegistration, clock } = await openWithRemoval()
    await keepOrders(keepRegistration, 1, 2)
    clock.pass(59_999)
    expect(await workOf(store)).toBe('batch')
    clock.pass(1)
    const round = await takeRound(store)
    await store.settleRemovals('orders', round, { tag: 'postponed', reason: 'down', retryAfterMs: null })()
    expect(await workOf(store)).toBe('batch')
  })

  it('[M-132] the newest marks are those of the highest numbers, whatever the clock said', async () => {
    const { store, read } = await open()
    for (let from = 0; from < 1_100; from += 100)
      await read(
        `INSERT INTO batch (id, target, mark, state, delivered_at) VALUES ${upTo(from, from + 100)
          .map((n) => `(${n + 1}, 'orders', 'm', 'delivered', ${2_000 - n})`)
          .join(', ')}`,
      )
    expect(decoded(await store.findOldMarkers('orders', 1_000)()).toSorted((a, b) => a - b)).toStrictEqual(
      upTo(1, 101),
    )
  })

  it('[M-132] writes are 1.25 s apart, and at once after a rest', async () => {
    const { store, clock } = await open()
    const reserve = async () => decoded(await store.reserveWrite()) - ARRIVED_AT
    expect([await reserve(), await reserve(), await reserve()]).toStrictEqual([0, 1_250, 2_500])
    clock.pass(3_749)
    expect(await reserve()).toBe(3_750)
    clock.pass(10_000)
    expect(await reserve()).toBe(13_749)
  })
})

describe('two processes that deliver from one database', () => {
  const openTwo = async () => {
    const { store: one, open, ...more } = await inDatabase()
    return { one, other: await open(), open, ...more }
  }

  it('[M-132] mark a person by the same secret', async () => {
    const { one, other } = await openTwo()
    expect(one.markPhone('0900000001')).toBe(other.markPhone('0900000001'))
  })

  it('[M-132] never form two batches of one row, asked over and over at once', async () => {
    const { one, other, keepRegistration, pool } = await openTwo()
    await keepOrders(keepRegistration, 0, 30)
    const works = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? one : other).formBatch('orders')()),
    )
    const hadWork = works.map(decoded).map(({ tag }) => tag === 'batch')
    const holders = new Set(hadWork.flatMap((had, n) => (had ? [n % 2] : [])))
    expect(holders.size).toBe(1)
    expect((await pool.query('SELECT count(*) AS n FROM batch')).rows).toStrictEqual([{ n: 1 }])
  })

  it('[M-132] leave a sheet to the one that has it, and take it over 3.5 s after its last word', async () => {
    const { one, other, keepRegistration, clock } = await openTwo()
    await keepOrders(keepRegistration, 0, 2)
    const batch = await takeBatch(one)
    clock.pass(3_499)
    expect([await workOf(other), (await takeBatch(one)).id]).toStrictEqual(['idle', batch.id])
    clock.pass(3_499)
    expect(await workOf(other)).toBe('idle')
    clock.pass(1)
    expect((await takeBatch(other)).id).toBe(batch.id)
    expect(await workOf(one)).toBe('idle')
  })

  it('[M-132] that find a sheet left alone at the same moment do not both take it over', async () => {
    const { one, other, open, keepRegistration, clock } = await openTwo()
    await keepOrders(keepRegistration, 0, 2)
    const stores = [one, other, await open(), await open()]
    for (const _ of upTo(0, 10)) {
      const works = await Promise.all(stores.map(({ formBatch }) => formBatch('orders')()))
      expect(works.map((work) => decoded(work).tag).toSorted()).toStrictEqual([
        'batch',
        'idle',
        'idle',
        'idle',
      ])
      clock.pass(3_500)
    }
  })

  it('[M-132] keep what the slower one says of a batch only where the other has not said it', async () => {
    const { one, other, keepRegistration, clock } = await openTwo()
    await keepOrders(keepRegistration, 0, 2)
    const { id } = await takeBatch(one)
    clock.pass(3_500)
    await takeBatch(other)
    await other.settleBatch('orders', id, { tag: 'delivered' })()
    await one.settleBatch('orders', id, { tag: 'postponed', reason: 'timeout', retryAfterMs: null })()
    clock.pass(60_000)
    expect([await workOf(one), await workOf(other)]).toStrictEqual(['idle', 'idle'])
  })

  it('[M-132] reserve writes apart from each other', async () => {
    const { one, other } = await openTwo()
    const moments = await Promise.all(
      Array.from({ length: 10 }, (_, n) => (n % 2 === 0 ? one : other).reserveWrite()),
    )
    expect(moments.map(decoded).toSorted((a, b) => a - b)).toStrictEqual(
      upTo(0, 10).map((n) => ARRIVED_AT + n * 1_250),
    )
  })

  it('[M-132] remove old marks by the hundred once a thousand newer ones stand, and forget them', async () => {
    const { one, other, pool } = await openTwo()
    const deliver = (from: number, to: number) =>
      pool.query(
        "INSERT INTO batch (id, target, mark, state, delivered_at) SELECT n, 'orders', 'm', 'delivered', n FROM generate_series($1::int, $2::int) AS n",
        [from, to],
      )
    await deliver(1, 1_099)
    expect(await one.findOldMarkers('orders', 1_000)()).toStrictEqual(E.right([]))
    await deliver(1_100, 1_100)
    expect(decoded(await one.findOldMarkers('orders', 1_000)()).toSorted((a, b) => a - b)).toStrictEqual(
      upTo(1, 101),
    )
    expect(await other.findOldMarkers('orders', 1_000)()).toStrictEqual(E.right([]))
    await one.forgetMarkers(upTo(1, 101))()
    expect((await pool.query('SELECT count(*) AS n, min(id) FROM batch')).rows).toStrictEqual([
      { n: 1_000, min: 101 },
    ])
  })
})
