import type { RecordHead } from '../../domain/ledger/erase/record-of-erasures'
import { missingFrom } from './missing-from'
import { type ReadRecord, readRecord } from './read-record'
import type { RecordFault } from './record-fault'

/** What is wrong with a record whose lines are known; null if it has them all. */
export const recordFaultOf = (
  path: string,
  { lines, head, damage }: ReadRecord,
  known: ReadonlyArray<RecordHead>,
): RecordFault | null => {
  if (damage?.because === 'unreadable' && lines.length === 0) return { tag: 'noRecord', path }
  if (damage !== null) return { tag: 'damaged', path, damage }
  const [missing] = missingFrom(lines, known)
  if (missing === undefined) return null
  return head.line < missing.line
    ? { tag: 'shorter', path, known: missing, lines: head.line }
    : { tag: 'other', path, known: missing }
}

/** Why `text` (null: no file) is not the record whose lines are known; null if it is. */
export const recordFaultIn = (
  path: string,
  text: string | null,
  known: ReadonlyArray<RecordHead>,
): RecordFault | null => {
  if (text !== null) return recordFaultOf(path, readRecord(text), known)
  return known[0] === undefined ? null : { tag: 'absent', path, known: known[0] }
}
