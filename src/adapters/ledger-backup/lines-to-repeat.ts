import type { RecordHead } from '../../domain/ledger/erase/record-of-erasures'
import type { EpochMs } from '../../domain/time/epoch-ms'
import type { RecordLine } from '../ledger/read-record'

type Backup = {
  readonly createdAt: EpochMs
  /** The last lines that the ledger knew. */
  readonly heads: ReadonlyArray<RecordHead>
}

/**
 * The lines of a record that a restore repeats (P-004, P-005): all but those that the backup knows although they are dated
 * after it. The clock was ahead when they were written. Repeated by their time, they would erase registrations that were
 * sent later.
 */
export const linesToRepeat = (
  lines: ReadonlyArray<RecordLine>,
  { createdAt, heads }: Backup,
): ReadonlyArray<RecordLine> => {
  const known = new Set(heads.map(({ hash }) => hash))
  const lastKnown = lines.findLastIndex(({ hashes: [own] }) => own !== undefined && known.has(own))
  return lines.filter(({ entry }, index) => index > lastKnown || entry.at <= createdAt)
}
