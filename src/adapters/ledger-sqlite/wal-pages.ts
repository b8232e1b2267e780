import { readFileSync } from 'node:fs'

const WAL_HEADER_BYTES = 32
const FRAME_HEADER_BYTES = 24

/** The numbers of all pages in a WAL, also checkpointed ones (https://sqlite.org/fileformat2.html#the_write_ahead_log). */
export const walPages = (path: string, pageBytes: number): ReadonlySet<number> => {
  const wal = readFileSync(path)
  const pages = new Set<number>()
  for (let at = WAL_HEADER_BYTES; at + FRAME_HEADER_BYTES <= wal.length; at += FRAME_HEADER_BYTES + pageBytes)
    pages.add(wal.readUInt32BE(at))
  return pages
}
