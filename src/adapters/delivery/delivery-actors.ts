import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import { fromPromise } from 'xstate'
import {
  type Batch,
  passing,
  type SendFailure,
  type SettledWork,
  type Work,
} from '../../domain/delivery/batch'
import type { RemovalRound } from '../../domain/delivery/removal'
import type { SheetContent } from '../../domain/delivery/sheet-content'
import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import type { Target } from '../../domain/registration/registration'
import type { DeliveryStore } from '../../ports/delivery-store'
import type { TargetSheets } from '../../ports/target-sheets'

const NO_WORK: SendFailure = passing('no work')

const onBatch = <A>(call: (batch: Batch) => TE.TaskEither<SendFailure, A>) =>
  fromPromise<E.Either<SendFailure, A>, Work>(({ input: work }) =>
    work.tag === 'batch' ? call(work.batch)() : Promise.resolve(E.left(NO_WORK)),
  )

const onRound = <A>(call: (round: RemovalRound) => TE.TaskEither<SendFailure, A>) =>
  fromPromise<E.Either<SendFailure, A>, Work>(({ input: work }) =>
    work.tag === 'removals' ? call(work.round)() : Promise.resolve(E.left(NO_WORK)),
  )

const settleIn =
  ({ settleReading, settleBatch, settleRemovals }: DeliveryStore, target: Target) =>
  (settled: SettledWork): TE.TaskEither<LedgerUnavailable, void> => {
    switch (settled.tag) {
      case 'reading':
        return settleReading(target, settled.settlement)
      case 'batch':
        return settleBatch(target, settled.id, settled.settlement)
      case 'removals':
        return settleRemovals(target, settled.round, settled.settlement)
    }
  }

/** The actors of the delivery machine for one target. */
export const deliveryActors = (target: Target, store: DeliveryStore, sheets: TargetSheets) => ({
  takeWork: fromPromise<E.Either<unknown, Work>>(() =>
    store.takeWork(target, sheets.markerRoom.spreadsheet)(),
  ),
  readSheet: fromPromise<E.Either<SendFailure, SheetContent>, Work>(({ input: work }) =>
    work.tag === 'reading' ? sheets.readSheets(work.sheets)() : Promise.resolve(E.left(NO_WORK)),
  ),
  sendBatch: onBatch(sheets.sendBatch),
  claimId: onBatch(sheets.claimId),
  reserveId: onRound(sheets.reserveId),
  removeRows: onRound(sheets.removeRows),
  settleWork: fromPromise<E.Either<unknown, void>, O.Option<SettledWork>>(({ input }) =>
    pipe(
      input,
      O.match(() => TE.right(undefined), settleIn(store, target)),
    )(),
  ),
  pruneMarkers: fromPromise<E.Either<unknown, void>>(() =>
    pipe(
      store.findOldMarkers(target, sheets.markerRoom),
      TE.chainW((old) =>
        old.length === 0
          ? TE.right(undefined)
          : pipe(
              sheets.removeMarkers(old),
              TE.chainW(() => store.forgetMarkers(old)),
            ),
      ),
    )(),
  ),
})
