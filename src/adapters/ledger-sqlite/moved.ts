import type { DatabaseSync } from 'node:sqlite'
import * as t from 'io-ts'
import { beginEpoch } from '../../domain/ledger/restore/restored'
import type { EpochMs } from '../../domain/time/epoch-ms'
import { decodedRow } from '../ledger/data-fault'
import { LedgerFaultError } from './ledger-fault'
import { tablesOf } from './ledger-source'
import { SCHEMA_STEPS, schemaVersion } from './schema'
import { createScriptRunner } from './script-runner'

/** Higher than any schema version, so that older releases refuse the file too. */
const MOVED_VERSION = 1_000_000

const TABLE = 'moved'
const CHANGES = ['INSERT', 'UPDATE', 'DELETE'] as const

const Moved = t.type({ database: t.string })

const triggersOf = (db: DatabaseSync): ReadonlyArray<readonly [name: string, sql: string]> =>
  [...tablesOf(db).map(({ name }) => name), 'probe']
    .filter((name) => name !== TABLE)
    .flatMap((table) =>
      CHANGES.map((change) => {
        const name = `${TABLE}_${change}_${table}`
        return [
          name,
          `CREATE TRIGGER ${name} BEFORE ${change} ON ${table} BEGIN SELECT RAISE(ABORT, '${TABLE}'); END`,
        ] as const
      }),
    )

/** The PostgreSQL database to which the registrations were moved, without secrets; null if they are in this file. */
export const movedTo = (db: DatabaseSync): string | null =>
  schemaVersion(db) < MOVED_VERSION
    ? null
    : decodedRow(TABLE, Moved, db.prepare(`SELECT place AS database FROM ${TABLE}`).get()).database

/**
 * Makes triggers refuse every write, even by a server that has the file open, and stores the name of the database that the
 * registrations were moved to.
 */
export const refuseWrites = (db: DatabaseSync, database: string): void => {
  db.exec('BEGIN IMMEDIATE')
  const triggers = triggersOf(db)
  db.exec(`CREATE TABLE ${TABLE} (place TEXT NOT NULL) STRICT`)
  db.prepare(`INSERT INTO ${TABLE} VALUES (?)`).run(database)
  for (const [, sql] of triggers) db.exec(sql)
  db.exec(`PRAGMA user_version = ${MOVED_VERSION + schemaVersion(db)}; COMMIT`)
}

const isNewer = (db: DatabaseSync): boolean => schemaVersion(db) - MOVED_VERSION > SCHEMA_STEPS.length

/** Undoes `refuseWrites`, upgrades the file to this release and begins a new epoch, so that the sheets are read before anything is sent. */
export const allowWrites = <A>(db: DatabaseSync, at: EpochMs, work: () => A): A => {
  if (isNewer(db)) throw new LedgerFaultError({ tag: 'newerSchema' })
  db.exec('BEGIN IMMEDIATE')
  for (const [name] of triggersOf(db)) db.exec(`DROP TRIGGER ${name}`)
  db.exec(`DROP TABLE ${TABLE}`)
  for (const step of SCHEMA_STEPS.slice(schemaVersion(db) - MOVED_VERSION)) db.exec(step)
  const done = work()
  createScriptRunner(db)(beginEpoch(at))
  db.exec(`PRAGMA user_version = ${SCHEMA_STEPS.length}; COMMIT`)
  return done
}
