import * as E from 'fp-ts/Either'
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { createPool } from '../../../src/adapters/ledger-postgres/create-pool'
import { inTransaction } from '../../../src/adapters/ledger-postgres/in-transaction'
import { openCurrentPostgres, openPostgres } from '../../../src/adapters/ledger-postgres/open-postgres'
import { explainPostgresFault } from '../../../src/adapters/ledger-postgres/postgres-fault'
import { SCHEMA_STEPS } from '../../../src/adapters/ledger-postgres/schema'
import { readStandby } from '../../../src/adapters/ledger-postgres/standby'
import { decoded } from '../../support/decoded'
import { createTestDatabase, withSetting } from '../../support/postgres/create-test-database'
import { freePort } from '../../support/postgres/free-port'
import { openTestPostgres } from '../../support/postgres/open-test-postgres'
import { isPooled } from '../../support/postgres/pooled'
import { startPostgres } from '../../support/postgres/start-postgres'
import { until } from '../../support/until'

/** After which the pool closes a connection that nobody uses. */
const IDLE_CONNECTION_MS = 10_000

const sentenceFor = async (url: string): Promise<string> => {
  const opened = await openPostgres(url)()
  return E.isLeft(opened) ? explainPostgresFault(url, opened.left) : 'opened'
}

describe('opening a database', () => {
  it('[P-009] that is empty makes its tables, also for ten processes that start at once', async () => {
    const url = await createTestDatabase()
    const opened = await Promise.all(Array.from({ length: 10 }, () => openPostgres(url)()))
    for (const pool of opened) if (E.isRight(pool)) onTestFinished(() => pool.right.end())
    expect(opened.filter(E.isLeft)).toStrictEqual([])
    const { pool } = await openTestPostgres(url)
    expect((await pool.query('SELECT * FROM schema_version')).rows).toStrictEqual([
      { id: 1, version: SCHEMA_STEPS.length },
    ])
  })

  it('[P-009] that a newer program made is refused, and left as it is', async () => {
    const url = await createTestDatabase()
    const { pool } = await openTestPostgres(url)
    await pool.query('UPDATE schema_version SET version = $1', [SCHEMA_STEPS.length + 1])
    expect(await openPostgres(url)()).toStrictEqual(E.left({ tag: 'newerSchema' }))
    expect((await pool.query('SELECT version FROM schema_version')).rows).toStrictEqual([
      { version: SCHEMA_STEPS.length + 1 },
    ])
  })

  it('[P-009] that is refused leaves no connection', async () => {
    const url = await createTestDatabase()
    const { pool } = await openTestPostgres(url)
    await pool.query('UPDATE schema_version SET version = $1', [SCHEMA_STEPS.length + 1])
    const named = Object.assign(new URL(url), { search: `${new URL(url).search}&application_name=refused` })
    const connected = async () =>
      (await pool.query("SELECT 1 FROM pg_stat_activity WHERE application_name = 'refused'")).rows.length
    expect(await openPostgres(named.href)()).toStrictEqual(E.left({ tag: 'newerSchema' }))
    const begun = performance.now()
    await until(async () => (await connected()) === 0)
    expect(performance.now() - begun).toBeLessThan(IDLE_CONNECTION_MS)
  })

  it('[P-009] of an earlier release is brought up to this one, which a command does not do', async () => {
    const url = await createTestDatabase()
    const { pool } = await openTestPostgres(url)
    const setVersion = (version: number) => pool.query('UPDATE schema_version SET version = $1', [version])
    await setVersion(SCHEMA_STEPS.length - 1)
    await pool.query('DROP TABLE failed_reading')
    expect(await openCurrentPostgres(url)()).toStrictEqual(E.left({ tag: 'olderSchema' }))
    await openTestPostgres(url)
    const current = decoded(await openCurrentPostgres(url)())
    onTestFinished(() => current.end())
    expect((await current.query("SELECT to_regclass('failed_reading') IS NOT NULL AS found")).rows).toEqual([
      { found: true },
    ])
    expect(await inTransaction(current, async () => 'written')).toStrictEqual(E.right('written'))
  })

  it.each(['on', 'local', 'remote_write', 'remote_apply'])(
    '[P-009] that acknowledges after the disk has it (synchronous_commit=%s) is accepted',
    async (value) => {
      const opened = await openPostgres(
        await withSetting(await createTestDatabase(), 'synchronous_commit', value),
      )()
      if (E.isRight(opened)) onTestFinished(() => opened.right.end())
      expect(E.isRight(opened)).toBe(true)
    },
  )

  it('[P-009] that acknowledges before the disk has it is refused', async () => {
    const url = await withSetting(await createTestDatabase(), 'synchronous_commit', 'off')
    expect(await openPostgres(url)()).toStrictEqual(
      E.left({ tag: 'notDurable', setting: 'synchronous_commit' }),
    )
  })

  it('[P-009] that only lets itself be read is refused', async () => {
    const empty = await createTestDatabase()
    const readOnly = (value: 'on' | 'off') => withSetting(empty, 'default_transaction_read_only', value)
    expect(await openPostgres(await readOnly('on'))()).toStrictEqual(E.left({ tag: 'readOnly' }))
    await openTestPostgres(await readOnly('off'))
    expect(await openPostgres(await readOnly('on'))()).toStrictEqual(E.left({ tag: 'readOnly' }))
  })

  it('[P-009, P-007] that stands alone has no standby', async () => {
    const { pool } = await openTestPostgres(await createTestDatabase())
    expect(await readStandby(pool)()).toStrictEqual(E.right('none'))
  })

  it('[P-009] that is not there is refused', async () => {
    const url = new URL(inject('postgresUrl'))
    expect(await openPostgres(Object.assign(url, { pathname: '/nowhere' }).href)()).toStrictEqual(
      E.left(isPooled ? { tag: 'unreachable', code: '08P01' } : { tag: 'noSuchDatabase' }),
    )
  })

  it('[P-009] where nothing listens is refused at once', async () => {
    expect(await openPostgres(`postgres://127.0.0.1:${await freePort()}/x`)()).toStrictEqual(
      E.left({ tag: 'unreachable', code: 'ECONNREFUSED' }),
    )
  })
})

describe('a database whose files are not synced', () => {
  let url: string
  beforeAll(async () => {
    const postgres = await startPostgres(['fsync=off'])
    url = postgres.url
    return postgres.stop
  })

  it('[P-009] is refused before a table is made', async () => {
    expect(await openPostgres(url)()).toStrictEqual(E.left({ tag: 'notDurable', setting: 'fsync' }))
    const pool = createPool(url, false)
    onTestFinished(() => pool.end())
    expect((await pool.query("SELECT to_regclass('registration') AS found")).rows).toStrictEqual([
      { found: null },
    ])
  })
})

describe('what the operator reads', () => {
  it('[P-009] names the setting and what to do', async () => {
    const url = await withSetting(await createTestDatabase(), 'synchronous_commit', 'off')
    expect(await sentenceFor(url)).toBe(
      `PostgreSQL ${new URL(url).host}${new URL(url).pathname}: thiết lập synchronous_commit đang tắt, nên đăng ký đã nhận có thể mất khi máy chủ dừng đột ngột. Hãy bật synchronous_commit rồi khởi động lại.`,
    )
  })

  it('[P-009] never holds the password', () => {
    const url = 'postgres://staff:secret@db:5432/site?sslmode=require&sslpassword=secret'
    expect(explainPostgresFault(url, { tag: 'loginRefused' })).toBe(
      'PostgreSQL db:5432/site: tên hoặc mật khẩu bị từ chối.',
    )
  })

  it.each([
    'postgres://staff:12/secret@db:5432/site',
    'postgres://staff:/secret@db/site',
    'postgres:staff:secret@db/site',
    'postgres:///staff:secret@db/site',
    'postgres://staff:12#secret@db/site',
    'postgres://staff:12?secret@db/site',
  ])('[P-009] never holds any part of a password that is not escaped: %s', (url) => {
    expect(explainPostgresFault(url, { tag: 'loginRefused' })).toBe(
      'PostgreSQL (địa chỉ viết sai; ký tự đặc biệt trong mật khẩu phải được mã hóa): tên hoặc mật khẩu bị từ chối.',
    )
  })
})
