import { closeSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs'

const PIECE_BYTES = 65_536

/** Rewrites an idle WAL, because no fsync retries what a failed one lost (https://wiki.postgresql.org/wiki/Fsync_Errors). */
export const rewriteWal = (path: string): void => {
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
