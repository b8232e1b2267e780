import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import * as RA from 'fp-ts/ReadonlyArray'
import * as t from 'io-ts'

/** A table with the columns its rows are read in. */
export type LedgerTable = { readonly name: string; readonly columns: ReadonlyArray<string> }
export type TableRow = ReadonlyArray<unknown>

/** SQLite's own tables, and the one that only shows that there is room. */
const LIST_TABLES = `
  SELECT name FROM sqlite_schema
  WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name <> 'probe' ORDER BY rowid`

const Named = t.type({ name: t.string })
const namesOf = (rows: ReadonlyArray<unknown>): ReadonlyArray<string> =>
  RA.rights(rows.map((row) => Named.decode(row))).map(({ name }) => name)

/** Takes the ledger's database, gives its tables in the order they were made in: those that others refer to come first. */
export const readTables = (db: DatabaseSync): ReadonlyArray<LedgerTable> =>
  namesOf(db.prepare(LIST_TABLES).all()).map((name) => ({
    name,
    columns: namesOf(db.prepare('SELECT name FROM pragma_table_info(?)').all(name)),
  }))

/** Takes the ledger's database and one of its tables, gives the rows, values in the order of the columns. */
export function* readTable(db: DatabaseSync, { name, columns }: LedgerTable): Generator<TableRow> {
  const select = db.prepare(`SELECT ${columns.join(', ')} FROM ${name}`)
  for (const row of select.iterate()) yield columns.map((column): SQLOutputValue => row[column] ?? null)
}

const Counted = t.type({ n: t.number })

/** Takes the ledger's database and a table's name, gives how many rows it has. */
export const countTable = (db: DatabaseSync, name: string): number => {
  const row = db.prepare(`SELECT count(*) AS n FROM ${name}`).get()
  return Counted.is(row) ? row.n : 0
}

const LastNumber = t.type({ seq: t.number })

/** Takes the ledger's database and a table that counts by itself, gives the highest number it ever gave. */
export const lastNumber = (db: DatabaseSync, name: 'registration' | 'quarantine'): number => {
  const row = db.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?').get(name)
  return LastNumber.is(row) ? row.seq : 0
}
