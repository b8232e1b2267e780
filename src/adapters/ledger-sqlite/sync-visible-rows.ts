import { fsyncSync, readSync, writeSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { inFile } from '../files/private-file'
import { type LedgerFault, toLedgerFault } from './ledger-fault'

const PIECE_BYTES = 65_536

/**
 * Rewrites a WAL that nobody writes, because after a failed fsync no later fsync retries the lost pages
 * (https://wiki.postgresql.org/wiki/Fsync_Errors).
 */
export const rewriteWal = (path: string): void =>
  inFile(path, 'r+', (file) => {
    const piece = new Uint8Array(PIECE_BYTES)
    let at = 0
    for (let read = readSync(file, piece, 0, PIECE_BYTES, at); read > 0; ) {
      at += writeSync(file, piece, 0, read, at)
      read = readSync(file, piece, 0, PIECE_BYTES, at)
    }
    fsyncSync(file)
  })

/** Writes and deletes a row of 8 kB, so that a full disk is noticed. Throws if it cannot. */
export const tryToWrite = (db: DatabaseSync): void =>
  db.exec('INSERT INTO probe (room) VALUES (zeroblob(8192)); DELETE FROM probe')

/** The path of the WAL of a database file. */
export const walOf = (path: string): string => `${path}-wal`

/** Syncs the WAL. After a crash of the process, rows may be visible that are not on disk, and nothing may rely on those. */
export const syncVisibleRows = (db: DatabaseSync, path: string): E.Either<LedgerFault, void> =>
  E.tryCatch(() => {
    db.exec('BEGIN IMMEDIATE')
    rewriteWal(walOf(path))
    tryToWrite(db)
    db.exec('COMMIT')
  }, toLedgerFault)
