import { closeSync, fdatasyncSync, openSync } from 'node:fs'
import { backup, DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { phoneHashSecret } from '../../domain/ledger/phone-hash'
import type { Now } from '../../ports/clock'
import type { LedgerFault } from '../ledger-sqlite/ledger-fault'
import { ledgerFiles } from '../ledger-sqlite/ledger-files'
import { BUSY_TIMEOUT_MS } from '../ledger-sqlite/open-database'
import { openToRead } from '../ledger-sqlite/open-to-read'
import { commitScript } from '../ledger-sqlite/script-runner'
import type { BackupFacts } from './backup-facts'
import type { BackupFault } from './backup-fault'
import { toBackupFault, toBackupFileFault } from './backup-fault'
import { makeBackup } from './make-backup'

/** 512 pages are 2 MB, which take the disk about 10 ms. */
const PAGES_AT_ONCE = 512

/** Creates the secret of phone hashes before the backup, which needs it to recognize persons who are erased later. */
const ensureSecret = (dataDir: string): void => {
  const db = new DatabaseSync(ledgerFiles(dataDir).database, { timeout: BUSY_TIMEOUT_MS })
  try {
    commitScript(db, phoneHashSecret())
  } finally {
    db.close()
  }
}

/** Checkpoints the WAL, which grew during the backup, so that the next commit need not. */
const checkpointWal = (dataDir: string): void => {
  const db = new DatabaseSync(ledgerFiles(dataDir).database, { timeout: BUSY_TIMEOUT_MS })
  try {
    db.exec('PRAGMA wal_checkpoint(PASSIVE)')
  } finally {
    db.close()
  }
}

const hasSecret = (db: DatabaseSync): boolean => db.prepare('SELECT 1 FROM secret').get() !== undefined

/** Copies the file in small steps and syncs each: a single large sync at the end would delay commits. */
const copyTo = (source: DatabaseSync, part: string): TE.TaskEither<BackupFault, void> =>
  TE.tryCatch(async () => {
    const copied = openSync(part, 'r+')
    try {
      // Holds a snapshot open, because SQLite restarts a backup if the file is written between two steps.
      source.exec('BEGIN; SELECT 1 FROM sqlite_schema')
      await backup(source, part, { rate: PAGES_AT_ONCE, progress: () => fdatasyncSync(copied) })
      source.exec('COMMIT')
    } finally {
      closeSync(copied)
    }
  }, toBackupFileFault)

const openSource = (dataDir: string): E.Either<BackupFault, DatabaseSync> =>
  pipe(
    openToRead(dataDir),
    E.mapLeft((fault: LedgerFault): BackupFault => ({ tag: 'ledger', fault })),
    E.chainFirst((db) =>
      E.tryCatch(() => {
        if (!hasSecret(db)) ensureSecret(dataDir)
      }, toBackupFault),
    ),
  )

/**
 * Backs up the ledger’s file to `path`, sealed, while servers run. Replaces the file at `path` only if it is a backup (P-005).
 */
export const backUpFile = (
  dataDir: string,
  path: string,
  now: Now,
): TE.TaskEither<BackupFault, BackupFacts> =>
  pipe(
    TE.fromIOEither(() => openSource(dataDir)),
    TE.chain((source) => {
      const copy = (part: string) =>
        pipe(
          copyTo(source, part),
          TE.chainFirstIOK(() => () => E.tryCatch(() => checkpointWal(dataDir), E.toError)),
        )
      const made = makeBackup(path, now(), copy)
      return () => made().finally(() => source.close())
    }),
  )
