import type { OpenSheet } from '../../delivery/known-sheet'
import type { Target } from '../../registration/registration'
import type { EpochMs } from '../../time/epoch-ms'
import { appendToRecord } from '../erase/append-to-record'
import type { RecordedSheet, RecordOfErasures } from '../erase/record-of-erasures'
import { phoneHashSecret, spellingHashes } from '../phone-hash'
import { run, type Script } from '../script'

const sheetId = (target: Target, { spreadsheet, tab }: Omit<OpenSheet, 'name'>): string =>
  `${target} ${spreadsheet} #${tab}`

/** Records a sheet. Replaces the entry of an earlier release, which had the name alone. */
export function* insertSheet({
  target,
  spreadsheet,
  tab,
  name,
}: Omit<RecordedSheet, 'kind' | 'at'>): Script<void> {
  const id = sheetId(target, { spreadsheet, tab })
  yield* run('insertSheet', { id, target, spreadsheet, tab, name })
  for (const former of yield* run('replaceNamed', { target, spreadsheet, name }))
    yield* run('moveRemovals', { from: former.id, to: id })
}

/**
 * Limits queued removals of persons of the batch to rows older than their erasure: a batch formed for another spreadsheet may
 * bring a later row of the same person.
 */
function* boundRemovalsOf(target: Target, spreadsheet: string, batchId: number): Script<void> {
  const queued = yield* run('queuedRemovals', { target, spreadsheet })
  if (queued.length === 0) return
  const secret = yield* phoneHashSecret()
  for (const { content } of yield* run('batchRows', { id: batchId })) {
    const hashes = yield* spellingHashes(secret, content.phone)
    for (const { id, phoneHash } of queued) if (hashes.includes(phoneHash)) yield* run('boundRemoval', { id })
  }
}

/**
 * Records, before each batch, to which known sheet it is sent. False if the sheet is not known yet, and `adoptSheet` has to come
 * first.
 */
export function* recordBatchSheet(target: Target, sheet: OpenSheet, batchId: number): Script<boolean> {
  const known = yield* run('knownSheets', { target })
  if (!known.some(({ id }) => id === sheetId(target, sheet))) return false
  yield* insertSheet({ target, ...sheet })
  yield* boundRemovalsOf(target, sheet.spreadsheet, batchId)
  yield* run('storeSpreadsheet', { id: batchId, spreadsheet: sheet.spreadsheet })
  return true
}

/**
 * Records, in the ledger and in the record of erasures, that the sheet takes rows. This happens before the first batch is sent to
 * it, so that an erasure in between knows the sheet.
 */
export function* adoptSheet(
  record: RecordOfErasures,
  target: Target,
  sheet: OpenSheet,
  at: EpochMs,
): Script<void> {
  yield* appendToRecord(record, [{ kind: 'sheet', at, target, ...sheet }])
  yield* insertSheet({ target, ...sheet })
  yield* run('nameRemovals', { target, to: sheetId(target, sheet) })
}
