import type { RecordHead } from '../../domain/ledger/erase/record-of-erasures'
import type { RecordLine } from './read-record'

/** The known lines that the given lines lack. */
export const missingFrom = <Head extends RecordHead>(
  lines: ReadonlyArray<RecordLine>,
  known: ReadonlyArray<Head>,
): ReadonlyArray<Head> => {
  const hashes = new Set(lines.flatMap((line) => line.hashes))
  return known.filter(({ hash }) => !hashes.has(hash))
}
