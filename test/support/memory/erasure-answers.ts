import { LONGEST_ASKED_MS, REMOVALS_AT_ONCE } from '../../../src/domain/delivery/limits'
import type { ERASURE_STATEMENTS } from '../../../src/domain/ledger/statements/erasure-statements'
import type { EpochMs } from '../../../src/domain/registration/epoch-ms'
import { TARGETS } from '../../../src/domain/registration/registration'
import { type Answers, NO_ROWS } from './answers'
import { removeRows, rowsOf, updateRows } from './table'
import type { RegistrationRow, Tables } from './tables'

const heldRow = ({ registration, outbox, batch }: Tables, phone: string, target: string) => {
  const held = registration.where((row) => row.phone === phone && row.target === target)
  const waiting = rowsOf(
    outbox,
    held.map(({ id }) => id),
  )
  const open = waiting
    .flatMap((row) => (row.batch === null ? [] : rowsOf(batch, [row.batch])))
    .filter(({ state }) => state === 'open')
  const delivered = held.length - waiting.length
  const openBatch = open.reduce<number | null>((most, { id }) => Math.max(most ?? id, id), null)
  return held.length === 0 ? [] : [{ target, delivered, openBatch }]
}

const deleteOf = (
  tables: Tables,
  table: 'registration' | 'quarantine',
  phone: string,
): ReadonlyArray<RegistrationRow> => {
  const gone = removeRows(
    tables[table],
    tables[table].where((row) => row.phone === phone),
  )
  const ids = new Set(gone.map(({ id }) => id))
  const isTrapped = table === 'quarantine'
  removeRows(
    tables.idempotency,
    tables.idempotency.where(({ kept }) => kept.isTrapped === isTrapped && ids.has(kept.id)),
  )
  return gone
}

export const ERASURE_ANSWERS: Answers<keyof typeof ERASURE_STATEMENTS> = {
  queuedMarks: ({ erasure, sheet }, { target, spreadsheet }) =>
    erasure.where((row) => {
      const from = sheet.where(({ id }) => id === row.sheet)[0]?.spreadsheet
      const isConcerned = from === undefined || spreadsheet === null || from === spreadsheet
      return row.target === target && row.state === 'queued' && isConcerned
    }),
  dueRemovals: ({ erasure, batch }, { target, at }) => {
    const isOpen = (id: number | null): boolean => id !== null && batch.get(id)?.state === 'open'
    const isDue = (next: EpochMs): boolean => next <= at || next > at + LONGEST_ASKED_MS
    return erasure
      .where(
        (row) =>
          row.target === target && row.state === 'queued' && isDue(row.nextTryAt) && !isOpen(row.afterBatch),
      )
      .toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
      .slice(0, REMOVALS_AT_ONCE)
  },
  boundRemovals: ({ erasure }) => {
    for (const row of erasure.where(({ state, rowsUntil }) => state === 'queued' && rowsUntil === null))
      updateRows(erasure, [row], { rowsUntil: row.at })
    return NO_ROWS
  },
  finishRemovals: ({ erasure }, { ids }) => {
    updateRows(erasure, rowsOf(erasure, ids), {
      state: 'done',
      phoneMark: null,
      afterBatch: null,
      times: null,
      lastError: null,
    })
    return NO_ROWS
  },
  removalAttempts: ({ erasure }, { ids }) => rowsOf(erasure, ids),
  postponeRemoval: ({ erasure }, { id, nextTryAt, reason }) => {
    const attempts = (erasure.get(id)?.attempts ?? 0) + 1
    updateRows(erasure, rowsOf(erasure, [id]), { attempts, nextTryAt, lastError: reason })
    return NO_ROWS
  },
  heldRows: (tables, { phone }) => TARGETS.toSorted().flatMap((target) => heldRow(tables, phone, target)),
  heldTimes: ({ registration }, { phone }) =>
    registration.where((row) => row.phone === phone).map(({ target, at }) => ({ target, at })),
  insertErasure: ({ erasure }, record) => {
    erasure.put(record.id, { ...record, attempts: 0, nextTryAt: 0, lastError: null })
    return NO_ROWS
  },
  deleteRegistrations: (tables, { phone }) => {
    const gone = deleteOf(tables, 'registration', phone)
    for (const { id } of gone) {
      tables.outbox.remove(id)
      tables.unannounced.remove(id)
      tables.handling.remove(id)
      removeRows(
        tables.step,
        tables.step.where(({ registration }) => registration === id),
      )
    }
    return gone
  },
  deleteTrapped: (tables, { phone }) => deleteOf(tables, 'quarantine', phone),
  insertSecret: ({ secret }, { name, value }) => {
    if (secret.get(name) === undefined) secret.put(name, value)
    return NO_ROWS
  },
  secrets: ({ secret }) => secret.rows().map((value) => ({ value })),
  queuedMarksOfAll: ({ erasure }) =>
    erasure.where(({ state, phoneMark }) => state === 'queued' && phoneMark !== null),
  readSecret: ({ secret }, { name }) => rowsOf(secret, [name]).map((value) => ({ value })),
}
