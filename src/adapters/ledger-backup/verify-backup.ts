import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import { WholeRow } from '../ledger/kept-row'
import type { LedgerTable, TableRow } from '../ledger/ledger-source'
import { decodedRow } from '../ledger/row-fault'
import { SCHEMA_STEPS } from '../ledger-sqlite/schema'
import { schemaVersion } from '../ledger-sqlite/schema-version'
import { type BackupFacts, backedUpTables, readFacts } from './backup-facts'
import { type BackupFault, damaged } from './backup-fault'
import { toBackupFault } from './make-backup'
import { hasSeal, isSealWhole } from './seal'
import { sumOfTable } from './table-sum'

/** Without it SQLite asks the system for each page again and again. */
const MOST_MAPPED_BYTES = 2_147_418_112

type Checked<A> = E.Either<BackupFault, A>

const sealed = (path: string): Checked<void> => {
  if (!existsSync(path)) return E.left({ tag: 'absentBackup' })
  if (!hasSeal(path)) return E.left({ tag: 'notABackup' })
  return isSealWhole(path) ? E.right(undefined) : E.left(damaged('seal'))
}

const Result = t.type({ integrity_check: t.string })

const isSound = (db: DatabaseSync): boolean => {
  const check = db.prepare('PRAGMA integrity_check(1)').get()
  return (
    Result.is(check) &&
    check.integrity_check === 'ok' &&
    db.prepare('PRAGMA foreign_key_check').get() === undefined
  )
}

/** A row that staff's commands and the delivery can read. */
const checkRow = ({ name, columns }: LedgerTable): ((row: TableRow) => void) => {
  if (name !== 'registration' && name !== 'quarantine') return () => undefined
  const [id, target, phone, record, at] = ['id', 'target', 'phone', 'record', 'received_at'].map((column) =>
    columns.indexOf(column),
  )
  const of = (row: TableRow, place = -1): unknown => row[place]
  return (row) =>
    void decodedRow(name, WholeRow, {
      id: of(row, id),
      target: of(row, target),
      phone: of(row, phone),
      record: of(row, record),
      at: of(row, at),
    })
}

const factsOf = (db: DatabaseSync): Checked<BackupFacts> =>
  pipe(
    E.tryCatch(
      () => readFacts(db),
      () => damaged('facts'),
    ),
    E.filterOrElse(
      (facts) => facts.schemaVersion <= SCHEMA_STEPS.length,
      (): BackupFault => ({ tag: 'newerBackup' }),
    ),
    E.filterOrElse(
      (facts) => facts.schemaVersion === schemaVersion(db),
      () => damaged('schema'),
    ),
  )

const tableMatches = (db: DatabaseSync, facts: BackupFacts, table: LedgerTable): Checked<void> => {
  const noted = facts.tables.find((sum) => sum.table === table.name)
  return pipe(
    E.tryCatch(
      () => sumOfTable(db, table, checkRow(table)),
      () => damaged(table.name),
    ),
    E.filterOrElse(
      ({ rows, sum }) => noted?.rows === rows && noted.sum === sum,
      () => damaged(table.name),
    ),
    E.map(() => undefined),
  )
}

const checked = (db: DatabaseSync): Checked<BackupFacts> =>
  pipe(
    factsOf(db),
    E.filterOrElse(
      () => isSound(db),
      () => damaged('pages'),
    ),
    E.chainFirst((facts) =>
      pipe(
        backedUpTables(db),
        E.traverseArray((table) => tableMatches(db, facts, table)),
        E.filterOrElse(
          (tables) => tables.length === facts.tables.length,
          () => damaged('tables'),
        ),
      ),
    ),
  )

/** Reads the whole file: its seal, its pages, each table's count and sum, each row. */
export const verifyBackup = (path: string): Checked<BackupFacts> =>
  pipe(
    E.tryCatch(() => sealed(path), toBackupFault),
    E.flatten,
    E.chain(() =>
      E.tryCatch(
        () => {
          const db = new DatabaseSync(path, { readOnly: true })
          try {
            // Every byte was just read for the seal: no page is unreadable.
            db.exec(`PRAGMA mmap_size = ${MOST_MAPPED_BYTES}`)
            return checked(db)
          } finally {
            db.close()
          }
        },
        () => damaged('pages'),
      ),
    ),
    E.flatten,
  )
