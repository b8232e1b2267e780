import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { EpochMs } from '../../domain/time/epoch-ms'
import { PRIVATE_FILE, syncFolder } from '../files/private-file'
import { schemaVersion } from '../ledger-sqlite/schema'
import { type BackupFacts, writeFacts } from './backup-facts'
import { type BackupFault, toBackupFileFault } from './backup-fault'
import { hasSeal, sealFile } from './seal'

/** Fails if `path` has a file that is no backup: the path may be mistyped. */
const isFree = (path: string): E.Either<BackupFault, void> =>
  pipe(
    E.tryCatch(() => !existsSync(path) || hasSeal(path), toBackupFileFault),
    E.filterOrElse(
      (free) => free,
      (): BackupFault => ({ tag: 'otherFile' }),
    ),
    E.map(() => undefined),
  )

const finish = (part: string, path: string, createdAt: EpochMs): BackupFacts => {
  const db = new DatabaseSync(part)
  try {
    // In WAL mode, SQLite would create a file beside the backup each time it is read.
    db.exec('PRAGMA journal_mode = DELETE; PRAGMA synchronous = OFF')
    const facts = writeFacts(db, { schemaVersion: schemaVersion(db), createdAt })
    db.close()
    sealFile(part)
    renameSync(part, path)
    syncFolder(dirname(path))
    return facts
  } finally {
    if (db.isOpen) db.close()
  }
}

const emptyPart = (part: string): void => {
  closeSync(openSync(part, 'wx', PRIVATE_FILE))
}

/** `fill` writes the tables of a ledger into the new file `part`; `createdAt` must not be later than its snapshot. */
export const makeBackup = <F>(
  path: string,
  createdAt: EpochMs,
  fill: (part: string) => TE.TaskEither<F, void>,
): TE.TaskEither<BackupFault | F, BackupFacts> => {
  const part = `${path}.part`
  const clear = () => {
    for (const end of ['', '-journal', '-wal', '-shm']) rmSync(`${part}${end}`, { force: true })
  }
  const make = pipe(
    TE.fromIOEither(() =>
      E.tryCatch(() => {
        clear()
        emptyPart(part)
      }, toBackupFileFault),
    ),
    TE.chainW(() => fill(part)),
    TE.chainEitherKW(() => E.tryCatch(() => finish(part, path, createdAt), toBackupFileFault)),
    TE.orElseFirstIOK(() => clear),
  )
  return pipe(
    TE.fromIOEither(() => isFree(path)),
    TE.chainW(() => make),
  )
}
