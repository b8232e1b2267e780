import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ledgerSource, tablesOf } from '../../../src/adapters/ledger-sqlite/ledger-source'
import { allowWrites, movedTo, refuseWrites } from '../../../src/adapters/ledger-sqlite/moved'
import { SCHEMA_STEPS, schemaVersion } from '../../../src/adapters/ledger-sqlite/schema'
import { createScriptRunner } from '../../../src/adapters/ledger-sqlite/script-runner'
import { isRestored } from '../../../src/domain/ledger/restore/restored'
import { createTempDir } from '../../support/temp-dir'

/** A file of a schema version, with a connection that was open before. */
const fileOf = async (version: number = SCHEMA_STEPS.length) => {
  const path = join(await createTempDir(), 'x.sqlite')
  const open = () => {
    const db = new DatabaseSync(path)
    onTestFinished(() => db.close())
    return db
  }
  const db = open()
  db.exec(`${SCHEMA_STEPS.slice(0, version).join(';')}; PRAGMA user_version = ${version}`)
  return { db, other: open() }
}

const triggersIn = (db: DatabaseSync) =>
  db.prepare("SELECT count(*) AS n FROM sqlite_schema WHERE type = 'trigger'").get()?.n
const INSERT = "INSERT INTO registration (target, phone, record, received_at) VALUES ('orders', '1', '{}', 1)"

describe('a file whose registrations were moved', () => {
  it('[P-006] says where they are, and refuses every change of every table', async () => {
    const { db, other } = await fileOf()
    db.exec(INSERT)
    expect(movedTo(db)).toBeNull()
    const tables = [...tablesOf(db).map(({ name }) => name), 'probe']
    refuseWrites(db, 'db.example/orders')
    expect([db, other].map(movedTo)).toStrictEqual(['db.example/orders', 'db.example/orders'])
    for (const change of [
      INSERT,
      'UPDATE registration SET id = id',
      'DELETE FROM registration',
      'INSERT INTO probe VALUES (zeroblob(1))',
    ])
      expect(() => other.exec(change), change).toThrow('moved')
    expect(triggersIn(db)).toBe(3 * tables.length)
    expect(schemaVersion(db)).toBe(1_000_000 + SCHEMA_STEPS.length)
    expect(db.isTransaction).toBe(false)
  })

  it('[P-006] is used again from its epoch on, with the work that was asked for, and is as before', async () => {
    const { db, other } = await fileOf()
    const before = tablesOf(db)
    refuseWrites(db, 'db.example/orders')
    const done = allowWrites(db, 0, () => {
      db.exec(INSERT)
      return db.isTransaction
    })
    expect(done).toBe(true)
    expect([movedTo(db), triggersIn(db), schemaVersion(db), db.isTransaction]).toStrictEqual([
      null,
      0,
      SCHEMA_STEPS.length,
      false,
    ])
    expect(tablesOf(db)).toStrictEqual(before)
    expect(createScriptRunner(other)(isRestored())).toBe(true)
    other.exec(INSERT)
    expect(other.prepare('SELECT count(*) AS n FROM registration').get()).toEqual({ n: 2 })
  })

  it('[P-006] of an earlier release is brought up to this one, and one of a newer release is refused', async () => {
    const [older, newer] = [await fileOf(SCHEMA_STEPS.length - 1), await fileOf()]
    const whole = tablesOf(newer.db)
    refuseWrites(older.db, 'p')
    allowWrites(older.db, 0, () => undefined)
    expect(schemaVersion(older.db)).toBe(SCHEMA_STEPS.length)
    expect(tablesOf(older.db)).toStrictEqual(whole)
    newer.db.exec(`PRAGMA user_version = ${SCHEMA_STEPS.length + 1}`)
    refuseWrites(newer.db, 'p')
    expect(() => allowWrites(newer.db, 0, () => undefined)).toThrow('newerSchema')
    expect(movedTo(newer.db)).toBe('p')
  })
})

describe('the tables of a file for a copy', () => {
  it('[P-006] are all but those of SQLite and the probe, referenced ones first, with rows and last numbers', async () => {
    const { db } = await fileOf()
    expect(ledgerSource(db).lastIds).toStrictEqual({ registration: 0, quarantine: 0 })
    db.exec(`${INSERT}; ${INSERT}; ${INSERT}; DELETE FROM registration WHERE id = 3;
      ${INSERT.replace('INTO registration', 'INTO quarantine')}; CREATE TABLE sqlitex (a INTEGER)`)
    const { tables, lastIds } = ledgerSource(db)
    expect(lastIds).toStrictEqual({ registration: 3, quarantine: 1 })
    const names = tables.map(({ name }) => name)
    expect(names.slice(0, 4)).toStrictEqual(['registration', 'quarantine', 'idempotency', 'outbox'])
    expect(names.filter((name) => /^(sqlite_.*|probe)$/.test(name))).toStrictEqual([])
    expect(names).toContain('sqlitex')
    expect(tables[0]).toMatchObject({
      columns: ['id', 'target', 'phone', 'record', 'received_at'].concat([
        'consent_version',
        'address_version',
        'offers_version',
      ]),
      count: 2,
    })
    const row = (id: number) => [id, 'orders', '1', '{}', 1, null, null, null]
    expect([...(tables[0]?.read() ?? [])]).toStrictEqual([row(1), row(2)])
    expect([...(tables[0]?.read() ?? [])]).toHaveLength(2)
  })
})
