import { backOffMs } from '../../domain/delivery/back-off'
import type { Setback } from '../../domain/delivery/batch'
import { BATCH_ROWS } from '../../domain/delivery/limits'
import { RESERVED } from '../../domain/delivery/marker'
import {
  arrivedRows,
  mayHaveArrived,
  type RowCounts,
  type SheetContent,
} from '../../domain/delivery/sheet-content'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import type { Target } from '../../domain/registration/registration'
import { batchMark } from './batch-mark'
import { installationOf, numberBatchesAbove } from './counter'
import { readLater, sheetRead, unreadSince } from './epoch'
import { run, type Script } from './script'
import type { Jitter } from './settle-batch'

type Marks = SheetContent['marks']

/** Backs off as after four failures. */
const ATTEMPTS = 4

export function* postponeReading(target: Target, setback: Setback, { at, draw }: Jitter): Script<void> {
  if (setback.tag === 'halted') yield* run('halt', { target, reason: setback.reason, at })
  else yield* readLater(target, at + backOffMs(ATTEMPTS, draw, setback.retryAfterMs))
}

function* returnBatch(id: number): Script<void> {
  yield* run('returnRows', { id })
  yield* run('dropBatch', { id })
}

/** Settles open batches whose id has a marker in the sheet. */
export function* settleMarkedBatches(target: Target, marks: Marks, at: EpochMs): Script<void> {
  const known = new Map(marks.map(({ id, mark }) => [id, mark]))
  for (const { id, mark } of yield* run('openBatches', { target })) {
    if (!known.has(id)) continue
    if (known.get(id) !== mark) yield* returnBatch(id)
    else {
      yield* run('deliver', { id, at })
      yield* run('clearOutbox', { id })
    }
  }
}

/** Processes a page of waiting rows and returns its last id; null after the last page, or if another process was faster. */
export function* settleArrivedRows(target: Target, counts: RowCounts, after: number): Script<number | null> {
  if ((yield* unreadSince(target)) === null) return null
  const page = yield* run('outboxPage', { target, after })
  const asked = page.filter(mayHaveArrived(counts))
  if (asked.length > 0) {
    const phones = [...new Set(asked.map(({ phone }) => phone))]
    const arrived = arrivedRows(counts, yield* run('deliveredOf', { target, phones }), asked)
    yield* run('leaveOutbox', { rows: arrived.map(({ id }) => id) })
  }
  return page.length < BATCH_ROWS ? null : (page.at(-1)?.id ?? null)
}

/** A batch that has lost rows no longer matches its mark. */
function* returnChanged(target: Target, installation: string): Script<void> {
  for (const { id, mark, state } of yield* run('openBatches', { target })) {
    const rows = yield* run('batchRows', { id })
    const isChanged = state === 'open' && batchMark(installation, rows) !== mark
    if (rows.length === 0 || isChanged) yield* returnBatch(id)
  }
}

const isReserved = (mark: string): boolean => mark !== '' && mark.replaceAll(RESERVED, '') === ''

/** Records the sheet's markers again for later pruning, and continues above their ids. */
export function* finishReading(target: Target, marks: Marks, at: EpochMs): Script<void> {
  if ((yield* unreadSince(target)) === null) return
  const installation = yield* installationOf()
  yield* returnChanged(target, installation)
  const ours = marks.filter(({ mark }) => mark.startsWith(`${installation}:`) || isReserved(mark))
  const ids = new Set(ours.map(({ id }) => id))
  const gone = (yield* run('markers', { target })).filter(({ id }) => !ids.has(id))
  yield* run('forgetMarkers', { ids: gone.map(({ id }) => id) })
  for (const { id, mark } of ours) yield* run('adoptMarker', { id, target, mark, at })
  yield* numberBatchesAbove(ours.reduce((most, { id }) => Math.max(most, id), 0))
  yield* sheetRead(target)
}
