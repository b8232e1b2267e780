import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createPool } from '../../../src/adapters/ledger-postgres/create-pool'
import { openPostgres } from '../../../src/adapters/ledger-postgres/open-postgres'
import { SCHEMA_STEPS } from '../../../src/adapters/ledger-postgres/schema'
import { decoded } from '../../support/decoded'
import { anArrivedOrder } from '../../support/ledger/arrived'
import { createTestDatabase } from '../../support/postgres/create-test-database'
import { openTestPostgres } from '../../support/postgres/open-test-postgres'
import { inDatabase, runStaffCommandWith } from '../../support/staff/run-staff-command'
import { createTempDir } from '../../support/temp-dir'

const as = (url: string, role: string): string => url.replace('//staff@', `//${role}@`)

/** A database with the roles of `deploy/roles.sql` and the owner's tables. */
const databaseWithRoles = async () => {
  const url = await createTestDatabase()
  const pool = createPool(url, false)
  onTestFinished(() => pool.end())
  const schema = (await pool.query('SELECT current_schema() AS name')).rows[0].name
  await pool.query(readFileSync('deploy/roles.sql', 'utf8').replaceAll('SCHEMA public', `SCHEMA ${schema}`))
  await openTestPostgres(as(url, 'nam_vung_owner'))
  return { pool, schema, owner: as(url, 'nam_vung_owner'), app: as(url, 'nam_vung_app') }
}

describe('a role that may not change the schema', () => {
  it('[P-009] serves, delivers, backs up and erases', async () => {
    const { app } = await databaseWithRoles()
    const { keepRegistration, readHealth, openDelivery } = await openTestPostgres(app)
    for (const n of [1, 2])
      expect(await keepRegistration(anArrivedOrder(n))()).toMatchObject({ _tag: 'Right' })
    expect(await readHealth()).toStrictEqual(E.right(undefined))
    expect(decoded(await decoded(await openDelivery()).takeWork('orders', 'a-book')()).tag).toBe('batch')
    const dataDir = await createTempDir()
    const run = (...words: ReadonlyArray<string>) =>
      runStaffCommandWith({ location: inDatabase(app), dataDir, typed: '0900000001' }, ...words)
    expect((await run('erase', '--phone', '-')).code).toBe(0)
    expect((await run('backup', '--to', join(dataDir, 'so.backup'))).code).toBe(0)
  })

  it('[P-009] waits for its owner to upgrade an older one, which is copied before', async () => {
    const { pool, owner, app } = await databaseWithRoles()
    await pool.query('DROP TABLE failed_reading')
    await pool.query('UPDATE schema_version SET version = $1', [SCHEMA_STEPS.length - 1])
    expect(await openPostgres(app)()).toStrictEqual(E.left({ tag: 'notAllowed' }))
    const dataDir = await createTempDir()
    const run = (url: string, ...words: ReadonlyArray<string>) =>
      runStaffCommandWith({ location: inDatabase(url), dataDir }, ...words)
    expect(await run(app, 'status')).toMatchObject({
      code: 1,
      said: expect.stringContaining('registrations upgrade'),
    })
    const { code, said } = await run(owner, 'upgrade')
    const copy = /Bản sao trước khi nâng cấp: (.+?\.backup)/.exec(said)?.[1] ?? ''
    expect([code, (await run(owner, 'verify', copy)).code]).toStrictEqual([0, 0])
    expect((await run(app, 'status')).code).toBe(0)
  })
})

describe('a role that may only read', () => {
  it.each([['status'], ['history'], ['retention', '--dry-run']])(
    '[P-009] is enough for %s %s',
    async (...words) => {
      const { pool, schema, owner } = await databaseWithRoles()
      const clerk = `clerk_${schema}`
      await pool.query(`CREATE ROLE ${clerk} LOGIN; GRANT USAGE ON SCHEMA ${schema} TO ${clerk};
      GRANT SELECT ON ALL TABLES IN SCHEMA ${schema} TO ${clerk}; ALTER ROLE ${clerk} SET default_transaction_read_only = on`)
      onTestFinished(() => pool.query(`DROP OWNED BY ${clerk}; DROP ROLE ${clerk}`).then(() => undefined))
      const url = owner.replace('nam_vung_owner', clerk)
      const run = await runStaffCommandWith(
        { location: { tag: 'postgres', url, requiresStandby: true } },
        ...words,
      )
      expect(run).toMatchObject({ code: 0 })
    },
  )
})
