import { closeSync, fdatasyncSync, openSync } from 'node:fs'
import { backup, DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Now } from '../../ports/now'
import { phoneMarkSecret } from '../ledger/phone-mark-secret'
import type { LedgerFault } from '../ledger-sqlite/ledger-fault'
import { ledgerFiles } from '../ledger-sqlite/ledger-files'
import { openToRead } from '../ledger-sqlite/open-to-read'
import { commitScript } from '../ledger-sqlite/script-runner'
import type { BackupFacts } from './backup-facts'
import type { BackupFault } from './backup-fault'
import { makeBackup, toBackupFault } from './make-backup'

const BUSY_TIMEOUT_MS = 5_000

/** 2 MB: some 10 ms of the disk. */
const PAGES_AT_A_TIME = 512

/** Without it later erasures could not be recognized in the backup. */
const ensureSecret = (dataDir: string): void => {
  const db = new DatabaseSync(ledgerFiles(dataDir).database, { timeout: BUSY_TIMEOUT_MS })
  try {
    commitScript(db, phoneMarkSecret())
  } finally {
    db.close()
  }
}

/** What was written meanwhile waits in the journal: otherwise the next visitor would wait until it is in the file. */
const emptyJournal = (dataDir: string): void => {
  const db = new DatabaseSync(ledgerFiles(dataDir).database, { timeout: BUSY_TIMEOUT_MS })
  try {
    db.exec('PRAGMA wal_checkpoint(PASSIVE)')
  } finally {
    db.close()
  }
}

const hasSecret = (db: DatabaseSync): boolean => db.prepare('SELECT 1 FROM secret').get() !== undefined

/** In the journal's mode nobody waits for a reader; who commits waits for the disk, so that it is given little at once. */
const copyTo = (source: DatabaseSync, part: string): TE.TaskEither<BackupFault, void> =>
  TE.tryCatch(async () => {
    const copied = openSync(part, 'r+')
    try {
      // Without a view that stays, a step after another's write would begin anew.
      source.exec('BEGIN; SELECT 1 FROM sqlite_schema')
      await backup(source, part, { rate: PAGES_AT_A_TIME, progress: () => fdatasyncSync(copied) })
      source.exec('COMMIT')
    } finally {
      closeSync(copied)
    }
  }, toBackupFault)

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
          TE.chainFirstIOK(() => () => E.tryCatch(() => emptyJournal(dataDir), E.toError)),
        )
      const made = makeBackup(path, now(), copy)
      return () => made().finally(() => source.close())
    }),
  )
