import { readFileSync } from 'node:fs'

const JOURNAL_HEADER_BYTES = 32
const FRAME_HEADER_BYTES = 24

/** Takes the path of a journal, gives the numbers of all pages that stand in it, also of those that were copied into the file before (https://sqlite.org/fileformat2.html#the_write_ahead_log). */
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
