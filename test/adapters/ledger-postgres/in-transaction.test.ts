import * as E from 'fp-ts/Either'
import type { PoolClient } from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createPool } from '../../../src/adapters/ledger-postgres/create-pool'
import { inTransaction } from '../../../src/adapters/ledger-postgres/in-transaction'
import { createTestDatabase, withSetting } from '../../support/postgres/create-test-database'
import { openTestPostgres } from '../../support/postgres/open-test-postgres'

const raise = (client: PoolClient, code: string) =>
  client.query(`DO $$ BEGIN RAISE EXCEPTION 'refused' USING ERRCODE = '${code}'; END $$`)

const insertRegistration = (client: PoolClient) => client.query("INSERT INTO probe (id) VALUES ('one')")

const open = async () => {
  const { pool } = await openTestPostgres(await createTestDatabase())
  const countProbes = async () => (await pool.query('SELECT count(*) AS n FROM probe')).rows[0].n
  return { pool, countProbes }
}

/** Takes a code and how often it is met, gives work that inserts a row and then meets it so often. */
const meeting = (code: string, times: number) => {
  let runs = 0
  const work = async (client: PoolClient) => {
    runs += 1
    await insertRegistration(client)
    if (runs <= times) await raise(client, code)
    return runs
  }
  return { work, runsSoFar: () => runs }
}

describe('a transaction', () => {
  it.each(['40001', '40P01', '23505', '57P01'])(
    '[P-001] that meets %s is rolled back and repeated from its beginning',
    async (code) => {
      const { pool, countProbes } = await open()
      const { work } = meeting(code, 3)
      expect(await inTransaction(pool, work)).toStrictEqual(E.right(4))
      expect(await countProbes()).toBe(1)
    },
  )

  it('[P-001] that meets the same conflict every time is given up, and leaves nothing', async () => {
    const { pool, countProbes } = await open()
    const { work, runsSoFar } = meeting('40001', 1_000)
    expect(await inTransaction(pool, work)).toStrictEqual(E.left({ code: '40001' }))
    expect([runsSoFar(), await countProbes()]).toStrictEqual([8, 0])
  })

  it.each(['23514', '22021', '53100', '25006', '42P01'])(
    '[P-001] that meets %s is rolled back at once and not repeated',
    async (code) => {
      const { pool, countProbes } = await open()
      const { work, runsSoFar } = meeting(code, 1_000)
      expect(await inTransaction(pool, work)).toStrictEqual(E.left({ code }))
      expect([runsSoFar(), await countProbes()]).toStrictEqual([1, 0])
    },
  )

  it('[P-001] whose connection breaks before the commit is done again on another', async () => {
    const { pool, countProbes } = await open()
    let runs = 0
    const work = async (client: PoolClient) => {
      runs += 1
      await insertRegistration(client)
      if (runs === 1) await client.query('SELECT pg_terminate_backend(pg_backend_pid())')
      return runs
    }
    expect(await inTransaction(pool, work)).toStrictEqual(E.right(2))
    expect(await countProbes()).toBe(1)
  })

  it('[P-001] is not reported as committed if the work swallowed its fault', async () => {
    const { pool, countProbes } = await open()
    const work = async (client: PoolClient) => {
      await insertRegistration(client)
      await raise(client, '23514').catch(() => undefined)
    }
    expect(await inTransaction(pool, work)).toStrictEqual(E.left({ code: 'rolledBack' }))
    expect(await countProbes()).toBe(0)
  })

  it('[P-001] leaves its connection usable for the next one', async () => {
    const { pool } = await open()
    for (const code of ['40001', '23514', '53100']) await inTransaction(pool, meeting(code, 1_000).work)
    expect([pool.totalCount, pool.idleCount, pool.waitingCount]).toStrictEqual([1, 1, 0])
  })
})

describe('what a transaction sets for itself', () => {
  it.each(['off', 'local', 'remote_write', 'on', 'remote_apply'])(
    "[P-001] is to wait for a standby's disk, where the connection has synchronous_commit=%s",
    async (value) => {
      const other = createPool(
        await withSetting(await createTestDatabase(), 'synchronous_commit', value),
        false,
      )
      onTestFinished(() => other.end())
      const shown = await inTransaction(other, async (client) => {
        const { rows } = await client.query(`
          SELECT current_setting('synchronous_commit') AS commit,
            current_setting('idle_in_transaction_session_timeout') AS idle`)
        return rows[0]
      })
      expect(shown).toStrictEqual(E.right({ commit: 'on', idle: '10s' }))
      expect((await other.query('SHOW synchronous_commit')).rows).toStrictEqual([
        { synchronous_commit: value },
      ])
    },
  )

  it('[P-001] is to hear that a commit did not wait for its standby, where the connection hides warnings', async () => {
    const other = createPool(
      await withSetting(await createTestDatabase(), 'client_min_messages', 'error'),
      false,
    )
    onTestFinished(() => other.end())
    const asked = "SELECT current_setting('client_min_messages') AS heard"
    const shown = await inTransaction(other, async (client) => (await client.query(asked)).rows)
    expect(shown).toStrictEqual(E.right([{ heard: 'warning' }]))
    expect((await other.query(asked)).rows).toStrictEqual([{ heard: 'error' }])
  })
})

describe('a commit of which nobody knows whether it went through', () => {
  it('[P-001] is not done again', async () => {
    const { pool } = await open()
    let runs = 0
    const work = async (client: PoolClient) => {
      runs += 1
      await client.query(`
        CREATE TEMPORARY TABLE late (id INTEGER UNIQUE DEFERRABLE INITIALLY DEFERRED)`)
      await client.query('INSERT INTO late VALUES (1), (1)')
    }
    expect(await inTransaction(pool, work)).toStrictEqual(E.left({ code: '23505' }))
    expect(runs).toBe(1)
  })
})
