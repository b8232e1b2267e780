import type { DatabaseSync } from 'node:sqlite'
import * as t from 'io-ts'
import { decodedRow } from '../ledger/data-fault'
import type { LedgerTable } from '../ledger/ledger-source'
import { tablesOf } from '../ledger-sqlite/ledger-source'
import { type OrderedChecksum, orderedChecksum } from './ordered-checksum'

const Made = t.type({ schemaVersion: t.number, createdAt: t.number })
const Sum = t.type({ table: t.string, rows: t.number, sum: t.string })

export type BackupFacts = t.TypeOf<typeof Made> & { readonly tables: ReadonlyArray<OrderedChecksum> }

const TABLES = ['backup', 'backup_table'] as const

const CREATE = `
  CREATE TABLE backup (schema_version INTEGER NOT NULL, created_at INTEGER NOT NULL) STRICT;
  CREATE TABLE backup_table (name TEXT PRIMARY KEY, rows INTEGER NOT NULL, sum TEXT NOT NULL) STRICT`

/** Drops the tables with the facts, which only a backup has. */
export const dropFacts = (db: DatabaseSync): void =>
  db.exec(TABLES.map((table) => `DROP TABLE IF EXISTS ${table}`).join(';'))

/** The tables of the ledger in a backup, without those that describe it. */
export const backedUpTables = (db: DatabaseSync): ReadonlyArray<LedgerTable> =>
  tablesOf(db).filter(({ name }) => !TABLES.some((table) => table === name))

/** Stores in a backup when it was made, and the row count and checksum of each table. */
export const writeFacts = (
  db: DatabaseSync,
  { schemaVersion, createdAt }: t.TypeOf<typeof Made>,
): BackupFacts => {
  const tables = backedUpTables(db).map((table) => orderedChecksum(db, table))
  db.exec(CREATE)
  db.prepare('INSERT INTO backup VALUES (?, ?)').run(schemaVersion, createdAt)
  const insert = db.prepare('INSERT INTO backup_table VALUES (?, ?, ?)')
  for (const { table, rows, sum } of tables) insert.run(table, rows, sum)
  return { schemaVersion, createdAt, tables }
}

/** Throws if the file has no facts. */
export const readFacts = (db: DatabaseSync): BackupFacts => ({
  ...decodedRow(
    'backup',
    Made,
    db.prepare('SELECT schema_version AS schemaVersion, created_at AS createdAt FROM backup').get(),
  ),
  tables: db
    .prepare('SELECT name AS "table", rows, sum FROM backup_table ORDER BY rowid')
    .all()
    .map((row) => decodedRow('backup_table', Sum, row)),
})
