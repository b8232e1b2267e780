import { spawnSync } from 'node:child_process'
import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import pg from 'pg'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { allOf } from '../../support/all-of'
import { decoded } from '../../support/decoded'
import { figure } from '../../support/faults/figure'
import { isLong } from '../../support/faults/scale'
import { anArrivedOrder } from '../../support/ledger/arrived'
import { takeBatch } from '../../support/ledger/taken-work'
import { openTestPostgres } from '../../support/postgres/open-test-postgres'
import { isPooled } from '../../support/postgres/pooled'
import { hasPgbouncer, startPgbouncer } from '../../support/postgres/start-pgbouncer'

const SUITE = ['test/adapters/ledger-postgres', 'test/adapters/ledger/', 'test/adapters/staff']

const isThere = !isPooled && hasPgbouncer()
if (!isThere && !isPooled)
  console.log('PgBouncer is not here and cannot be installed: nothing is tried through it.')

describe.skipIf(!isThere)('a pooler that gives each transaction any of its connections', () => {
  it('[P-007] keeps, finds again, delivers and erases for two processes over one connection', async () => {
    const name = `pooled_${Date.now()}`
    const client = new pg.Client({ connectionString: inject('postgresUrl') })
    await client.connect()
    await client.query(`CREATE DATABASE ${name}`)
    const pooler = await startPgbouncer(inject('postgresUrl'), 1)
    onTestFinished(async () => {
      await pooler.stop()
      await client.query(`DROP DATABASE ${name} WITH (FORCE)`)
      await client.end()
    })
    const url = Object.assign(new URL(pooler.url), { pathname: `/${name}` }).href
    const [one, other] = [await openTestPostgres(url), await openTestPostgres(url)]
    const idempotency = { key: `pooled-${Date.now()}`, bodyHash: 'h' }
    const order = anArrivedOrder(1, { idempotency })
    const kept = await one.keepRegistration(order)()
    const repeated = { ...decoded(kept), isRepeated: true }
    expect(await other.keepRegistration(order)()).toStrictEqual(E.right(repeated))
    expect(await other.findKept('orders', idempotency)()).toStrictEqual(E.right(O.some(repeated)))
    const [mine, others] = [decoded(await one.openDelivery()), decoded(await other.openDelivery())]
    const { id } = await takeBatch(mine)
    expect(decoded(await others.takeWork('orders', 'a-book')())).toStrictEqual({ tag: 'idle' })
    expect([await mine.mayCall('orders')(), E.isLeft(await others.mayCall('orders')())]).toStrictEqual([
      E.right(undefined),
      true,
    ])
    expect(await mine.settleBatch('orders', id, { tag: 'delivered' })()).toStrictEqual(E.right(undefined))
    expect(await allOf(one.readRegistrations('orders'))).toHaveLength(1)
  })
})

describe.skipIf(!isThere || !isLong)('the whole suite of PostgreSQL', () => {
  it('[P-007] passes through a pooler too', { timeout: 1_800_000 }, () => {
    const { status } = spawnSync('vitest', ['run', '--project', 'adapters', ...SUITE], {
      stdio: 'inherit',
      env: { ...process.env, FAULTS: '', THROUGH: 'pgbouncer' },
    })
    figure('12 runs of the PostgreSQL suite through PgBouncer that failed', status === 0 ? 0 : 1, '= 0')
    expect(status).toBe(0)
  })
})
