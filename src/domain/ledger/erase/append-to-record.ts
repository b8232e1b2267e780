import { phoneHashSecret, secretKey } from '../phone-hash'
import { run, type Script } from '../script'
import type { KnownHead, RecordEntry, RecordOfErasures } from './record-of-erasures'

/**
 * Appends entries to the record and stores its last line in the ledger. If the transaction then fails, the record has lines that
 * the ledger does not know. This is no fault; only a missing line is a fault.
 */
export function* appendToRecord(
  { recordId, append }: RecordOfErasures,
  entries: ReadonlyArray<RecordEntry>,
): Script<void> {
  const known = yield* run('knownHeads', {})
  const head = append(entries, { key: yield* secretKey(yield* phoneHashSecret()), known })
  if (head.line > 0) yield* run('writeHead', { recordId, ...head })
}

/** Fails if the record lacks a line that the ledger knows. Creates the file if neither has any. */
export const checkRecord = (record: RecordOfErasures): Script<void> => appendToRecord(record, [])

/** Replaces the heads that the ledger knows. */
export function* replaceKnownHeads(heads: ReadonlyArray<KnownHead>): Script<void> {
  for (const { recordId } of yield* run('knownHeads', {})) yield* run('forgetHead', { recordId })
  for (const head of heads) yield* run('writeHead', head)
}
