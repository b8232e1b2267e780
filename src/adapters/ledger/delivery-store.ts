import { setImmediate as nextTurn } from 'node:timers/promises'
import { pipe } from 'fp-ts/function'
import type * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { isInTime } from '../../domain/delivery/moments'
import { createRowIndex, type RowIndex } from '../../domain/delivery/sheet-content'
import type { SheetRow } from '../../domain/delivery/sheet-row'
import { dueWork } from '../../domain/ledger/deliver/due-work'
import { nextWriteMoment } from '../../domain/ledger/deliver/next-write-moment'
import { oldMarkers } from '../../domain/ledger/deliver/old-markers'
import { adoptSheet, recordBatchSheet } from '../../domain/ledger/deliver/record-batch-sheet'
import { settleBatch } from '../../domain/ledger/deliver/settle-batch'
import { settleRemovals } from '../../domain/ledger/deliver/settle-removals'
import type { RecordOfErasures } from '../../domain/ledger/erase/record-of-erasures'
import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import {
  finishReading,
  postponeReading,
  settleMarkedBatches,
  settleRowsInSheet,
} from '../../domain/ledger/restore/settle-reading'
import { run, type Script } from '../../domain/ledger/script'
import type { Target } from '../../domain/registration/registration'
import type { EpochMs } from '../../domain/time/epoch-ms'
import type { DeliveryStore } from '../../ports/delivery-store'
import type { Transact } from '../../ports/transact'
import { phoneHash } from './phone-hash'

type Done<A> = TE.TaskEither<LedgerUnavailable, A>
type ClockedScript<A> = (at: EpochMs) => Script<A>

/** `at` is a time of the ledger's clock. */
export type DeliveryTransactions = {
  readonly transact: Transact<LedgerUnavailable>
  /** Locks the sheet against other processes. */
  readonly onSheet: <A>(target: Target, script: ClockedScript<A>) => Done<A>
  /** Locks every sheet, which the record of erasures needs. */
  readonly onAllSheets: <A>(script: ClockedScript<A>) => Done<A>
  /** Returns `otherwise` if another process holds the sheet. */
  readonly ifHolder: <A>(target: Target, otherwise: A, script: ClockedScript<A>) => Done<A>
  /** Extends the lease and returns the time of the ledger’s clock; null if another process has taken the lease. */
  readonly renewLease: (target: Target) => Done<EpochMs | null>
}

/** For a ledger that only one process opens: each transaction already locks the sheet. */
export const singleProcess = (
  transact: Transact<LedgerUnavailable>,
  now: () => EpochMs,
): DeliveryTransactions => ({
  transact,
  onSheet: (_target, script) => transact(script),
  onAllSheets: transact,
  ifHolder: (_target, _otherwise, script) => transact(script),
  renewLease: () => TE.fromIO(now),
})

type StoreDeps = DeliveryTransactions & { readonly random: () => number; readonly record: RecordOfErasures }

const NO_LONGER: LedgerUnavailable = { tag: 'unavailable', reason: 'the work is no longer this process’s' }

/** Rows indexed in a turn of the event loop, which takes less than 10 ms. */
const INDEXED_PER_TURN = 5_000

const indexRows =
  (rows: ReadonlyArray<SheetRow>): T.Task<RowIndex> =>
  async () => {
    const index = createRowIndex()
    for (let start = 0; start < rows.length; start += INDEXED_PER_TURN) {
      index.add(rows.slice(start, start + INDEXED_PER_TURN))
      await nextTurn()
    }
    return index.index()
  }

/**
 * The port `DeliveryStore` for either engine: the scripts of delivery, each for the process that holds the lease of the
 * sheet. `secret`: the key of phone hashes.
 */
export const createDeliveryStore = (
  { transact, onSheet, onAllSheets, ifHolder, renewLease, random, record }: StoreDeps,
  secret: string,
): DeliveryStore => {
  const timing = (at: EpochMs) => ({ at, jitter: random() })
  const givenAt = new Map<Target, EpochMs>()
  const give = <A>(target: Target, otherwise: A, script: ClockedScript<A>): Done<A> =>
    ifHolder(target, otherwise, (at) => {
      givenAt.set(target, at)
      return script(at)
    })
  return {
    hashPhone: (phone) => phoneHash(secret, phone),
    takeWork: (target, spreadsheet) =>
      give(target, { tag: 'idle' }, (at) => dueWork(target, at, spreadsheet)),
    settleReading: (target, settlement) => {
      if (settlement.tag !== 'read')
        return onSheet(target, (at) => postponeReading(target, settlement, timing(at)))
      const { markers, rows } = settlement.content
      const takeFrom = (index: RowIndex, after: number): Done<void> =>
        pipe(
          onSheet(target, (at) => settleRowsInSheet(target, index, { after, at })),
          TE.chain((last) => (last === null ? TE.right(undefined) : takeFrom(index, last))),
        )
      return pipe(
        onSheet(target, (at) => settleMarkedBatches(target, markers, at)),
        TE.chainTaskK(() => indexRows(rows)),
        TE.chain((index) => takeFrom(index, 0)),
        TE.chain(() => onSheet(target, (at) => finishReading(target, markers, at))),
      )
    },
    settleBatch: (target, id, settlement) =>
      onSheet(target, (at) => settleBatch({ target, id }, settlement, timing(at))),
    settleRemovals: (target, round, settlement) =>
      onSheet(target, (at) => settleRemovals(target, round, settlement, timing(at))),
    recordSheet: (target, sheet, batchId) => {
      const recordKnown = onSheet(target, () => recordBatchSheet(target, sheet, batchId))
      return pipe(
        recordKnown,
        TE.chain((isKnown) =>
          isKnown
            ? TE.right(true)
            : pipe(
                onAllSheets((at) => adoptSheet(record, target, sheet, at)),
                TE.chain(() => recordKnown),
              ),
        ),
        TE.map(() => undefined),
      )
    },
    findOldMarkers: (target, room) => give(target, [], (at) => oldMarkers(target, room, at)),
    forgetMarkers: (ids) =>
      transact(function* () {
        yield* run('forgetMarkers', { ids })
      }),
    reserveWrite: transact(nextWriteMoment),
    mayCall: (target) =>
      pipe(
        renewLease(target),
        TE.filterOrElse(
          (at) => at !== null && isInTime(givenAt.get(target) ?? 0, at),
          () => NO_LONGER,
        ),
        TE.map(() => undefined),
      ),
  }
}
