import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createPool } from '../../../src/adapters/ledger-postgres/create-pool'
import { createStaffLedger } from '../../../src/adapters/ledger-postgres/create-staff-ledger'
import { databaseClock } from '../../../src/adapters/ledger-postgres/database-clock'
import { inTransaction } from '../../../src/adapters/ledger-postgres/in-transaction'
import { openCurrentPostgres, openPostgres } from '../../../src/adapters/ledger-postgres/open-postgres'
import { explainStandby, readStandby } from '../../../src/adapters/ledger-postgres/standby'
import type { Standby } from '../../../src/domain/ledger/ledger-figures'
import { readStatus } from '../../../src/domain/ledger/staff/read-status'
import { decoded } from '../../support/decoded'
import { anArrivedOrder } from '../../support/ledger/arrived'
import { NO_RECORD } from '../../support/memory/no-record'
import type { Machine } from '../../support/postgres/machine'
import { openTestPostgres } from '../../support/postgres/open-test-postgres'
import { type Pair, startPair } from '../../support/postgres/start-pair'
import { until } from '../../support/until'

let pair: Pair
beforeAll(async () => {
  pair = await startPair()
})
afterAll(() => pair?.stop())

const alter = async (machine: Machine, change: string): Promise<void> => {
  await machine.query(`ALTER SYSTEM ${change}`)
  await machine.query('SELECT pg_reload_conf()')
}
const set = (setting: string, value: string): Promise<void> =>
  alter(pair.primary(), `SET ${setting} = '${value}'`)

afterEach(async () => {
  pair.between.mend()
  pair.between.resume()
  if (!pair.standby().isRunning()) await pair.standby().start()
  await alter(pair.primary(), 'RESET ALL')
  await pair.inStep()
})

let last = 0
const aKeyedOrder = () => {
  last += 1
  return anArrivedOrder(last, { idempotency: { key: `key-${last}`, bodyHash: 'h' } })
}

const WAITS = 'waits for the standby'
const someWait = async () => {
  await pair.someWait()
  return WAITS
}

describe('a commit that waits for the standby', () => {
  it('[P-007] acknowledges once the standby has it', async () => {
    const { keepRegistration } = await openTestPostgres(pair.url)
    pair.between.pause()
    const kept = keepRegistration(aKeyedOrder())()
    expect(await Promise.race([kept, someWait()])).toBe(WAITS)
    pair.between.resume()
    expect(E.isRight(await kept)).toBe(true)
  })

  it('[P-007] acknowledges nothing where the wait is cancelled, and its connection is closed', async () => {
    const { keepRegistration, pool } = await openTestPostgres(pair.url)
    pair.between.pause()
    const kept = keepRegistration(aKeyedOrder())()
    await pair.someWait()
    await pair.cancelWaiting()
    expect(await kept).toStrictEqual(
      E.left({ tag: 'unavailable', reason: 'the database did not answer as it should (unconfirmed)' }),
    )
    expect(pool.totalCount).toBe(0)
  })

  it('[P-007] acknowledges nothing either where the role hides warnings', async () => {
    await set('client_min_messages', 'error')
    const { keepRegistration } = await openTestPostgres(pair.url)
    pair.between.pause()
    const kept = keepRegistration(aKeyedOrder())()
    await pair.someWait()
    await pair.cancelWaiting()
    expect(E.isLeft(await kept)).toBe(true)
  })

  it.each(['off', 'local'])(
    '[P-007] waits for its disk also where a reload sets synchronous_commit to %s',
    async (value) => {
      const { keepRegistration } = await openTestPostgres(pair.url)
      await set('synchronous_commit', value)
      pair.between.pause()
      const kept = keepRegistration(aKeyedOrder())()
      expect(await Promise.race([kept, someWait()])).toBe(WAITS)
      pair.between.resume()
      expect(E.isRight(await kept)).toBe(true)
    },
  )
})

describe('a key that came before', () => {
  it('[P-007] is told as kept once the standby has what is seen of it', async () => {
    const { keepRegistration } = await openTestPostgres(pair.url)
    const order = aKeyedOrder()
    const kept = await keepRegistration(order)()
    pair.between.pause()
    const repeated = keepRegistration(order)()
    expect(await Promise.race([repeated, someWait()])).toBe(WAITS)
    pair.between.resume()
    expect(await repeated).toStrictEqual(E.right({ ...decoded(kept), isRepeated: true }))
  })

  it('[P-007] is found once the standby has what is seen of it', async () => {
    const { keepRegistration, findKept } = await openTestPostgres(pair.url)
    const order = aKeyedOrder()
    const kept = await keepRegistration(order)()
    pair.between.pause()
    const found = findKept('orders', { key: `key-${last}`, bodyHash: 'h' })()
    expect(await Promise.race([found, someWait()])).toBe(WAITS)
    pair.between.resume()
    expect(await found).toStrictEqual(E.right(O.some({ ...decoded(kept), isRepeated: true })))
  })
})

const NO_STANDBY = E.left({
  tag: 'unavailable',
  reason: 'the database did not answer as it should (noStandby)',
})

const roleUrl = (name: string): string => Object.assign(new URL(pair.url), { username: name }).href

describe('a standby that is away', () => {
  it('[P-007] refuses what it would have to confirm, not what only reads', async () => {
    const { keepRegistration, readHealth, pool } = await openTestPostgres(pair.url)
    const staff = createStaffLedger(pair.url, NO_RECORD, databaseClock)(pool)
    await pair.standby().shutDown()
    await until(async () => (await pair.primary().query('SELECT 1 FROM pg_stat_replication')).length === 0)
    expect(await keepRegistration(aKeyedOrder())()).toStrictEqual(NO_STANDBY)
    expect(await readHealth()).toStrictEqual(NO_STANDBY)
    expect(E.isRight(await staff.read(readStatus)())).toBe(true)
    expect(await readStandby(pool)()).toStrictEqual(E.right('absent'))
    expect(await openPostgres(pair.url)()).toStrictEqual(E.left({ tag: 'noStandby' }))
    const command = decoded(await openCurrentPostgres(pair.url)())
    onTestFinished(() => command.end())
  })

  it('[P-007] whose connection was swallowed comes back after wal_sender_timeout and wal_receiver_timeout', async () => {
    const { keepRegistration } = await openTestPostgres(pair.url)
    await set('wal_sender_timeout', '1s')
    await alter(pair.standby(), "SET wal_receiver_timeout = '1s'")
    pair.between.goSilent()
    pair.between.mend()
    await until(async () => E.isRight(await keepRegistration(aKeyedOrder())()))
    await alter(pair.standby(), 'RESET wal_receiver_timeout')
  })

  it('[P-007] that is no longer named is a fault if one is required, and a warning if none is', async () => {
    const { keepRegistration, readHealth } = await openTestPostgres(pair.url, NO_RECORD, true)
    const other = await openTestPostgres(pair.url)
    expect(await readStandby(other.pool)()).toStrictEqual(E.right('synchronous'))
    await set('synchronous_standby_names', '')
    await until(async () => E.isLeft(await keepRegistration(aKeyedOrder())()))
    expect(await keepRegistration(aKeyedOrder())()).toStrictEqual(NO_STANDBY)
    expect(await readHealth()).toStrictEqual(NO_STANDBY)
    expect(await openPostgres(pair.url, true)()).toStrictEqual(E.left({ tag: 'noStandby' }))
    expect(E.isRight(await other.keepRegistration(aKeyedOrder())())).toBe(true)
    expect(await readStandby(other.pool)()).toStrictEqual(E.right('asynchronous'))
  })

  it('[P-007] does not count if the role may not see it', async () => {
    await pair.primary().query('CREATE ROLE clerk LOGIN; GRANT CREATE ON SCHEMA public TO clerk')
    const pool = createPool(roleUrl('clerk'), false)
    onTestFinished(() => pool.end())
    expect(await readStandby(pool)()).toStrictEqual(E.right('hidden'))
    expect(E.isRight(await inTransaction(pool, async () => undefined))).toBe(true)
    expect(await openPostgres(roleUrl('clerk'), true)()).toStrictEqual(E.left({ tag: 'noStandby' }))
    await pair.primary().query('GRANT pg_monitor TO clerk')
    expect(await readStandby(pool)()).toStrictEqual(E.right('synchronous'))
  })
})

describe('what the operator reads of standbys', () => {
  it('[P-007] warns of those that nobody waits for, and of those that cannot be seen', () => {
    expect(explainStandby('asynchronous')).toContain('synchronous_standby_names')
    expect(explainStandby('hidden')).toContain('pg_monitor')
    expect(
      ['absent', 'none', 'synchronous'].map((standby) => explainStandby(standby as Standby)),
    ).toStrictEqual([null, null, null])
  })
})
