import { chmodSync, copyFileSync, fsyncSync, truncateSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { replaceKnownHeads } from '../../domain/ledger/erase/append-to-record'
import type { KnownHead } from '../../domain/ledger/erase/record-of-erasures'
import { adoptLedger, type KnownLedger } from '../../domain/ledger/restore/known-ledger'
import { beginEpoch } from '../../domain/ledger/restore/restored'
import type { EpochMs } from '../../domain/time/epoch-ms'
import { inFile, PRIVATE_FILE } from '../files/private-file'
import type { RecordLine } from '../ledger/read-record'
import { commitScript, createScriptRunner } from '../ledger-sqlite/script-runner'
import { upgradeSchema } from '../ledger-sqlite/upgrade-schema'
import { type BackupFacts, dropFacts } from './backup-facts'
import { type BackupFault, toBackupFault } from './backup-fault'
import { type Redone, redoErasures } from './redo-erasures'
import { unsealedBytes } from './seal'

const syncFile = (path: string): void => inFile(path, 'r+', fsyncSync)

export type Restoring = {
  readonly facts: BackupFacts
  readonly lines: ReadonlyArray<RecordLine>
  readonly areErasuresLost: boolean
  readonly replaced: KnownLedger
  readonly at: EpochMs
}

const unlessReached = (
  { rows, unreachable }: Redone,
  areErasuresLost: boolean,
): E.Either<BackupFault, number> =>
  unreachable > 0 && !areErasuresLost ? E.left({ tag: 'openRemovals', persons: unreachable }) : E.right(rows)

const inCopy = (db: DatabaseSync, { facts, lines, areErasuresLost, replaced, at }: Restoring) =>
  pipe(
    E.tryCatch(() => {
      // The file is used only once it is complete, so crashes may damage it; a WAL would keep erased numbers.
      db.exec(`PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA secure_delete = ON;
        PRAGMA foreign_keys = ON`)
      dropFacts(db)
    }, toBackupFault),
    E.chain(() =>
      pipe(
        upgradeSchema(db),
        E.mapLeft((fault): BackupFault => ({ tag: 'ledger', fault })),
      ),
    ),
    E.chain(() =>
      E.tryCatch(() => {
        const runScript = createScriptRunner(db)
        db.exec('BEGIN')
        runScript(adoptLedger(replaced))
        const redone = redoErasures(db, {
          lines,
          since: facts.createdAt,
          queuedElsewhere: replaced.queuedPhoneHashes,
        })
        runScript(beginEpoch(at))
        db.exec('COMMIT')
        if (redone.rows > 0) db.exec('PRAGMA temp_store = FILE; VACUUM')
        return redone
      }, toBackupFault),
    ),
    E.chain((redone) => unlessReached(redone, areErasuresLost)),
  )

/** Turns a backup into a ledger of this release in a new epoch; repeats later erasures and returns how many rows they took. */
export const prepareRestored = (
  from: string,
  to: string,
  restoring: Restoring,
): E.Either<BackupFault, number> =>
  pipe(
    E.tryCatch(() => {
      copyFileSync(from, to)
      chmodSync(to, PRIVATE_FILE)
      truncateSync(to, unsealedBytes(to))
      return new DatabaseSync(to)
    }, toBackupFault),
    E.chain((db) => {
      try {
        return inCopy(db, restoring)
      } finally {
        db.close()
      }
    }),
    E.chainFirst(() => E.tryCatch(() => syncFile(to), toBackupFault)),
  )

/** Replaces all heads that the ledger in the file knows by one. */
export const writeOnlyHead = (path: string, head: KnownHead): E.Either<BackupFault, void> =>
  E.tryCatch(() => {
    const db = new DatabaseSync(path)
    try {
      db.exec('PRAGMA journal_mode = MEMORY')
      commitScript(db, replaceKnownHeads(head.line > 0 ? [head] : []))
    } finally {
      db.close()
    }
    syncFile(path)
  }, toBackupFault)
