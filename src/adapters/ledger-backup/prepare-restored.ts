import { chmodSync, closeSync, copyFileSync, fsyncSync, openSync, truncateSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { NotedErasure } from '../../ports/note-erasures'
import { beginEpoch } from '../ledger/epoch'
import { migrate } from '../ledger-sqlite/migrate'
import { createScriptRunner } from '../ledger-sqlite/script-runner'
import { type BackupFacts, dropFacts } from './backup-facts'
import type { BackupFault } from './backup-fault'
import { toBackupFault } from './make-backup'
import { redoErasures } from './redo-erasures'
import { unsealedBytes } from './seal'

const FOR_THE_OWNER = 0o600

const syncFile = (path: string): void => {
  const file = openSync(path, 'r+')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

const inCopy = (db: DatabaseSync, facts: BackupFacts, notes: ReadonlyArray<NotedErasure>) =>
  pipe(
    E.tryCatch(() => {
      // Crash safety is not needed before the file is complete; a WAL file would keep erased numbers.
      db.exec(`PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA secure_delete = ON;
        PRAGMA foreign_keys = ON`)
      dropFacts(db)
    }, toBackupFault),
    E.chain(() =>
      pipe(
        migrate(db),
        E.mapLeft((fault): BackupFault => ({ tag: 'ledger', fault })),
      ),
    ),
    E.chain(() =>
      E.tryCatch(() => {
        db.exec('BEGIN')
        const rows = redoErasures(db, notes, facts.createdAt)
        createScriptRunner(db)(beginEpoch())
        db.exec('COMMIT')
        if (rows > 0) db.exec('VACUUM')
        return rows
      }, toBackupFault),
    ),
  )

/** Turns a backup into a migrated ledger in a new epoch; repeats later erasures and returns how many rows they took. */
export const prepareRestored = (
  from: string,
  to: string,
  facts: BackupFacts,
  notes: ReadonlyArray<NotedErasure>,
): E.Either<BackupFault, number> =>
  pipe(
    E.tryCatch(() => {
      copyFileSync(from, to)
      chmodSync(to, FOR_THE_OWNER)
      truncateSync(to, unsealedBytes(to))
      return new DatabaseSync(to)
    }, toBackupFault),
    E.chain((db) => {
      try {
        return inCopy(db, facts, notes)
      } finally {
        db.close()
      }
    }),
    E.chainFirst(() => E.tryCatch(() => syncFile(to), toBackupFault)),
  )
