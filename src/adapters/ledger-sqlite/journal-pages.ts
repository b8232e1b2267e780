import { readFileSync } from 'node:fs'

const JOURNAL_HEADER_BYTES = 32
const FRAME_HEADER_BYTES = 24

/** The numbers of all pages in a WAL, also checkpointed ones (https://sqlite.org/fileformat2.html#the_write_ahead_log). */
export const journalPages = (path: string, pageBytes: number): ReadonlySet<number> => {
  const journal = readFileSync(path)
  const pages = new Set<number>()
  for (
    let at = JOURNAL_HEADER_BYTES;
    at + FRAME_HEADER_BYTES <= journal.length;
    at += FRAME_HEADER_BYTES + pageBytes
  )
    pages.add(journal.readUInt32BE(at))
  return pages
}
