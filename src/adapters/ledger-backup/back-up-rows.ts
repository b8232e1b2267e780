import { DatabaseSync } from 'node:sqlite'
import type * as TE from 'fp-ts/TaskEither'
import type { Now } from '../../ports/clock'
import { ID_TABLES, type IdTable, type LedgerTable, type TableRow } from '../ledger/ledger-source'
import { tablesOf } from '../ledger-sqlite/ledger-source'
import { SCHEMA_STEPS } from '../ledger-sqlite/schema'
import type { BackupFacts } from './backup-facts'
import type { BackupFault } from './backup-fault'
import { makeBackup } from './make-backup'

/** A table that is read in pages. `columns` lists only those that the source has; it is empty if the source lacks the table. */
export type TablePages = LedgerTable & { readonly pages: AsyncIterable<ReadonlyArray<TableRow>> }

/** `lastId`: the highest id ever assigned in a table. */
export type LedgerPages = {
  readonly table: (table: LedgerTable) => TablePages
  readonly lastId: (table: IdTable) => Promise<number>
}

const fillTable = async (db: DatabaseSync, { name, columns, pages }: TablePages): Promise<void> => {
  if (columns.length === 0) return
  const insert = db.prepare(
    `INSERT INTO ${name} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
  )
  for await (const page of pages)
    for (const row of page) insert.run(...row.map((value) => value as string | number | null))
}

const continueIds = async (db: DatabaseSync, { lastId }: LedgerPages): Promise<void> => {
  for (const name of ID_TABLES) {
    const last = await lastId(name)
    db.prepare('DELETE FROM sqlite_sequence WHERE name = ?').run(name)
    db.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)').run(name, last)
  }
}

/** Creates the tables in an empty file and fills them, referenced tables first. */
const fillLedger = async (path: string, source: LedgerPages): Promise<void> => {
  const db = new DatabaseSync(path)
  try {
    db.exec(`PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA foreign_keys = ON;
      BEGIN; ${SCHEMA_STEPS.join(';')}; PRAGMA user_version = ${SCHEMA_STEPS.length}`)
    const tables = tablesOf(db)
    for (const { name } of tables.toReversed()) db.exec(`DELETE FROM ${name}`)
    for (const table of tables) await fillTable(db, source.table(table))
    await continueIds(db, source)
    db.exec('COMMIT')
  } finally {
    db.close()
  }
}

/** Writes the rows of a database to a backup in the format of SQLite backups. */
export const backUpRows = <F>(
  inSnapshot: (work: (pages: LedgerPages) => Promise<void>) => TE.TaskEither<F, void>,
  path: string,
  now: Now,
): TE.TaskEither<BackupFault | F, BackupFacts> =>
  makeBackup(path, now(), (part) => inSnapshot((pages) => fillLedger(part, pages)))
