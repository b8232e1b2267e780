import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { assign, fromPromise, setup } from 'xstate'
import { afterRefusal } from '../delivery/after-refusal'
import type { Batch, Marker, SendFailure, Settlement, Work } from '../delivery/batch'

/** How long the loop rests, in ms, where there is nothing to do or the ledger does not answer. */
export const DELIVERY_REST_MS = 1_000
/** How often a halted sheet is looked at, in ms, to see whether staff have released it. */
export const HALT_CHECK_MS = 5_000

type DeliveryContext = {
  readonly batch: O.Option<Batch<unknown>>
  readonly reason: string
  readonly settlement: O.Option<Settlement>
}

type Settled = { readonly batch: O.Option<Batch<unknown>>; readonly settlement: O.Option<Settlement> }

const postponed = (reason: string, retryAfterMs: number | null): Settlement => ({
  tag: 'postponed',
  reason,
  retryAfterMs,
})

const afterFailure = (failure: SendFailure): Settlement =>
  failure.tag === 'forbidden'
    ? { tag: 'halted', reason: failure.reason }
    : postponed(failure.reason, failure.tag === 'passing' ? failure.retryAfterMs : null)

/** One sheet's delivery: each kept registration reaches it exactly once, whatever fails in between (M-106, M-109, M-132). */
export const deliveryMachine = setup({
  types: {
    context: {} as DeliveryContext,
    tags: {} as 'halted',
  },
  delays: { DELIVERY_REST_MS, HALT_CHECK_MS },
  actors: {
    formBatch: fromPromise<E.Either<unknown, Work<unknown>>>(() => Promise.reject(new Error('formBatch'))),
    sendBatch: fromPromise<E.Either<SendFailure, void>, O.Option<Batch<unknown>>>(() =>
      Promise.reject(new Error('sendBatch')),
    ),
    readMarker: fromPromise<E.Either<SendFailure, Marker>, O.Option<Batch<unknown>>>(() =>
      Promise.reject(new Error('readMarker')),
    ),
    settleBatch: fromPromise<E.Either<unknown, void>, Settled>(() =>
      Promise.reject(new Error('settleBatch')),
    ),
    pruneMarkers: fromPromise<E.Either<unknown, void>>(() => Promise.reject(new Error('pruneMarkers'))),
  },
  guards: {
    hasBatch: (_, { output }: { output: E.Either<unknown, Work<unknown>> }) =>
      E.isRight(output) && output.right.tag === 'batch',
    isHalted: (_, { output }: { output: E.Either<unknown, Work<unknown>> }) =>
      E.isRight(output) && output.right.tag === 'halted',
    isRefused: (_, { output }: { output: E.Either<SendFailure, unknown> }) =>
      E.isLeft(output) && output.left.tag === 'refused',
    isDone: (_, { output }: { output: E.Either<unknown, unknown> }) => E.isRight(output),
  },
  actions: {
    keepBatch: assign((_, { output }: { output: E.Either<unknown, Work<unknown>> }) => ({
      batch: E.isRight(output) && output.right.tag === 'batch' ? O.some(output.right.batch) : O.none,
    })),
    keepReason: assign((_, { output }: { output: E.Either<SendFailure, unknown> }) => ({
      reason: E.isLeft(output) ? output.left.reason : '',
    })),
    settleSent: assign((_, { output }: { output: E.Either<SendFailure, unknown> }) => ({
      settlement: O.some(E.isLeft(output) ? afterFailure(output.left) : { tag: 'delivered' as const }),
    })),
    settleMarked: assign(({ context }, { output }: { output: E.Either<SendFailure, Marker> }) => ({
      settlement: O.some(
        E.isLeft(output)
          ? afterFailure(output.left)
          : afterRefusal(
              output.right,
              O.isSome(context.batch) ? context.batch.value.rows.length : 0,
              context.reason,
            ),
      ),
    })),
    settleBroken: assign(() => ({ settlement: O.some(postponed('the delivery broke', null)) })),
    forget: assign(() => ({ batch: O.none, settlement: O.none, reason: '' })),
  },
}).createMachine({
  id: 'delivery',
  context: { batch: O.none, settlement: O.none, reason: '' },
  initial: 'forming',
  states: {
    forming: {
      entry: 'forget',
      description: 'The lowest open batch that is due is taken, or one is formed of what waits.',
      invoke: {
        id: 'formBatch',
        src: 'formBatch',
        onDone: [
          {
            guard: { type: 'hasBatch', params: ({ event: { output } }) => ({ output }) },
            target: 'sending',
            actions: { type: 'keepBatch', params: ({ event: { output } }) => ({ output }) },
          },
          {
            guard: { type: 'isHalted', params: ({ event: { output } }) => ({ output }) },
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
            guard: { type: 'isRefused', params: ({ event: { output } }) => ({ output }) },
            target: 'confirming',
            actions: { type: 'keepReason', params: ({ event: { output } }) => ({ output }) },
          },
          {
            target: 'settling',
            actions: { type: 'settleSent', params: ({ event: { output } }) => ({ output }) },
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
          actions: { type: 'settleMarked', params: ({ event: { output } }) => ({ output }) },
        },
        onError: { target: 'settling', actions: 'settleBroken' },
      },
    },
    settling: {
      description: 'What became of the batch is kept; until it is, the same batch is taken again.',
      invoke: {
        id: 'settleBatch',
        src: 'settleBatch',
        input: ({ context: { batch, settlement } }) => ({ batch, settlement }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event: { output } }) => ({ output }) },
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
