import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import * as t from 'io-ts'
import { decodedRow } from '../ledger/data-fault'
import type { LedgerSource, LedgerTable, TableRow } from '../ledger/ledger-source'

/** Lists the tables without SQLite’s own and without `probe`, which only shows that the disk has space. */
const LIST_TABLES = `
  SELECT name FROM sqlite_schema
  WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name <> 'probe' ORDER BY rowid`

const Named = t.type({ name: t.string })
const namesOf = (rows: ReadonlyArray<unknown>): ReadonlyArray<string> =>
  rows.map((row) => decodedRow('names of tables', Named, row).name)

/** The tables of a file in order of creation, so that referenced tables come first. */
export const tablesOf = (db: DatabaseSync): ReadonlyArray<LedgerTable> =>
  namesOf(db.prepare(LIST_TABLES).all()).map((name) => ({
    name,
    columns: namesOf(db.prepare('SELECT name FROM pragma_table_info(?)').all(name)),
  }))

function* readTable(db: DatabaseSync, { name, columns }: LedgerTable): Generator<TableRow> {
  const select = db.prepare(`SELECT ${columns.join(', ')} FROM ${name}`)
  for (const row of select.iterate()) yield columns.map((column): SQLOutputValue => row[column] ?? null)
}

const countTable = (db: DatabaseSync, name: string): number =>
  Number(db.prepare(`SELECT count(*) AS n FROM ${name}`).get()?.n)

const lastId = (db: DatabaseSync, name: string): number =>
  Number(db.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?').get(name)?.seq ?? 0)

/** All tables of a file for a copy, with the last ids that were given. */
export const ledgerSource = (db: DatabaseSync): LedgerSource => ({
  tables: tablesOf(db).map((table) => ({
    ...table,
    count: countTable(db, table.name),
    read: () => readTable(db, table),
  })),
  lastIds: { registration: lastId(db, 'registration'), quarantine: lastId(db, 'quarantine') },
})
