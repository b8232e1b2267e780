import { randomBytes, randomInt } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type * as TE from 'fp-ts/TaskEither'
import { backOffMs } from '../../../domain/delivery/back-off'
import type { Settlement, Work } from '../../../domain/delivery/batch'
import type { FormBatch } from '../../../ports/form-batch'
import type { LedgerUnavailable, Registration } from '../../../ports/keep-registration'
import type { KeptRegistration } from '../../../ports/read-registrations'
import type { ReserveWrite } from '../../../ports/reserve-write'
import type { SettleBatch } from '../../../ports/settle-batch'
import { inTransaction, type WriteDeps } from '../ledger/in-transaction'
import { StoredRow, toKeptRegistration } from '../ledger/to-kept-registration'
import { type BatchStatements, batchStatements, PRUNED_AT_ONCE } from './batch-statements'

export type DeliveryStore = {
  readonly formBatch: FormBatch
  readonly settleBatch: SettleBatch
  readonly reserveWrite: ReserveWrite
  /** Gives marks of a sheet that no batch will ask for any more, a hundred at a time. */
  readonly findOldMarkers: (target: Target) => TE.TaskEither<LedgerUnavailable, ReadonlyArray<number>>
  readonly forgetMarkers: (batchIds: ReadonlyArray<number>) => TE.TaskEither<LedgerUnavailable, void>
  /** What tells this ledger's marks in a sheet from another's. */
  readonly installation: string
}

type StoreDeps = WriteDeps & { readonly now: () => number; readonly random: () => number }
type Target = Registration['target']

/** A minute's quota is 60 writes: 50 leave room. */
const WRITE_GAP_MS = 1_200
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

const formed = (sql: BatchStatements, target: Target): number | null => {
  if (sql.waits.get({ target }) === undefined) return null
  const id = nextNumber(sql)
  sql.fillBatch.run({ id, target })
  sql.insertBatch.run({ id, target })
  return id
}

const due = (sql: BatchStatements, target: Target, at: number): Work<KeptRegistration> => {
  if (sql.halted.get({ target }) !== undefined) return { tag: 'halted' }
  const open = sql.lowestOpen.get({ target })
  if (open !== undefined && Number(open.nextTryAt) > at) return { tag: 'nothing' }
  const id = open === undefined ? formed(sql, target) : Number(open.id)
  if (id === null) return { tag: 'nothing' }
  const rows = rowsOf(sql, target, id)
  if (rows.length > 0) return { tag: 'batch', batch: { id, attempts: Number(open?.attempts ?? 0), rows } }
  // Every row of it was erased meanwhile.
  sql.removeBatch.run({ id })
  return { tag: 'nothing' }
}

const renumber = (sql: BatchStatements, target: Target, id: number): void => {
  const to = nextNumber(sql)
  sql.insertBatch.run({ id: to, target })
  sql.moveRows.run({ from: id, to })
  sql.removeBatch.run({ id })
}

const split = (sql: BatchStatements, target: Target, id: number): void => {
  const rows = sql.rows.all({ id }).map((row) => Number(row.id))
  const middle = Math.ceil(rows.length / 2)
  for (const half of [rows.slice(0, middle), rows.slice(middle)]) {
    const to = nextNumber(sql)
    sql.insertBatch.run({ id: to, target })
    for (const row of half) sql.moveRow.run({ row, to })
  }
  sql.removeBatch.run({ id })
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
      renumber(sql, target, id)
      return
    case 'split':
      split(sql, target, id)
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
    inTransaction(deps, () => installationOf(sql)),
    E.map((installation) => ({
      installation,
      formBatch: (target) => async () => inTransaction(deps, () => due(sql, target, deps.now())),
      settleBatch: (target, id, settlement) => async () =>
        inTransaction(deps, () => settle(sql, deps, target, id, settlement)),
      findOldMarkers: (target) => async () =>
        inTransaction(deps, () => {
          const old = sql.oldMarkers.all({ target }).map(({ id }) => Number(id))
          return old.length < PRUNED_AT_ONCE ? [] : old
        }),
      forgetMarkers: (batchIds) => async () =>
        inTransaction(deps, () => {
          for (const id of batchIds) sql.removeBatch.run({ id })
        }),
      reserveWrite: async () => inTransaction(deps, () => reserve(sql, deps.now())),
    })),
  )
}
