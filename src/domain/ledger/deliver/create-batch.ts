import { type KeptRegistration, type Target, typedCells } from '../../registration/registration'
import type { EpochMs } from '../../time/epoch-ms'
import { installationOf } from '../installation'
import { only, run, type Script } from '../script'
import { nextBatchId } from './batch-ids'
import { refusedRows } from './refused-rows'

const HASH_LENGTH = 16

/** The value of a batch's marker: `<installation>:<16 hexadecimal digits>`, a hash of the rows (P-002). */
export function* markerValue(installation: string, rows: ReadonlyArray<KeptRegistration>): Script<string> {
  const { text } = yield* only('digest', { of: JSON.stringify(rows.map(typedCells)) })
  return `${installation}:${text.slice(0, HASH_LENGTH)}`
}

/** Moves the rows with these ids from the outbox or another batch to a new batch. */
export function* createBatch(
  target: Target,
  rows: ReadonlyArray<number>,
): Script<{ readonly id: number; readonly markerValue: string }> {
  const id = yield* nextBatchId()
  yield* run('moveRows', { to: id, rows })
  const value = yield* markerValue(yield* installationOf(), yield* run('batchRows', { id }))
  yield* run('insertBatch', { id, target, markerValue: value })
  return { id, markerValue: value }
}

export type SentBatch = { readonly target: Target; readonly id: number }

function* rowsOf(id: number): Script<ReadonlyArray<number>> {
  return (yield* run('batchRows', { id })).map((row) => row.id)
}

/** Replaces a batch by one with the same rows and another id. */
export function* rebatch({ target, id }: SentBatch): Script<void> {
  const rows = yield* rowsOf(id)
  if (rows.length > 0) yield* createBatch(target, rows)
  yield* run('dropBatch', { id })
}

/**
 * Replaces a refused batch by its first half; once a row was refused alone and none accepted since, by its first row. The other
 * rows return to the outbox. The id stays reserved by its marker.
 */
export function* splitBatch({ target, id }: SentBatch, at: EpochMs): Script<void> {
  const rows = yield* rowsOf(id)
  const half = (yield* refusedRows(target)) > 0 ? 1 : Math.ceil(rows.length / 2)
  yield* run('returnRows', { id })
  if (rows.length > 0) yield* createBatch(target, rows.slice(0, half))
  yield* run('deliver', { id, at })
}

/** Parks the rows under a new id without a marker, so that refused rows leave no markers. */
export function* parkBatch({ target, id }: SentBatch, reason: string, at: EpochMs): Script<void> {
  const rows = yield* rowsOf(id)
  if (rows.length > 0) yield* run('park', { id: (yield* createBatch(target, rows)).id, reason })
  yield* run('deliver', { id, at })
}
