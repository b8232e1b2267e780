import type { RecordEntry, RecordHead } from '../../domain/ledger/erase/record-of-erasures'
import type { RecordLine } from './read-record'
import { hashOf, lineText } from './record-line'

/** Lines for new entries, not repeated from another record. */
export const newLines = (key: string, entries: ReadonlyArray<RecordEntry>): ReadonlyArray<RecordLine> =>
  entries.map((entry) => ({ entry, key, hashes: [] }))

/**
 * The text to append to a record that ends with `head`, and its new head. The `hashes` of an added line are those of the lines
 * that it repeats.
 */
export const linesAfter = (head: RecordHead, added: ReadonlyArray<RecordLine>) => {
  let last = head
  const texts = added.map(({ entry, key, hashes: from }) => {
    const link = { line: last.line + 1, key, before: last.hash, ...(from.length === 0 ? {} : { from }) }
    const text = lineText(link, entry)
    last = { line: link.line, hash: hashOf(link.before, text) }
    return `${text}\n`
  })
  return { text: texts.join(''), head: last }
}
