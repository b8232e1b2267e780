import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { MARKERS_PRUNED_AT_ONCE } from '../../domain/delivery/limits'
import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import type { Target } from '../../domain/registration/registration'
import type { DeliveryStore } from '../../ports/delivery-store'
import { phoneMark } from '../ledger/erasure-records'
import { type BatchStatements, batchStatements } from './batch-statements'
import { nextWriteMoment } from './counter'
import { dueWork } from './due-work'
import { inTransaction, type WriteDeps } from './in-transaction'
import { phoneMarkSecret } from './phone-mark-secret'
import { settleBatch } from './settle-batch'
import { settleRemovals } from './settle-removals'

type StoreDeps = WriteDeps & { readonly now: () => EpochMs; readonly random: () => number }

const oldMarkers = (sql: BatchStatements, target: Target, kept: number): ReadonlyArray<number> => {
  const old = sql.oldMarkers.all({ target, kept }).map(({ id }) => Number(id))
  return old.length < MARKERS_PRUNED_AT_ONCE ? [] : old
}

/** Takes the ledger's database, a clock and a source of chance, gives the delivery's side of it. */
export const createDeliveryStore = (deps: StoreDeps): E.Either<LedgerUnavailable, DeliveryStore> => {
  const { db, now, random } = deps
  const sql = batchStatements(db)
  const chance = () => ({ at: now(), draw: random() })
  const transaction =
    <A>(work: () => A) =>
    async () =>
      inTransaction(deps, work)
  return pipe(
    inTransaction(deps, () => {
      // Whoever starts the server wants to know now what had to wait, or was forbidden.
      for (const lift of sql.lifts) lift.run()
      return phoneMarkSecret(db)
    }),
    E.map((secret) => (phone: string) => phoneMark(secret, phone)),
    E.map((markPhone) => ({
      markPhone,
      formBatch: (target) => transaction(() => dueWork({ sql, markPhone }, target, now())),
      settleBatch: (target, id, settlement) =>
        transaction(() => settleBatch(sql, { target, id, settlement }, chance())),
      settleRemovals: (target, round, settlement) =>
        transaction(() => settleRemovals(sql, { target, round, settlement }, chance())),
      reserveWrite: transaction(() => nextWriteMoment(sql, now())),
      findOldMarkers: (target, kept) => transaction(() => oldMarkers(sql, target, kept)),
      forgetMarkers: (batchIds) =>
        transaction(() => {
          for (const id of batchIds) sql.removeBatch.run({ id })
        }),
    })),
  )
}
