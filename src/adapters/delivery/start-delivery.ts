import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import { type ActorOptions, createActor, fromPromise } from 'xstate'
import type { Batch, SendFailure, SettledWork, Work } from '../../domain/delivery/batch'
import { MARKERS_KEPT, MARKERS_KEPT_OF_TWO } from '../../domain/delivery/limits'
import type { RemovalRound } from '../../domain/delivery/removal'
import { deliveryMachine } from '../../domain/flows/delivery.machine'
import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import { type KeptRegistration, TARGETS, type Target } from '../../domain/registration/registration'
import type { SheetSources } from '../../domain/site/sheet-source'
import type { DeliveryStore } from '../../ports/delivery-store'
import type { CallSheets } from '../google-sheets/call-sheets'
import { createRemoveRows } from '../google-sheets/create-remove-rows'
import { createSendBatch } from '../google-sheets/create-send-batch'
import { createFindTab } from '../google-sheets/find-tab'
import { createMarkedCalls } from '../google-sheets/marked-calls'

type DeliveryDeps = {
  readonly store: DeliveryStore
  readonly callSheets: CallSheets
  readonly sheets: SheetSources
  /** Says that a sheet's delivery was halted, and why. */
  readonly sayHalted: (target: Target) => void
  /** What the loops' rests are measured by: the system's clock where none is given. */
  readonly clock?: ActorOptions<typeof deliveryMachine>['clock']
}

export type Delivery = {
  readonly stop: () => void
  readonly halted: () => ReadonlyArray<string>
  /** Who else has the registrations then, as visitors are told; null for nobody. */
  readonly recipient: string | null
}

const RECIPIENT = 'Google Sheets'

const markersKept = ({ orders, members }: SheetSources): number =>
  orders.id === members.id ? MARKERS_KEPT_OF_TWO : MARKERS_KEPT

const noWork: SendFailure = { tag: 'passing', reason: 'no work', retryAfterMs: null }

const onWork =
  <Given, A>(act: (given: Given) => TE.TaskEither<SendFailure, A>) =>
  ({ input }: { input: O.Option<Given> }): Promise<E.Either<SendFailure, A>> =>
    pipe(
      input,
      O.match(() => TE.left<SendFailure, A>(noWork), act),
    )()

const settleIn = (
  { settleBatch, settleRemovals }: DeliveryStore,
  target: Target,
  settled: SettledWork,
): TE.TaskEither<LedgerUnavailable, void> =>
  settled.tag === 'batch'
    ? settleBatch(target, settled.id, settled.settlement)
    : settleRemovals(target, settled.round, settled.settlement)

const startOne = ({ store, callSheets, sheets, sayHalted, clock }: DeliveryDeps, target: Target) => {
  const sheet = sheets[target]
  const calls = createMarkedCalls(callSheets, sheet)
  const tab = createFindTab({ callSheets, sheet, now: Date.now })
  const sendBatch = createSendBatch({ calls, tab })
  const removeRows = createRemoveRows({ callSheets, calls, tab, target, sheet, markPhone: store.markPhone })
  const onBatch = <A>(act: (batch: Batch<KeptRegistration>) => TE.TaskEither<SendFailure, A>) =>
    onWork((batch: Batch<unknown>) => act(batch as Batch<KeptRegistration>))
  const actor = createActor(
    deliveryMachine.provide({
      actors: {
        formBatch: fromPromise<E.Either<unknown, Work<unknown>>>(() => store.formBatch(target)()),
        sendBatch: fromPromise(onBatch(sendBatch)),
        readMarker: fromPromise(onBatch(calls.readMarker)),
        spendNumber: fromPromise(onWork(({ id }: RemovalRound) => calls.spendNumber(id))),
        removeRows: fromPromise(onWork(removeRows)),
        settleWork: fromPromise(async ({ input }) =>
          O.isSome(input) ? settleIn(store, target, input.value)() : E.right(undefined),
        ),
        pruneMarkers: fromPromise<E.Either<unknown, void>>(() =>
          pipe(
            store.findOldMarkers(target, markersKept(sheets)),
            TE.chainW((old) =>
              old.length === 0
                ? TE.right(undefined)
                : pipe(
                    calls.removeMarkers(old),
                    TE.chainW(() => store.forgetMarkers(old)),
                  ),
            ),
          )(),
        ),
      },
    }),
    clock === undefined ? {} : { clock },
  )
  let wasHalted = false
  actor.subscribe((snapshot) => {
    const isHalted = snapshot.hasTag('halted')
    if (isHalted && !wasHalted) sayHalted(target)
    if (isHalted || snapshot.matches('sending')) wasHalted = isHalted
  })
  actor.start()
  return { stop: () => actor.stop(), isHalted: () => actor.getSnapshot().hasTag('halted') }
}

/** Takes the ledger's delivery side and the service, starts a loop for each sheet, gives what stops them. */
export const startDelivery = (deps: DeliveryDeps): Delivery => {
  const loops = TARGETS.map((target) => ({ target, ...startOne(deps, target) }))
  return {
    recipient: RECIPIENT,
    stop: () => {
      for (const { stop } of loops) stop()
    },
    halted: () => loops.filter(({ isHalted }) => isHalted()).map(({ target }) => target),
  }
}
