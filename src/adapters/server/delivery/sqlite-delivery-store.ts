import { randomBytes, randomInt } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as RA from 'fp-ts/ReadonlyArray'
import * as t from 'io-ts'
import { backOffMs } from '../../../domain/delivery/back-off'
import type { RemovalSettlement, Settlement, Work } from '../../../domain/delivery/batch'
import { MARKERS_PRUNED_AT_ONCE, WRITE_GAP_MS } from '../../../domain/delivery/limits'
import type { Removal } from '../../../domain/delivery/removal'
import type { DeliveryStore } from '../../../ports/delivery-store'
import type { LedgerUnavailable, Registration } from '../../../ports/keep-registration'
import type { KeptRegistration } from '../../../ports/read-registrations'
import { phoneMark } from '../ledger/erasure-records'
import { inTransaction, type WriteDeps } from '../ledger/in-transaction'
import { phoneMarkSecret } from '../ledger/phone-mark-secret'
import { StoredRow, toKeptRegistration } from '../ledger/to-kept-registration'
import { batchMark } from './batch-mark'
import { type BatchStatements, batchStatements } from './batch-statements'

type StoreDeps = WriteDeps & { readonly now: () => number; readonly random: () => number }
type Target = Registration['target']

/** Numbers start high and at random, so that two installations of one spreadsheet hardly ever meet. */
const LOWEST_NUMBER = 1_000_000
const HIGHEST_START = 1_000_000_000

const counter = (sql: BatchStatements, name: string, start: () => number): number => {
  const stored = sql.readCounter.get({ name })?.value
  const value = typeof stored === 'number' ? stored + 1 : start()
  sql.writeCounter.run({ name, value })
  return value
}

const nextNumber = (sql: BatchStatements): number =>
  counter(sql, 'batch', () => randomInt(LOWEST_NUMBER, HIGHEST_START))

const installationOf = (sql: BatchStatements): string => {
  const stored = sql.readCounter.get({ name: 'installation' })?.value
  const value = typeof stored === 'number' ? stored : randomBytes(5).readUIntBE(0, 5)
  sql.writeCounter.run({ name: 'installation', value })
  return value.toString(36)
}

const rowsOf = (sql: BatchStatements, target: Target, id: number): ReadonlyArray<KeptRegistration> =>
  sql.rows.all({ id }).map((stored) =>
    pipe(
      StoredRow.decode(stored),
      E.chain((row) => toKeptRegistration(target, row)),
      E.getOrElseW(() => {
        throw new Error('a row of the outbox makes no sense')
      }),
    ),
  )

const OpenBatch = t.type({ id: t.number, mark: t.string, attempts: t.number, nextTryAt: t.number })
type OpenBatch = t.TypeOf<typeof OpenBatch>

/** Makes a batch of the rows that bear its number. */
const insertBatch = (sql: BatchStatements, target: Target, id: number): OpenBatch => {
  const mark = batchMark(installationOf(sql), rowsOf(sql, target, id))
  sql.insertBatch.run({ id, target, mark })
  return { id, mark, attempts: 0, nextTryAt: 0 }
}

const form = (sql: BatchStatements, target: Target): OpenBatch | null => {
  if (sql.waits.get({ target }) === undefined) return null
  const id = nextNumber(sql)
  sql.fillBatch.run({ id, target })
  return insertBatch(sql, target, id)
}

const lowestOpen = (sql: BatchStatements, target: Target): OpenBatch | null => {
  const stored = sql.lowestOpen.get({ target })
  return OpenBatch.is(stored) ? stored : null
}

const StoredRemoval = t.strict({ id: t.string, phoneMark: t.string })

const removalsOf = (sql: BatchStatements, target: Target, at: number): Work<KeptRegistration> => {
  const removals = RA.rights(sql.removals.all({ target, at }).map((row) => StoredRemoval.decode(row)))
  return removals.length > 0 ? { tag: 'removals', removals } : { tag: 'nothing' }
}

const due = (sql: BatchStatements, target: Target, at: number): Work<KeptRegistration> => {
  if (sql.halted.get({ target }) !== undefined) return { tag: 'halted' }
  const open = lowestOpen(sql, target) ?? form(sql, target)
  if (open === null || open.nextTryAt > at) return removalsOf(sql, target, at)
  const { id, mark, attempts } = open
  return { tag: 'batch', batch: { id, mark, attempts, rows: rowsOf(sql, target, id) } }
}

/** Makes one or two batches of a batch's rows under new numbers; the old one is forgotten. */
const formAnew = (sql: BatchStatements, target: Target, id: number, parts: 1 | 2): void => {
  const rows = sql.rows.all({ id }).map((row) => Number(row.id))
  const middle = parts === 1 ? rows.length : Math.ceil(rows.length / 2)
  for (const part of [rows.slice(0, middle), rows.slice(middle)].filter(RA.isNonEmpty)) {
    const to = nextNumber(sql)
    for (const row of part) sql.moveRow.run({ row, to })
    insertBatch(sql, target, to)
  }
  sql.removeBatch.run({ id })
}

const settleRemovals = (
  sql: BatchStatements,
  { now, random }: StoreDeps,
  target: Target,
  removals: ReadonlyArray<Removal>,
  settlement: RemovalSettlement,
): void => {
  if (settlement.tag === 'halted') return void sql.halt.run({ target, reason: settlement.reason, at: now() })
  for (const { id } of removals) {
    if (settlement.tag === 'removed') sql.removed.run({ id })
    else {
      const attempts = Number(sql.removalAttempts.get({ id })?.attempts ?? 0)
      sql.postponeRemoval.run({
        id,
        nextTryAt: now() + backOffMs(attempts, random(), settlement.retryAfterMs),
      })
    }
  }
}

const settle = (
  sql: BatchStatements,
  { now, random }: StoreDeps,
  target: Target,
  id: number,
  settlement: Settlement,
): void => {
  const open = sql.isOpen.get({ id })
  if (open === undefined) return
  switch (settlement.tag) {
    case 'delivered':
      sql.deliver.run({ id, at: now() })
      sql.clearOutbox.run({ id })
      return
    case 'postponed': {
      const wait = backOffMs(Number(open.attempts), random(), settlement.retryAfterMs)
      sql.postpone.run({ id, nextTryAt: now() + wait, reason: settlement.reason })
      return
    }
    case 'renumbered':
      formAnew(sql, target, id, 1)
      return
    case 'split':
      formAnew(sql, target, id, 2)
      return
    case 'parked':
      sql.park.run({ id, reason: settlement.reason })
      return
    case 'halted':
      sql.halt.run({ target, reason: settlement.reason, at: now() })
      return
  }
}

const reserve = (sql: BatchStatements, at: number): number => {
  const last = sql.readCounter.get({ name: 'write' })?.value
  const slot = typeof last === 'number' ? Math.max(at, last + WRITE_GAP_MS) : at
  sql.writeCounter.run({ name: 'write', value: slot })
  return slot
}

/** Takes the ledger's database, a clock and a source of chance, gives the delivery's side of it. */
export const createSqliteDeliveryStore = (deps: StoreDeps): E.Either<LedgerUnavailable, DeliveryStore> => {
  const sql = batchStatements(deps.db)
  return pipe(
    inTransaction(deps, () => {
      // Whoever starts the server wants to know now what had to wait, or was forbidden.
      for (const lift of sql.lifts) lift.run()
      return phoneMarkSecret(deps.db)
    }),
    E.map((secret) => ({
      markPhone: (phone) => phoneMark(secret, phone),
      formBatch: (target) => async () => inTransaction(deps, () => due(sql, target, deps.now())),
      settleBatch: (target, id, settlement) => async () =>
        inTransaction(deps, () => settle(sql, deps, target, id, settlement)),
      settleRemovals: (target, removals, settlement) => async () =>
        inTransaction(deps, () => settleRemovals(sql, deps, target, removals, settlement)),
      findOldMarkers: (target) => async () =>
        inTransaction(deps, () => {
          const old = sql.oldMarkers.all({ target }).map(({ id }) => Number(id))
          return old.length < MARKERS_PRUNED_AT_ONCE ? [] : old
        }),
      forgetMarkers: (batchIds) => async () =>
        inTransaction(deps, () => {
          for (const id of batchIds) sql.removeBatch.run({ id })
        }),
      reserveWrite: async () => inTransaction(deps, () => reserve(sql, deps.now())),
    })),
  )
}
