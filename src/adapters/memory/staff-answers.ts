import type { STAFF_STATEMENTS } from '../ledger/staff-statements'
import type { Answers } from './answers'
import { type BatchRow, changed, given, type Tables, updated } from './tables'

const hasRows =
  ({ outbox }: Tables) =>
  ({ id }: BatchRow): boolean =>
    outbox.some(({ batch }) => batch === id)

const lastError = (tables: Tables): string | null =>
  tables.batch
    .filter((row) => row.state !== 'delivered' && row.lastError !== null)
    .filter(hasRows(tables))
    .toSorted((a, b) => b.nextTryAt - a.nextTryAt || b.id - a.id)[0]?.lastError ?? null

export const STAFF_ANSWERS: Answers<keyof typeof STAFF_STATEMENTS> = {
  counts: (tables) => {
    const { batch, outbox, registration, quarantine, erasure } = tables
    const parked = new Set(batch.filter(({ state }) => state === 'parked').map(({ id }) => id))
    return given([
      {
        pending: outbox.length,
        oldestPendingAt: registration.find(({ id }) => id === outbox[0]?.id)?.at ?? null,
        parkedRows: outbox.filter((row) => row.batch !== null && parked.has(row.batch)).length,
        lastError: lastError(tables),
        trapped: quarantine.length,
        queuedRemovals: erasure.filter(({ state }) => state === 'queued').length,
      },
    ])
  },
  haltedTargets: ({ halt }) =>
    given(
      [...halt]
        .map(([target, halted]) => ({ target, ...halted }))
        .toSorted((a, b) => (a.target < b.target ? 1 : -1)),
    ),
  releaseBatches: (tables) => {
    const parked = tables.batch.filter(({ state }) => state === 'parked').filter(hasRows(tables))
    return changed(
      { batch: updated(tables.batch, (row) => parked.includes(row), { state: 'open', nextTryAt: 0 }) },
      parked,
    )
  },
  retryBatches: ({ batch }) =>
    changed({ batch: updated(batch, ({ state }) => state === 'open', { nextTryAt: 0 }) }),
  retryRemovals: ({ erasure }) =>
    changed({ erasure: updated(erasure, ({ state }) => state === 'queued', { nextTryAt: 0 }) }),
  liftHalts: ({ halt }) =>
    changed(
      { halt: new Map() },
      [...halt.keys()].map((target) => ({ target })),
    ),
  registrationPage: ({ registration }, { target, after }) =>
    given(registration.filter((row) => row.target === target && row.id > after)),
  foundByPhone: ({ registration, quarantine }, { phone }) =>
    given(
      [
        ...registration.map((row) => ({ ...row, isTrapped: 0 })),
        ...quarantine.map((row) => ({ ...row, isTrapped: 1 })),
      ].filter((row) => row.phone === phone),
    ),
}
