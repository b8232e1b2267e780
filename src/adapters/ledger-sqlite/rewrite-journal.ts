import { closeSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs'

const PIECE_BYTES = 65_536

/**
 * Rewrites a WAL file that nobody else writes, and syncs it. After a failed fsync the system may serve pages that are not on
 * disk, and a later fsync does not retry them (https://wiki.postgresql.org/wiki/Fsync_Errors).
 */
export const rewriteJournal = (path: string): void => {
  const file = openSync(path, 'r+')
  try {
    const piece = new Uint8Array(PIECE_BYTES)
    let at = 0
    for (let read = readSync(file, piece, 0, PIECE_BYTES, at); read > 0; ) {
      at += writeSync(file, piece, 0, read, at)
      read = readSync(file, piece, 0, PIECE_BYTES, at)
    }
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
