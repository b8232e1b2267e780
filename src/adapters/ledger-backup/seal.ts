import { createHash } from 'node:crypto'
import { fstatSync, fsyncSync, readSync, statSync, writeSync } from 'node:fs'
import { inFile } from '../files/private-file'

const LABEL = 'nam-vung backup sha256 '
const HASH_CHARACTERS = 64
/** The seal follows the last page of the database, where SQLite does not read. */
const SEAL_BYTES = LABEL.length + HASH_CHARACTERS + 1
const PIECE_BYTES = 1_048_576

const sealOf = (file: number, bytes: number): string => {
  const hash = createHash('sha256')
  const piece = Buffer.alloc(PIECE_BYTES)
  for (let at = 0; at < bytes; ) {
    const read = readSync(file, piece, 0, Math.min(PIECE_BYTES, bytes - at), at)
    if (read === 0) break
    hash.update(piece.subarray(0, read))
    at += read
  }
  return `${LABEL}${hash.digest('hex')}\n`
}

const endOf = (file: number): string => {
  const end = Buffer.alloc(SEAL_BYTES)
  readSync(file, end, 0, SEAL_BYTES, Math.max(0, fstatSync(file).size - SEAL_BYTES))
  return end.toString('latin1')
}

/** Appends a checksum of all bytes, which shows later whether the file was truncated or changed. */
export const sealFile = (path: string): void =>
  inFile(path, 'r+', (file) => {
    const bytes = fstatSync(file).size
    writeSync(file, sealOf(file, bytes), bytes)
    fsyncSync(file)
  })

/** Whether every byte matches the seal. */
export const isSealWhole = (path: string): boolean =>
  inFile(path, 'r', (file) => endOf(file) === sealOf(file, fstatSync(file).size - SEAL_BYTES))

/** Whether the file ends with a seal; does not check its bytes. */
export const hasSeal = (path: string): boolean => inFile(path, 'r', (file) => endOf(file).startsWith(LABEL))

/** The size of a sealed file without its seal, in bytes. */
export const unsealedBytes = (path: string): number => statSync(path).size - SEAL_BYTES
