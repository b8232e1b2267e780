import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { assign, setup } from 'xstate'
import { type MarkerOwner, type MarkerState, reasonOf, type SettledWork, type Work } from '../delivery/batch'
import { LONGEST_REMOVAL_WAIT_MS, MARKERS_PRUNED_AT_ONCE } from '../delivery/limits'
import {
  afterClaiming,
  afterReadingSheets,
  afterRemoving,
  afterReserving,
  afterSending,
  afterUnexpectedError,
  type CallResult,
  type CurrentWork,
} from '../delivery/settled-work'
import type { SheetContent } from '../delivery/sheet-content'
import { SECOND_MS } from '../time/epoch-ms'
import { placeholderActor } from './actors'

/** Pause between two polls for work, in ms. */
export const DELIVERY_REST_MS = 1_000
/** Pause between two checks whether a sheet is still halted, in ms. */
export const HALT_CHECK_MS = 5_000

type DeliveryContext = CurrentWork & { readonly settled: O.Option<SettledWork> }
type InContext = { readonly context: DeliveryContext }
type Answered<A> = { readonly event: { readonly output: A } }

const EMPTY: DeliveryContext = { work: { tag: 'idle' }, reason: '', settled: O.none }

const answerIn = <A>({ event }: Answered<A>): A => event.output
const workIn = ({ event: { output } }: Answered<E.Either<unknown, Work>>): Work =>
  E.isRight(output) ? output.right : EMPTY.work

const takenWhere = <Guard extends string, State extends string>(guard: Guard, target: State) =>
  ({ guard: { type: guard, params: workIn }, target, actions: { type: 'holdWork', params: workIn } }) as const

type After<A> = (current: CurrentWork, answer: CallResult<A>) => O.Option<SettledWork>

const settledBy = <A>(after: After<A>) => {
  const params = ({ context, event }: InContext & Answered<CallResult<A>>) => after(context, event.output)
  return { target: 'settling', actions: { type: 'settle', params } } as const
}

/** The call of the actor `src` with the present work; `after` decides what its answer means. */
const callOf = <Slot extends string, A>(src: Slot, after: After<A>) => {
  const params = ({ context }: InContext) => afterUnexpectedError(context)
  const onError = { target: 'settling', actions: { type: 'settle', params } } as const
  const input = ({ context }: InContext) => context.work
  return { id: src, src, input, onDone: settledBy(after), onError }
}

/** Delivers registrations to one sheet, each exactly once; removes rows of erased persons from it (M-106, M-109, M-132). */
export const deliveryMachine = setup({
  types: {} as { context: DeliveryContext; tags: 'halted' },
  delays: { DELIVERY_REST_MS, HALT_CHECK_MS },
  actors: {
    takeWork: placeholderActor<E.Either<unknown, Work>>('takeWork'),
    readSheet: placeholderActor<CallResult<SheetContent>, Work>('readSheet'),
    sendBatch: placeholderActor<CallResult<void>, Work>('sendBatch'),
    claimId: placeholderActor<CallResult<MarkerOwner>, Work>('claimId'),
    reserveId: placeholderActor<CallResult<MarkerState>, Work>('reserveId'),
    removeRows: placeholderActor<CallResult<MarkerState>, Work>('removeRows'),
    settleWork: placeholderActor<E.Either<unknown, void>, O.Option<SettledWork>>('settleWork'),
    pruneMarkers: placeholderActor<E.Either<unknown, void>>('pruneMarkers'),
  },
  guards: {
    hasBatch: (_, { tag }: Work) => tag === 'batch',
    hasFreshRemovals: (_, found: Work) => found.tag === 'removals' && found.round.isFresh,
    hasRemovals: (_, { tag }: Work) => tag === 'removals',
    hasReading: (_, { tag }: Work) => tag === 'reading',
    isHalted: (_, { tag }: Work) => tag === 'halted',
    isRefused: (_, answer: CallResult<unknown>) => E.isLeft(answer) && answer.left.tag === 'refused',
    isDone: (_, answer: E.Either<unknown, unknown>) => E.isRight(answer),
  },
  actions: {
    holdWork: assign((_, found: Work) => ({ work: found })),
    keepReason: assign((_, answer: CallResult<unknown>) => ({
      reason: E.isLeft(answer) ? reasonOf(answer.left) : '',
    })),
    settle: assign((_, settled: O.Option<SettledWork>) => ({ settled })),
    forget: assign(EMPTY),
  },
}).createMachine({
  id: 'delivery',
  context: EMPTY,
  initial: 'taking',
  states: {
    taking: {
      entry: 'forget',
      description: `Reads what is due: the open batch with the lowest id, or a new one; then removals. Removals older than ${LONGEST_REMOVAL_WAIT_MS / SECOND_MS} seconds come first.`,
      invoke: {
        id: 'takeWork',
        src: 'takeWork',
        onDone: [
          takenWhere('hasReading', 'reading'),
          takenWhere('hasBatch', 'sending'),
          takenWhere('hasFreshRemovals', 'removing'),
          takenWhere('hasRemovals', 'reserving'),
          { guard: { type: 'isHalted', params: workIn }, target: 'halted' },
          { target: 'waiting' },
        ],
        onError: { target: 'waiting' },
      },
    },
    reading: {
      description:
        'The ledger was restored from a backup. The marks and rows in the sheet say which of its rows had arrived after the backup: these are taken as delivered before anything is sent.',
      invoke: callOf('readSheet', afterReadingSheets),
    },
    sending: {
      description:
        'One atomic call appends the rows and creates the marker. If its answer is lost, the next try is refused and finds the marker.',
      invoke: {
        ...callOf('sendBatch', afterSending),
        onDone: [
          {
            guard: { type: 'isRefused', params: answerIn },
            target: 'confirming',
            actions: { type: 'keepReason', params: answerIn },
          },
          settledBy(afterSending),
        ],
      },
    },
    confirming: {
      description:
        'The batch was refused. The marker under its id says whether an earlier try had arrived; without one, split until the invalid row is alone, then park it.',
      invoke: callOf('claimId', afterClaiming),
    },
    reserving: {
      description:
        'An earlier removal call may still be under way: its id is reserved, so that the service refuses that call if it arrives later.',
      invoke: callOf('reserveId', afterReserving),
    },
    removing: {
      description: 'Finds the rows of erased persons in the sheet and deletes them until none is left.',
      invoke: callOf('removeRows', afterRemoving),
    },
    settling: {
      description: 'Writes the result to the ledger. If that fails, the same work is taken again.',
      invoke: {
        id: 'settleWork',
        src: 'settleWork',
        input: ({ context }) => context.settled,
        onDone: [{ guard: { type: 'isDone', params: answerIn }, target: 'tidying' }, { target: 'waiting' }],
        onError: { target: 'waiting' },
      },
    },
    tidying: {
      description: `Removes up to ${MARKERS_PRUNED_AT_ONCE} markers that no batch needs any more: a spreadsheet limits them.`,
      invoke: {
        id: 'pruneMarkers',
        src: 'pruneMarkers',
        onDone: { target: 'taking' },
        onError: { target: 'taking' },
      },
    },
    waiting: {
      description: 'Nothing is due, or the ledger did not answer.',
      after: { DELIVERY_REST_MS: { target: 'taking' } },
    },
    halted: {
      tags: ['halted'],
      description:
        'Staff have to mend the cause. Nothing is sent until `retry` or a restart; registrations are still accepted.',
      after: { HALT_CHECK_MS: { target: 'taking' } },
    },
  },
})
