import { BATCH_ROWS, MARKERS_PRUNED_AT_ONCE } from '../../../src/domain/delivery/limits'
import type { BATCH_STATEMENTS } from '../../../src/domain/ledger/statements/batch-statements'
import { type Answers, NO_ROWS } from './answers'
import { removeRows, rowsOf, updateRows } from './table'
import type { BatchRow, Tables } from './tables'

const NEW_BATCH = {
  spreadsheet: null,
  state: 'open',
  attempts: 0,
  nextTryAt: 0,
  deliveredAt: null,
  lastError: null,
} as const

const updateBatch = ({ batch }: Tables, id: number, change: Partial<BatchRow>): ReadonlyArray<never> => {
  updateRows(batch, rowsOf(batch, [id]), change)
  return NO_ROWS
}

const outboxOf = ({ outbox }: Tables, id: number) => outbox.where(({ batch }) => batch === id)

const newestFirst = (a: BatchRow, b: BatchRow): number => b.id - a.id

export const BATCH_ANSWERS: Answers<keyof typeof BATCH_STATEMENTS> = {
  halts: ({ halt }, { target }) => rowsOf(halt, [target]),
  halt: ({ halt }, halted) => {
    halt.put(halted.target, halted)
    return NO_ROWS
  },
  lowestOpen: ({ batch }, { target }) =>
    batch
      .where((row) => row.target === target && row.state === 'open')
      .toSorted((a, b) => a.id - b.id)
      .slice(0, 1),
  openBatch: ({ batch }, { id }) => rowsOf(batch, [id]).filter(({ state }) => state === 'open'),
  waitingRows: ({ outbox, registration }, { target, after }) => {
    const waiting = outbox.where(
      (row) => row.target === target && row.batch === null && row.id > after,
      BATCH_ROWS,
    )
    return rowsOf(
      registration,
      waiting.map(({ id }) => id),
    )
  },
  moveRows: ({ outbox }, { to, rows }) => {
    updateRows(outbox, rowsOf(outbox, rows), { batch: to })
    return NO_ROWS
  },
  batchRows: (tables, { id }) =>
    rowsOf(
      tables.registration,
      outboxOf(tables, id).map((row) => row.id),
    ),
  insertBatch: ({ batch }, row) => {
    batch.put(row.id, { ...NEW_BATCH, ...row })
    return NO_ROWS
  },
  deliver: (tables, { id, at }) => updateBatch(tables, id, { state: 'delivered', deliveredAt: at }),
  clearOutbox: (tables, { id }) => removeRows(tables.outbox, outboxOf(tables, id)),
  returnRows: (tables, { id }) => {
    updateRows(tables.outbox, outboxOf(tables, id), { batch: null })
    return NO_ROWS
  },
  parkedBatches: ({ batch }, { target }) =>
    batch.where((row) => row.target === target && row.state === 'parked'),
  postpone: (tables, { id, nextTryAt, reason }) => {
    const attempts = (tables.batch.get(id)?.attempts ?? 0) + 1
    return updateBatch(tables, id, { attempts, nextTryAt, lastError: reason })
  },
  park: (tables, { id, reason }) => updateBatch(tables, id, { state: 'parked', lastError: reason }),
  dropBatch: ({ batch }, { id }) => {
    batch.remove(id)
    return NO_ROWS
  },
  openBatches: ({ batch }, { target }) =>
    batch.where((row) => row.target === target && row.state !== 'delivered').toSorted((a, b) => a.id - b.id),
  outboxPage: ({ outbox, registration }, { target, after }) =>
    rowsOf(
      registration,
      outbox.where((row) => row.target === target && row.id > after, BATCH_ROWS).map(({ id }) => id),
    ),
  deliveredOf: ({ outbox, registration }, { target, phones }) =>
    registration.where(
      ({ id, phone, target: sheet }) =>
        sheet === target && phones.includes(phone) && outbox.get(id) === undefined,
    ),
  leaveOutbox: ({ outbox }, { rows }) => {
    removeRows(outbox, rowsOf(outbox, rows))
    return NO_ROWS
  },
  adoptMarker: ({ batch }, { at, ...row }) => {
    if (batch.get(row.id) === undefined)
      batch.put(row.id, { ...NEW_BATCH, ...row, state: 'delivered', deliveredAt: at })
    return NO_ROWS
  },
  markers: ({ batch }, { target }) =>
    batch.where((row) => row.target === target && row.state === 'delivered'),
  oldMarkers: ({ batch }, { target, spreadsheet, kept, before }) =>
    batch
      .where((row) => row.target === target && row.state === 'delivered')
      .filter((row) => row.spreadsheet === null || row.spreadsheet === spreadsheet)
      .toSorted(newestFirst)
      .slice(kept, kept + MARKERS_PRUNED_AT_ONCE)
      .filter(({ deliveredAt }) => deliveredAt !== null && deliveredAt <= before),
  forgetFormerMarkers: ({ batch }, { target, spreadsheet, before }) => {
    removeRows(
      batch,
      batch
        .where((row) => row.target === target && row.state === 'delivered')
        .filter((row) => row.spreadsheet !== null && row.spreadsheet !== spreadsheet)
        .filter(({ deliveredAt }) => deliveredAt !== null && deliveredAt <= before),
    )
    return NO_ROWS
  },
  forgetMarkers: ({ batch }, { ids }) => {
    removeRows(
      batch,
      rowsOf(batch, ids).filter(({ state }) => state === 'delivered'),
    )
    return NO_ROWS
  },
}
