import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { MARKERS_PRUNED_AT_ONCE } from '../../domain/delivery/limits'
import { countRows } from '../../domain/delivery/sheet-content'
import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import type { Target } from '../../domain/registration/registration'
import type { DeliveryStore } from '../../ports/delivery-store'
import { nextWriteMoment } from './counter'
import { dueWork } from './due-work'
import { phoneMark } from './erasure-record'
import { phoneMarkSecret } from './phone-mark-secret'
import { run, type Script } from './script'
import { settleBatch } from './settle-batch'
import { settleRemovals } from './settle-removals'
import { closeReading, putSheetOff, takeArrived, takeMarked } from './settle-sheet'

type Done<A> = TE.TaskEither<LedgerUnavailable, A>

export type DeliveryTransactions = {
  readonly inTransaction: <A>(script: () => Script<A>) => Done<A>
  /** Nobody else works on the sheet meanwhile. */
  readonly onSheet: <A>(target: Target, script: () => Script<A>) => Done<A>
  /** `otherwise` where another process holds the sheet. */
  readonly asHolder: <A>(target: Target, otherwise: A, script: (at: EpochMs) => Script<A>) => Done<A>
}

/** Where one process has the ledger, a transaction is all that keeps others from a sheet. */
export const soleHolder = (
  inTransaction: DeliveryTransactions['inTransaction'],
  now: () => EpochMs,
): DeliveryTransactions => ({
  inTransaction,
  onSheet: (_target, script) => inTransaction(script),
  asHolder: (_target, _otherwise, script) => inTransaction(() => script(now())),
})

type StoreDeps = DeliveryTransactions & {
  readonly now: () => EpochMs
  readonly random: () => number
}

function* oldMarkers(target: Target, kept: number): Script<ReadonlyArray<number>> {
  const old = yield* run('oldMarkers', { target, kept })
  return old.length < MARKERS_PRUNED_AT_ONCE ? [] : old.map(({ id }) => id)
}

/** Whoever starts a process wants to know now what had to wait, or was forbidden; gives the secret that marks phone numbers. */
export function* beginDelivery(): Script<string> {
  yield* run('retryBatches', {})
  yield* run('retryRemovals', {})
  yield* run('liftHalts', {})
  return yield* phoneMarkSecret()
}

export const createDeliveryStore = (
  { inTransaction, onSheet, asHolder, now, random }: StoreDeps,
  secret: string,
): DeliveryStore => {
  const markPhone = (phone: string): string => phoneMark(secret, phone)
  const jitter = () => ({ at: now(), draw: random() })
  return {
    markPhone,
    formBatch: (target) => asHolder(target, { tag: 'idle' }, (at) => dueWork(target, at, markPhone)),
    settleSheet: (target, settlement) => {
      if (settlement.tag !== 'read') return onSheet(target, () => putSheetOff(target, settlement, jitter()))
      const { marks, rows } = settlement.content
      const counts = countRows(rows)
      const takeFrom = (after: number): Done<void> =>
        pipe(
          onSheet(target, () => takeArrived(target, counts, after)),
          TE.chain((last) => (last === null ? TE.right(undefined) : takeFrom(last))),
        )
      return pipe(
        onSheet(target, () => takeMarked(target, marks, now())),
        TE.chain(() => takeFrom(0)),
        TE.chain(() => onSheet(target, () => closeReading(target, marks, now()))),
      )
    },
    settleBatch: (target, id, settlement) =>
      onSheet(target, () => settleBatch({ target, id }, settlement, jitter())),
    settleRemovals: (target, round, settlement) =>
      onSheet(target, () => settleRemovals(target, round, settlement, jitter())),
    findOldMarkers: (target, kept) => asHolder(target, [], () => oldMarkers(target, kept)),
    forgetMarkers: (ids) =>
      inTransaction(function* () {
        yield* run('forgetMarkers', { ids })
      }),
    reserveWrite: inTransaction(() => nextWriteMoment(now())),
  }
}
