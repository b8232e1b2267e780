import {
  closeSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { NoteErasures } from '../../ports/note-erasures'
import { erasureLine } from './erasure-notes'
import { syncFolder } from './sync-folder'

export const ERASURES_FILE = 'erasures.jsonl'

export const erasuresIn = (dataDir: string): string => join(dataDir, ERASURES_FILE)

const FOR_THE_OWNER = 0o600
const FOLDER_FOR_THE_OWNER = 0o700
const LINE_END = 10
const PIECE_BYTES = 4_096

/** The end of the last complete line; an incomplete line was never acknowledged. */
const endOfLines = (file: number): number => {
  const piece = Buffer.alloc(PIECE_BYTES)
  for (let end = fstatSync(file).size; end > 0; ) {
    const start = Math.max(0, end - PIECE_BYTES)
    const read = readSync(file, piece, 0, end - start, start)
    const found = piece.subarray(0, read).lastIndexOf(LINE_END)
    if (found >= 0) return start + found + 1
    end = start
  }
  return 0
}

/** Appends never overlap, because every caller holds a lock of the ledger. */
export const appendErasures =
  (path: string): NoteErasures =>
  (erasures) => {
    mkdirSync(dirname(path), { recursive: true, mode: FOLDER_FOR_THE_OWNER })
    const file = openSync(path, 'a+', FOR_THE_OWNER)
    try {
      const end = endOfLines(file)
      if (end < fstatSync(file).size) ftruncateSync(file, end)
      const lines = Buffer.from(erasures.map(erasureLine).join(''))
      for (let at = 0; at < lines.length; ) at += writeSync(file, lines, at)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    syncFolder(dirname(path))
  }
