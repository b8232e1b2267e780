import { fstatSync, ftruncateSync, readSync } from 'node:fs'

const LINE_END = 10
const PIECE_BYTES = 4_096

/** The offset after the last `\n` before offset `before`; 0 if there is none. */
const endOfLineBefore = (file: number, before: number): number => {
  const piece = Buffer.alloc(PIECE_BYTES)
  for (let end = before; end > 0; ) {
    const start = Math.max(0, end - PIECE_BYTES)
    const read = readSync(file, piece, 0, end - start, start)
    const found = piece.subarray(0, read).lastIndexOf(LINE_END)
    if (found >= 0) return start + found + 1
    end = start
  }
  return 0
}

/** Whether the file is empty or ends with a line end. */
export const endsWhole = (file: number): boolean => {
  const { size } = fstatSync(file)
  return endOfLineBefore(file, size) === size
}

/** Truncates the file after its last line end; an incomplete line was never acknowledged. */
export const dropTornLine = (file: number): void => {
  const { size } = fstatSync(file)
  const end = endOfLineBefore(file, size)
  if (end < size) ftruncateSync(file, end)
}

/** The last line without its end; empty if there is none. */
export const lastLine = (file: number): string => {
  const { size } = fstatSync(file)
  const start = endOfLineBefore(file, size - 1)
  const line = Buffer.alloc(Math.max(0, size - 1 - start))
  readSync(file, line, 0, line.length, start)
  return line.toString('utf8')
}
