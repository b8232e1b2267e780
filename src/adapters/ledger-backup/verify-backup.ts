import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { isWholeContract } from '../../domain/ledger/erase/retained-contract'
import { isWholeRow } from '../../domain/ledger/kept-row'
import type { LedgerTable, TableRow } from '../ledger/ledger-source'
import { SCHEMA_STEPS, schemaVersion } from '../ledger-sqlite/schema'
import { type BackupFacts, backedUpTables, readFacts } from './backup-facts'
import { type BackupFault, damagedBackup, toBackupFileFault } from './backup-fault'
import { orderedChecksum } from './ordered-checksum'
import { hasSeal, isSealWhole } from './seal'

/** The program of the thread, as a text because the bundle has no file for it. */
const CHECK = `
  const { DatabaseSync } = require('node:sqlite')
  const { parentPort, workerData: { path, mappedBytes } } = require('node:worker_threads')
  const db = new DatabaseSync(path, { readOnly: true })
  db.exec('PRAGMA mmap_size = ' + mappedBytes)
  const { integrity_check } = db.prepare('PRAGMA integrity_check(1)').get()
  const dangling = db.prepare('PRAGMA foreign_key_check').get()
  db.close()
  parentPort.postMessage(integrity_check === 'ok' && dangling === undefined)`

/** Checks the B-trees and foreign keys of a file in a separate thread. */
const checkPages = (path: string, mappedBytes: number): Promise<boolean> =>
  new Promise((resolve) => {
    const worker = new Worker(CHECK, { eval: true, workerData: { path, mappedBytes } })
    worker.on('message', (isSound) => resolve(isSound === true))
    worker.on('error', () => resolve(false))
    worker.on('exit', () => resolve(false))
  })

/** The most that SQLite maps into memory; without mapping, it makes a system call for each page. */
const MOST_MAPPED_BYTES = 2_147_418_112

type Checked<A> = E.Either<BackupFault, A>

const checkSeal = (path: string): Checked<void> => {
  if (!existsSync(path)) return E.left({ tag: 'absentBackup' })
  if (!hasSeal(path)) return E.left({ tag: 'notABackup' })
  return isSealWhole(path) ? E.right(undefined) : E.left(damagedBackup('seal'))
}

/** Whether commands and delivery can decode the row. */
const isReadable = ({ name, columns }: LedgerTable): ((row: TableRow) => boolean) => {
  const indexOf = (column: string): number => columns.indexOf(column)
  if (name === 'contract') {
    const [phone, record] = [indexOf('phone'), indexOf('record')]
    return (row) => isWholeContract({ phone: row[phone], record: row[record] })
  }
  if (name !== 'registration' && name !== 'quarantine') return () => true
  const [id, target, phone] = [indexOf('id'), indexOf('target'), indexOf('phone')]
  const [content, at] = [indexOf('record'), indexOf('received_at')]
  return (row) =>
    isWholeRow({ id: row[id], target: row[target], phone: row[phone], content: row[content], at: row[at] })
}

const statedFacts = (db: DatabaseSync): Checked<BackupFacts> =>
  pipe(
    E.tryCatch(
      () => readFacts(db),
      () => damagedBackup('facts'),
    ),
    E.filterOrElse(
      (facts) => facts.schemaVersion <= SCHEMA_STEPS.length,
      (): BackupFault => ({ tag: 'newerBackup' }),
    ),
    E.filterOrElse(
      (facts) => facts.schemaVersion === schemaVersion(db),
      () => damagedBackup('schema'),
    ),
  )

const tableMatches = (db: DatabaseSync, facts: BackupFacts, table: LedgerTable): Checked<void> => {
  const notedSum = facts.tables.find((sum) => sum.table === table.name)
  return pipe(
    E.tryCatch(
      () => orderedChecksum(db, table, isReadable(table)),
      () => damagedBackup(table.name),
    ),
    E.filterOrElse(
      ({ rows, sum }) => notedSum?.rows === rows && notedSum.sum === sum,
      () => damagedBackup(table.name),
    ),
    E.map(() => undefined),
  )
}

const checkTables = (db: DatabaseSync): Checked<BackupFacts> =>
  pipe(
    statedFacts(db),
    E.chainFirst((facts) =>
      pipe(
        backedUpTables(db),
        E.traverseArray((table) => tableMatches(db, facts, table)),
        E.filterOrElse(
          (tables) => tables.length === facts.tables.length,
          () => damagedBackup('tables'),
        ),
      ),
    ),
  )

const readChecked = (path: string): Checked<BackupFacts> =>
  pipe(
    E.tryCatch(
      () => {
        const db = new DatabaseSync(path, { readOnly: true })
        try {
          // Mapping is safe: the check of the seal has just read every page.
          db.exec(`PRAGMA mmap_size = ${MOST_MAPPED_BYTES}`)
          return checkTables(db)
        } finally {
          db.close()
        }
      },
      () => damagedBackup('pages'),
    ),
    E.flatten,
  )

/** Reads the whole file: its seal and, in parallel, its pages, the count and checksum of each table, and each row. */
export const verifyBackup = (path: string): TE.TaskEither<BackupFault, BackupFacts> =>
  pipe(
    TE.fromIOEither(() => E.flatten(E.tryCatch(() => checkSeal(path), toBackupFileFault))),
    TE.chain(() => async () => {
      const arePagesSound = checkPages(path, MOST_MAPPED_BYTES)
      const facts = readChecked(path)
      const isSound = await arePagesSound
      return E.isRight(facts) && !isSound ? E.left(damagedBackup('pages')) : facts
    }),
  )
