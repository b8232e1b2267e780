import { BATCH_ROWS, MARKERS_PRUNED_AT_ONCE } from '../../domain/delivery/limits'
import type { BATCH_STATEMENTS } from '../ledger/batch-statements'
import type { Answers } from './answers'
import { type BatchRow, changed, given, type Tables, updated } from './tables'

const NEW_BATCH = { state: 'open', attempts: 0, nextTryAt: 0, deliveredAt: null, lastError: null } as const

const updatedBatch = (
  { batch }: Tables,
  id: number,
  change: Partial<BatchRow> | ((row: BatchRow) => Partial<BatchRow>),
) => changed({ batch: updated(batch, (row) => row.id === id, change) })

const newestFirst = (a: BatchRow, b: BatchRow): number => b.id - a.id

export const BATCH_ANSWERS: Answers<keyof typeof BATCH_STATEMENTS> = {
  halts: ({ halt }, { target }) => {
    const halted = halt.get(target)
    return given(halted === undefined ? [] : [halted])
  },
  halt: ({ halt }, { target, reason, at }) => changed({ halt: new Map(halt).set(target, { reason, at }) }),
  lowestOpen: ({ batch }, { target }) =>
    given(
      batch
        .filter((row) => row.target === target && row.state === 'open')
        .toSorted((a, b) => a.id - b.id)
        .slice(0, 1),
    ),
  openBatch: ({ batch }, { id }) => given(batch.filter((row) => row.id === id && row.state === 'open')),
  waitingRows: ({ outbox, registration }, { target, after }) => {
    const waiting = new Set(
      outbox
        .filter((row) => row.target === target && row.batch === null && row.id > after)
        .slice(0, BATCH_ROWS)
        .map(({ id }) => id),
    )
    return given(registration.filter(({ id }) => waiting.has(id)))
  },
  moveRows: ({ outbox }, { to, rows }) => {
    const moved = new Set(rows)
    return changed({ outbox: updated(outbox, ({ id }) => moved.has(id), { batch: to }) })
  },
  batchRows: ({ outbox, registration }, { id }) => {
    const rows = new Set(outbox.filter(({ batch }) => batch === id).map((row) => row.id))
    return given(rows.size === 0 ? [] : registration.filter((row) => rows.has(row.id)))
  },
  insertBatch: ({ batch }, row) => changed({ batch: [...batch, { ...NEW_BATCH, ...row }] }),
  insertReserved: ({ batch }, { at, ...row }) =>
    changed({ batch: [...batch, { ...NEW_BATCH, ...row, state: 'delivered', deliveredAt: at }] }),
  deliver: (tables, { id, at }) => updatedBatch(tables, id, { state: 'delivered', deliveredAt: at }),
  clearOutbox: ({ outbox }, { id }) =>
    changed(
      { outbox: outbox.filter(({ batch }) => batch !== id) },
      outbox.filter(({ batch }) => batch === id),
    ),
  returnRows: ({ outbox }, { id }) =>
    changed({ outbox: updated(outbox, ({ batch }) => batch === id, { batch: null }) }),
  parkedBatches: ({ batch }, { target }) =>
    given(batch.filter((row) => row.target === target && row.state === 'parked')),
  postpone: (tables, { id, nextTryAt, reason }) =>
    updatedBatch(tables, id, ({ attempts }) => ({ attempts: attempts + 1, nextTryAt, lastError: reason })),
  park: (tables, { id, reason }) => updatedBatch(tables, id, { state: 'parked', lastError: reason }),
  dropBatch: ({ batch }, { id }) => changed({ batch: batch.filter((row) => row.id !== id) }),
  oldMarkers: ({ batch }, { target, kept }) =>
    given(
      batch
        .filter((row) => row.target === target && row.state === 'delivered')
        .toSorted(newestFirst)
        .slice(kept, kept + MARKERS_PRUNED_AT_ONCE),
    ),
  forgetMarkers: ({ batch }, { ids }) =>
    changed({ batch: batch.filter(({ id, state }) => state !== 'delivered' || !ids.includes(id)) }),
}
