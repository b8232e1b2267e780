import type { STAFF_STATEMENTS } from '../../../src/domain/ledger/statements/staff-statements'
import { type Answers, NO_ROWS } from './answers'
import { updateRows } from './table'
import { type BatchRow, keyIn, type Tables } from './tables'

const hasRows = ({ outbox }: Tables): ((row: BatchRow) => boolean) => {
  const used = new Set(outbox.rows().map(({ batch }) => batch))
  return ({ id }) => used.has(id)
}

const lastError = (tables: Tables): string | null =>
  tables.batch
    .where((row) => row.state !== 'delivered' && row.lastError !== null)
    .filter(hasRows(tables))
    .toSorted((a, b) => b.nextTryAt - a.nextTryAt || b.id - a.id)[0]?.lastError ?? null

const withoutOffers = (tables: Tables, table: 'registration' | 'quarantine', phone: string) =>
  updateRows(
    tables[table],
    tables[table].where((row) => row.phone === phone && row.offersVersion !== null),
    { offersVersion: null },
  )

export const STAFF_ANSWERS: Answers<keyof typeof STAFF_STATEMENTS> = {
  counts: (tables) => {
    const { batch, outbox, registration, quarantine, erasure } = tables
    const waiting = outbox.rows()
    const [oldest] = waiting
    return [
      {
        pending: waiting.length,
        oldestPendingAt: (oldest && registration.get(oldest.id)?.at) ?? null,
        parkedRows: waiting.filter((row) => row.batch !== null && batch.get(row.batch)?.state === 'parked')
          .length,
        lastError: lastError(tables),
        trapped: quarantine.size(),
        queuedRemovals: new Set(
          erasure
            .where(({ state }) => state === 'queued')
            .map(({ target, phoneMark }) => `${target} ${phoneMark}`),
        ).size,
      },
    ]
  },
  haltedTargets: ({ halt }) => halt.rows().toSorted((a, b) => (a.target < b.target ? 1 : -1)),
  releaseBatches: (tables) => {
    const parked = tables.batch.where(({ state }) => state === 'parked').filter(hasRows(tables))
    return updateRows(tables.batch, parked, { state: 'open', nextTryAt: 0 })
  },
  retryBatches: ({ batch }) => {
    updateRows(
      batch,
      batch.where(({ state }) => state === 'open'),
      { nextTryAt: 0 },
    )
    return NO_ROWS
  },
  retryRemovals: ({ erasure }) => {
    updateRows(
      erasure,
      erasure.where(({ state }) => state === 'queued'),
      { nextTryAt: 0 },
    )
    return NO_ROWS
  },
  liftHalts: ({ halt }) => {
    const lifted = halt.rows()
    for (const { target } of lifted) halt.remove(target)
    return lifted
  },
  registrationPage: ({ registration }, { target, after }) =>
    registration.where((row) => row.target === target && row.id > after),
  withdrawOffers: (tables, { phone }) => withoutOffers(tables, 'registration', phone),
  withdrawTrappedOffers: (tables, { phone }) => withoutOffers(tables, 'quarantine', phone),
  foundByPhone: ({ registration, quarantine, idempotency }, { phone }) => [
    ...registration
      .where((row) => row.phone === phone)
      .map((row) => ({ ...row, isTrapped: 0, key: keyIn(idempotency, row, false) })),
    ...quarantine
      .where((row) => row.phone === phone)
      .map((row) => ({ ...row, isTrapped: 1, key: keyIn(idempotency, row, true) })),
  ],
}
