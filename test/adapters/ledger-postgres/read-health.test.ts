import * as E from 'fp-ts/Either'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createPool } from '../../../src/adapters/ledger-postgres/create-pool'
import { createReadHealth } from '../../../src/adapters/ledger-postgres/read-health'
import { createTestDatabase, withSetting } from '../../support/postgres/create-test-database'
import { openTestPostgres } from '../../support/postgres/open-test-postgres'

describe('the health of a database', () => {
  it('[P-009] is told without a look at what is kept, and leaves nothing behind by being asked', async () => {
    const { readHealth, pool } = await openTestPostgres(await createTestDatabase())
    await pool.query('DROP TABLE outbox')
    expect(await readHealth()).toStrictEqual(E.right(undefined))
    expect((await pool.query('SELECT count(*) AS n FROM probe')).rows).toStrictEqual([{ n: 0 }])
  })

  it('[P-009] is found out by writing, once a second at most', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const { readHealth, pool } = await openTestPostgres(await createTestDatabase())
    await pool.query('CREATE TABLE written (id TEXT)')
    await pool.query('CREATE RULE note AS ON INSERT TO probe DO ALSO INSERT INTO written VALUES (NEW.id)')
    const countWritten = async () => (await pool.query('SELECT count(*) AS n FROM written')).rows[0].n
    for (let n = 0; n < 20; n += 1) await readHealth()
    expect(await countWritten()).toBe(1)
    vi.advanceTimersByTime(999)
    await readHealth()
    expect(await countWritten()).toBe(1)
    vi.advanceTimersByTime(1)
    await readHealth()
    expect(await countWritten()).toBe(2)
  })

  it('[P-009] is bad where the database only lets itself be read', async () => {
    const url = await createTestDatabase()
    await openTestPostgres(url)
    const pool = createPool(await withSetting(url, 'default_transaction_read_only', 'on'), false)
    onTestFinished(() => pool.end())
    expect(await createReadHealth(pool)()).toStrictEqual(
      E.left({ tag: 'unavailable', reason: 'the database did not answer as it should (25006)' }),
    )
  })
})
