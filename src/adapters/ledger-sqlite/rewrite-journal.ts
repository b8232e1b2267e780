import { closeSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs'

const PIECE_BYTES = 65_536

/**
 * Takes the path of a journal that nobody writes meanwhile, writes what is seen of it over itself and syncs it: after a
 * sync that failed, the system shows pages that are not on the disk and no later sync tries them again
 * (https://wiki.postgresql.org/wiki/Fsync_Errors).
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
