import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { LedgerPool } from '../../../src/adapters/ledger-postgres/create-pool'
import { openDelivery } from '../../../src/adapters/ledger-postgres/open-delivery'
import type { Target } from '../../../src/domain/registration/registration'
import { decoded } from '../../support/decoded'
import { ARRIVED_AT } from '../../support/ledger/arrived'
import { keepOrders, takeBatch, upTo, workOf } from '../../support/ledger/taken-work'
import { NO_RECORD } from '../../support/memory/no-record'
import { createTestDatabase } from '../../support/postgres/create-test-database'
import { openTestPostgres } from '../../support/postgres/open-test-postgres'
import { until } from '../../support/until'

const ROOM = { spreadsheet: 'a-book', most: 1_000 }

describe('two processes that deliver from one database', () => {
  const openTwo = async () => {
    const { keepRegistration, pool } = await openTestPostgres(await createTestDatabase())
    let at = ARRIVED_AT
    const clock = {
      pass: (ms: number) => {
        at += ms
      },
    }
    const open = async () =>
      decoded(await openDelivery({ pool, clock: async () => at, random: () => 0.5, record: NO_RECORD })())
    return { one: await open(), other: await open(), open, keepRegistration, pool, clock }
  }

  it('[P-007] hash a phone number with the same secret', async () => {
    const { one, other } = await openTwo()
    expect(one.hashPhone('0900000001')).toBe(other.hashPhone('0900000001'))
  })

  it('[P-007] never form two batches of one row, asked over and over at once', async () => {
    const { one, other, keepRegistration, pool } = await openTwo()
    await keepOrders(keepRegistration, 0, 30)
    const works = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? one : other).takeWork('orders', 'a-book')()),
    )
    const hadWork = works.map(decoded).map(({ tag }) => tag === 'batch')
    const holders = new Set(hadWork.flatMap((had, n) => (had ? [n % 2] : [])))
    expect(holders.size).toBe(1)
    expect((await pool.query('SELECT count(*) AS n FROM batch')).rows).toStrictEqual([{ n: 1 }])
  })

  it('[P-007] leave a sheet to the one that has it, and take it over 3.5 s after its last word', async () => {
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

  it('[P-007] call the service no more once the other had the sheet, also after its last word', async () => {
    const { one, other, keepRegistration, clock } = await openTwo()
    await keepOrders(keepRegistration, 0, 2)
    await takeBatch(one)
    clock.pass(3_500)
    expect(E.isRight(await one.mayCall('orders')())).toBe(true)
    expect(await workOf(other)).toBe('idle')
    clock.pass(3_500)
    await takeBatch(other)
    clock.pass(60_000)
    expect(E.isLeft(await one.mayCall('orders')())).toBe(true)
    expect(E.isRight(await other.mayCall('orders')())).toBe(true)
  })

  /** What waits for the transaction of a process; other tests wait in this database too. */
  const WAITING = 'SELECT 1 FROM pg_stat_activity WHERE $1 = ANY (pg_blocking_pids(pid))'

  /** Whether a promise settles only after another transaction that works on a sheet has ended. */
  const waitsFor = async (
    pool: LedgerPool,
    target: Target,
    settle: () => Promise<unknown>,
  ): Promise<boolean> => {
    const other = await pool.connect()
    const { pid } = (await other.query('SELECT pg_backend_pid() AS pid')).rows[0]
    await other.query('BEGIN')
    await other.query('SELECT holder FROM lease WHERE target = $1 FOR UPDATE', [target])
    let isOver = false
    const settled = settle().finally(() => {
      isOver = true
    })
    let isWaiting = false
    await until(async () => {
      isWaiting = (await pool.query(WAITING, [pid])).rows.length > 0
      return isOver || isWaiting
    })
    await other.query('COMMIT')
    other.release()
    await settled
    return isWaiting
  }

  it('[P-007] note a new sheet only while neither works on any', async () => {
    const { one, keepRegistration, pool } = await openTwo()
    await keepOrders(keepRegistration, 0, 1)
    const { id } = await takeBatch(one)
    const note = one.recordSheet('orders', { spreadsheet: 'a-book', tab: 7, name: 'Đơn hàng' }, id)
    expect(await waitsFor(pool, 'members', note)).toBe(true)
    expect((await pool.query('SELECT spreadsheet, name FROM sheet')).rows).toStrictEqual([
      { spreadsheet: 'a-book', name: 'Đơn hàng' },
    ])
  })

  it('[P-007] record what became of a batch or a reading only while the other does not work on the sheet', async () => {
    const { one, keepRegistration, pool } = await openTwo()
    await keepOrders(keepRegistration, 0, 1)
    const { id } = await takeBatch(one)
    const reading = { tag: 'read', content: { markers: [], rows: [] } } as const
    for (const settle of [
      one.settleBatch('orders', id, { tag: 'split' }),
      one.settleRemovals(
        'orders',
        { id, isFresh: true, sheet: null, removals: [] },
        { tag: 'removed', isMarked: false },
      ),
      one.settleReading('orders', reading),
      one.settleReading('orders', { tag: 'postponed', reason: 'down', retryAfterMs: null }),
    ]) {
      expect(await waitsFor(pool, 'orders', settle)).toBe(true)
      expect(await waitsFor(pool, 'members', settle)).toBe(false)
    }
  })

  it('[P-007] use the clock of the database', async () => {
    const { pool, ...ledger } = await openTestPostgres(await createTestDatabase())
    const store = decoded(await ledger.openDelivery())
    const { rows } = await pool.query('SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS at')
    const { at } = decoded(await store.reserveWrite())
    expect(Math.abs(at - rows[0].at)).toBeLessThan(60_000)
  })

  it('[P-007] that find a sheet left alone at the same moment do not both take it over', async () => {
    const { one, other, open, keepRegistration, clock } = await openTwo()
    await keepOrders(keepRegistration, 0, 2)
    const stores = [one, other, await open(), await open()]
    for (const _ of upTo(0, 10)) {
      const works = await Promise.all(stores.map(({ takeWork }) => takeWork('orders', 'a-book')()))
      expect(works.map((work) => decoded(work).tag).toSorted()).toStrictEqual([
        'batch',
        'idle',
        'idle',
        'idle',
      ])
      clock.pass(3_500)
    }
  })

  it('[P-007] record the outcome that the slower one reports of a batch only if the other has recorded none', async () => {
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

  it('[P-007] reserve writes apart from each other', async () => {
    const { one, other } = await openTwo()
    const moments = await Promise.all(
      Array.from({ length: 10 }, (_, n) => (n % 2 === 0 ? one : other).reserveWrite()),
    )
    expect(moments.map((moment) => decoded(moment).at).toSorted((a, b) => a - b)).toStrictEqual(
      upTo(0, 10).map((n) => ARRIVED_AT + n * 1_250),
    )
  })

  it('[P-007] remove old markers by the hundred once a thousand newer ones stand, and forget them', async () => {
    const { one, other, pool } = await openTwo()
    const deliver = (from: number, to: number) =>
      pool.query(
        "INSERT INTO batch (id, target, mark, state, delivered_at) SELECT n, 'orders', 'm', 'delivered', n FROM generate_series($1::int, $2::int) AS n",
        [from, to],
      )
    await deliver(1, 1_099)
    expect(await one.findOldMarkers('orders', ROOM)()).toStrictEqual(E.right([]))
    await deliver(1_100, 1_100)
    expect(decoded(await one.findOldMarkers('orders', ROOM)()).toSorted((a, b) => a - b)).toStrictEqual(
      upTo(1, 101),
    )
    expect(await other.findOldMarkers('orders', ROOM)()).toStrictEqual(E.right([]))
    await one.forgetMarkers(upTo(1, 101))()
    expect((await pool.query('SELECT count(*) AS n, min(id) FROM batch')).rows).toStrictEqual([
      { n: 1_000, min: 101 },
    ])
  })
})
