import { setTimeout as wait } from 'node:timers/promises'
import * as E from 'fp-ts/Either'
import type { PoolClient } from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { inTransaction } from '../../../src/adapters/ledger-postgres/in-transaction'
import { figure } from '../../support/faults/figure'
import { isLong } from '../../support/faults/scale'
import { anArrivedOrder } from '../../support/ledger/arrived'
import { createTestDatabase } from '../../support/postgres/create-test-database'
import { openTestPostgres } from '../../support/postgres/open-test-postgres'
import { startTcpProxy } from '../../support/processes/tcp-proxy'
import { until } from '../../support/until'

const ARRIVALS_EVERY_MS = 50
const LONGEST_MS = 2_000
const IDLE_IN_TRANSACTION = "SELECT 1 FROM pg_stat_activity WHERE state = 'idle in transaction'"

const aKeyedOrder = (n: number) => anArrivedOrder(n, { idempotency: { key: `key-${n}`, bodyHash: 'h' } })

/** A ledger with a network of its own to its database, which it asks no longer than this, and connections that have been used. */
const openOverNetwork = async (connections: number, longestMs?: number) => {
  const url = await createTestDatabase()
  const way = await startTcpProxy(Number(new URL(url).port))
  onTestFinished(way.stop)
  const own = Object.assign(new URL(url), { port: String(way.port) })
  if (longestMs !== undefined) own.searchParams.set('query_timeout', String(longestMs))
  const ledger = await openTestPostgres(own.href.replaceAll('+', '%20'))
  const { pool } = ledger
  await Promise.all(Array.from({ length: connections }, () => pool.query('SELECT pg_sleep(0.1)')))
  expect(pool.totalCount).toBe(connections)
  return { ...ledger, way, url }
}

/** Registrations come one after another while the network is as it is for a time, then mended, and for some time more. */
const measured = async (silentMs: number) => {
  const { keepRegistration, way } = await openOverNetwork(10)
  const answers: Array<{ readonly at: number; readonly tookMs: number; readonly isKept: boolean }> = []
  const asked: Array<Promise<void>> = []
  const arrivals = setInterval(() => {
    const begun = performance.now()
    const answer = keepRegistration(aKeyedOrder(asked.length))().then((kept) => {
      const at = performance.now()
      answers.push({ at, tookMs: at - begun, isKept: E.isRight(kept) })
    })
    asked.push(answer)
  }, ARRIVALS_EVERY_MS)
  await wait(1_000)
  way.goSilent()
  await wait(silentMs)
  way.mend()
  const mendedAt = performance.now()
  await wait(20_000)
  clearInterval(arrivals)
  await Promise.all(asked)
  const firstKept = Math.min(
    ...answers.filter(({ at, isKept }) => isKept && at > mendedAt).map(({ at }) => at),
  )
  return {
    longestMs: Math.max(...answers.map(({ tookMs }) => tookMs)),
    goesOnAfterMs: firstKept - mendedAt,
  }
}

describe('a network that swallows what is sent, and breaks no connection', () => {
  it('[P-007] costs one wait, not one for each connection that leads nowhere', async () => {
    const { keepRegistration, way } = await openOverNetwork(10, LONGEST_MS)
    way.goSilent()
    way.mend()
    expect(await keepRegistration(aKeyedOrder(1))()).toMatchObject({ right: { isRepeated: false } })
  })

  it('[P-007] hides the answer to a commit, which is not done again', async () => {
    const { pool, way, url } = await openOverNetwork(1, LONGEST_MS)
    let runs = 0
    const kept = await inTransaction(pool, async (client) => {
      runs += 1
      await client.query("INSERT INTO probe (id) VALUES ('one')")
      way.goSilent('answers')
    })
    const other = await openTestPostgres(url)
    expect([kept, runs]).toStrictEqual([E.left({ code: 'unknown' }), 1])
    expect((await other.pool.query('SELECT id FROM probe')).rows).toStrictEqual([{ id: 'one' }])
  })
})

describe.skipIf(!isLong)('a network that swallows what is sent, at full length', () => {
  it('[P-007] holds another process up until the database lets go of the rows of the one that is cut off', async () => {
    const { pool, way, url } = await openOverNetwork(1)
    const other = await openTestPostgres(url)
    const insertProbe = (client: PoolClient) => client.query("INSERT INTO probe (id) VALUES ('one')")
    const cutOff = inTransaction(pool, async (client) => {
      await insertProbe(client)
      way.goSilent()
      await client.query("INSERT INTO probe (id) VALUES ('two')")
    })
    await until(async () => (await other.pool.query(IDLE_IN_TRANSACTION)).rows.length > 0)
    const begun = performance.now()
    await until(async () => E.isRight(await inTransaction(other.pool, insertProbe)))
    figure('13 rows of a process that is cut off are held, s', (performance.now() - begun) / 1_000, '<= 12')
    expect(E.isLeft(await cutOff)).toBe(true)
    expect((await other.pool.query('SELECT id FROM probe')).rows).toStrictEqual([{ id: 'one' }])
  })

  it.each([3_000, 20_000])('[P-007] is answered and gone on after (%s ms)', async (silentMs) => {
    const { longestMs, goesOnAfterMs } = await measured(silentMs)
    const what = `of ${silentMs / 1_000} s of silence`
    figure(`13 longest answer in the time ${what}, s`, longestMs / 1_000, '< 15')
    figure(`13 from the end ${what} to the next registration, s`, goesOnAfterMs / 1_000, '<= 10')
    expect(longestMs).toBeLessThan(15_000)
    expect(goesOnAfterMs).toBeLessThan(10_000)
  })
})
