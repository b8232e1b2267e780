import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { assign, fromPromise, setup } from 'xstate'
import { afterFailure } from '../delivery/after-failure'
import { afterRefusal } from '../delivery/after-refusal'
import type { Batch, Marker, NumberUse, SendFailure, Setback, SettledWork } from '../delivery/batch'
import { batchIn, type FoundWork, roundIn } from '../delivery/found-work'
import type { RemovalRound } from '../delivery/removal'
import { setBack, settledBatch, settledRound } from '../delivery/settled-work'

/** How long the loop rests, in ms, where there is nothing to do or the ledger does not answer. */
export const DELIVERY_REST_MS = 1_000
/** How often a halted sheet is looked at, in ms, to see whether staff have released it. */
export const HALT_CHECK_MS = 5_000

type DeliveryContext = {
  readonly batch: O.Option<Batch<unknown>>
  readonly round: O.Option<RemovalRound>
  readonly reason: string
  readonly settled: O.Option<SettledWork>
}

const BROKEN: Setback = { tag: 'postponed', reason: 'the delivery broke', retryAfterMs: null }

const NOTHING: DeliveryContext = { batch: O.none, round: O.none, reason: '', settled: O.none }

/** What stands in an event of an invoked actor. */
const answer = <Output>({ event: { output } }: { readonly event: { readonly output: Output } }) => ({
  output,
})

/** One sheet's delivery: each kept registration reaches it exactly once, whatever fails in between; rows of erased persons leave it (M-106, M-109, M-132). */
export const deliveryMachine = setup({
  types: {
    context: {} as DeliveryContext,
    tags: {} as 'halted',
  },
  delays: { DELIVERY_REST_MS, HALT_CHECK_MS },
  actors: {
    formBatch: fromPromise<FoundWork>(() => Promise.reject(new Error('formBatch'))),
    sendBatch: fromPromise<E.Either<SendFailure, void>, O.Option<Batch<unknown>>>(() =>
      Promise.reject(new Error('sendBatch')),
    ),
    readMarker: fromPromise<E.Either<SendFailure, Marker>, O.Option<Batch<unknown>>>(() =>
      Promise.reject(new Error('readMarker')),
    ),
    spendNumber: fromPromise<E.Either<SendFailure, NumberUse>, O.Option<RemovalRound>>(() =>
      Promise.reject(new Error('spendNumber')),
    ),
    removeRows: fromPromise<E.Either<SendFailure, NumberUse>, O.Option<RemovalRound>>(() =>
      Promise.reject(new Error('removeRows')),
    ),
    settleWork: fromPromise<E.Either<unknown, void>, O.Option<SettledWork>>(() =>
      Promise.reject(new Error('settleWork')),
    ),
    pruneMarkers: fromPromise<E.Either<unknown, void>>(() => Promise.reject(new Error('pruneMarkers'))),
  },
  guards: {
    hasBatch: (_, { output }: { output: FoundWork }) => O.isSome(batchIn(output)),
    hasFreshRemovals: (_, { output }: { output: FoundWork }) =>
      O.exists(({ isFresh }: RemovalRound) => isFresh)(roundIn(output)),
    hasRemovals: (_, { output }: { output: FoundWork }) => O.isSome(roundIn(output)),
    isHalted: (_, { output }: { output: FoundWork }) => E.isRight(output) && output.right.tag === 'halted',
    isRefused: (_, { output }: { output: E.Either<SendFailure, unknown> }) =>
      E.isLeft(output) && output.left.tag === 'refused',
    isDone: (_, { output }: { output: E.Either<unknown, unknown> }) => E.isRight(output),
  },
  actions: {
    keepBatch: assign((_, { output }: { output: FoundWork }) => ({ batch: batchIn(output) })),
    keepRemovals: assign((_, { output }: { output: FoundWork }) => ({ round: roundIn(output) })),
    keepReason: assign((_, { output }: { output: E.Either<SendFailure, unknown> }) => ({
      reason: E.isLeft(output) ? output.left.reason : '',
    })),
    settleSent: assign(({ context }, { output }: { output: E.Either<SendFailure, unknown> }) => ({
      settled: settledBatch(
        context.batch,
        E.isLeft(output) ? afterFailure(output.left) : { tag: 'delivered' },
      ),
    })),
    settleMarked: assign(({ context }, { output }: { output: E.Either<SendFailure, Marker> }) => ({
      settled: settledBatch(
        context.batch,
        E.isLeft(output)
          ? afterFailure(output.left)
          : afterRefusal(
              output.right,
              O.isSome(context.batch) ? context.batch.value.rows.length : 0,
              context.reason,
            ),
      ),
    })),
    settleSpent: assign(({ context }, { output }: { output: E.Either<SendFailure, NumberUse> }) => ({
      settled: settledRound(
        context.round,
        E.isLeft(output) ? afterFailure(output.left) : { tag: 'renumbered', ...output.right },
      ),
    })),
    settleRemoved: assign(({ context }, { output }: { output: E.Either<SendFailure, NumberUse> }) => ({
      settled: settledRound(
        context.round,
        E.isLeft(output) ? afterFailure(output.left) : { tag: 'removed', ...output.right },
      ),
    })),
    settleBroken: assign(({ context }) => ({ settled: setBack(context, BROKEN) })),
    forget: assign(() => NOTHING),
  },
}).createMachine({
  id: 'delivery',
  context: NOTHING,
  initial: 'forming',
  states: {
    forming: {
      entry: 'forget',
      description:
        'The lowest open batch that is due is taken, or one is formed of what waits; removals come after these, or first once they have waited for a minute.',
      invoke: {
        id: 'formBatch',
        src: 'formBatch',
        onDone: [
          {
            guard: { type: 'hasBatch', params: answer },
            target: 'sending',
            actions: { type: 'keepBatch', params: answer },
          },
          {
            guard: { type: 'hasFreshRemovals', params: answer },
            target: 'removing',
            actions: { type: 'keepRemovals', params: answer },
          },
          {
            guard: { type: 'hasRemovals', params: answer },
            target: 'fencing',
            actions: { type: 'keepRemovals', params: answer },
          },
          {
            guard: { type: 'isHalted', params: answer },
            target: 'halted',
          },
          { target: 'waiting' },
        ],
        onError: { target: 'waiting' },
      },
    },
    sending: {
      description:
        'One atomic call appends the rows and sets the mark; a lost answer is told by the mark later.',
      invoke: {
        id: 'sendBatch',
        src: 'sendBatch',
        input: ({ context }) => context.batch,
        onDone: [
          {
            guard: { type: 'isRefused', params: answer },
            target: 'confirming',
            actions: { type: 'keepReason', params: answer },
          },
          {
            target: 'settling',
            actions: { type: 'settleSent', params: answer },
          },
        ],
        onError: { target: 'settling', actions: 'settleBroken' },
      },
    },
    confirming: {
      description:
        'The sheet refused: the mark under the number says whether it had taken these rows before.',
      invoke: {
        id: 'readMarker',
        src: 'readMarker',
        input: ({ context }) => context.batch,
        onDone: {
          target: 'settling',
          actions: { type: 'settleMarked', params: answer },
        },
        onError: { target: 'settling', actions: 'settleBroken' },
      },
    },
    fencing: {
      description:
        'An earlier try may still be on its way: its number is used up, and it is refused should it arrive.',
      invoke: {
        id: 'spendNumber',
        src: 'spendNumber',
        input: ({ context }) => context.round,
        onDone: {
          target: 'settling',
          actions: { type: 'settleSpent', params: answer },
        },
        onError: { target: 'settling', actions: 'settleBroken' },
      },
    },
    removing: {
      description: 'Rows of erased persons are looked for in the sheet and deleted, until none is found.',
      invoke: {
        id: 'removeRows',
        src: 'removeRows',
        input: ({ context }) => context.round,
        onDone: {
          target: 'settling',
          actions: { type: 'settleRemoved', params: answer },
        },
        onError: { target: 'settling', actions: 'settleBroken' },
      },
    },
    settling: {
      description: 'What became of it is kept; until it is, the same work is taken again.',
      invoke: {
        id: 'settleWork',
        src: 'settleWork',
        input: ({ context }) => context.settled,
        onDone: [
          {
            guard: { type: 'isDone', params: answer },
            target: 'tidying',
          },
          { target: 'waiting' },
        ],
        onError: { target: 'waiting' },
      },
    },
    tidying: {
      description: 'Marks are limited: those that no batch will ask for any more are removed by the hundred.',
      invoke: {
        id: 'pruneMarkers',
        src: 'pruneMarkers',
        onDone: { target: 'forming' },
        onError: { target: 'forming' },
      },
    },
    waiting: {
      description: 'Nothing is due, or the ledger did not answer.',
      after: { DELIVERY_REST_MS: { target: 'forming' } },
    },
    halted: {
      tags: ['halted'],
      description:
        'The service forbids it: nothing is sent until staff release the sheet; registrations are kept on.',
      after: { HALT_CHECK_MS: { target: 'forming' } },
    },
  },
})
