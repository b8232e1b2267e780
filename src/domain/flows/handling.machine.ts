import { assign, setup } from 'xstate'
import type { EpochMs } from '../time/epoch-ms'

/** `seen` is the number of the last step that the page of the button showed; 0 before the first. */
type SeenStep = { readonly seen: number }

export type HandlingEvent =
  | ({ type: 'handling.note' } & SeenStep)
  | ({ type: 'call.miss' } & SeenStep)
  | ({ type: 'call.postpone'; until: EpochMs | null } & SeenStep)
  | ({ type: 'order.confirm' } & SeenStep)
  | ({ type: 'order.send' } & SeenStep)
  | ({ type: 'order.finish' } & SeenStep)
  | ({ type: 'order.cancel' } & SeenStep)
  | ({ type: 'number.reject' } & SeenStep)

export type HandlingContext = {
  /** The number of steps made so far. */
  readonly steps: number
  /** When to call again; null unless a call was postponed. */
  readonly until: EpochMs | null
}

const keepStep = {
  type: 'keepStep',
  params: ({ event }: { readonly event: HandlingEvent }) => ({
    until: event.type === 'call.postpone' ? event.until : null,
  }),
} as const

const to = <const State extends string>(target: State) =>
  ({ guard: 'isCurrent', target, actions: keepStep }) as const

const POSTPONE = {
  'call.postpone': { guard: 'isCurrentAndTimed', target: '#handling.toCall.callLater', actions: keepStep },
} as const

/** What staff did about a registration. A press on a page that does not show the last step changes nothing (P-018). */
export const handlingMachine = setup({
  types: {} as { context: HandlingContext; events: HandlingEvent },
  guards: {
    isCurrent: ({ context, event }) => event.seen === context.steps,
    isCurrentAndTimed: ({ context, event }) =>
      event.seen === context.steps && event.type === 'call.postpone' && event.until !== null,
  },
  actions: {
    keepStep: assign(({ context }, { until }: { readonly until: EpochMs | null }) => ({
      steps: context.steps + 1,
      until,
    })),
    countStep: assign(({ context }) => ({ steps: context.steps + 1 })),
  },
}).createMachine({
  id: 'handling',
  context: { steps: 0, until: null },
  initial: 'toCall',
  on: {
    'handling.note': {
      description: 'A note changes neither the state nor the time of the next call.',
      guard: 'isCurrent',
      actions: 'countStep',
    },
  },
  states: {
    toCall: {
      initial: 'new',
      on: {
        ...POSTPONE,
        'call.miss': to('.unanswered'),
        'number.reject': to('.wrongNumber'),
        'order.confirm': to('confirmed'),
        'order.cancel': to('cancelled'),
      },
      states: {
        new: { description: 'Nobody has called yet.' },
        unanswered: { description: 'A call was not answered: it waits to be called again.' },
        callLater: { description: 'The person asked to be called at a time.' },
        wrongNumber: {
          description: 'Somebody else answered. The person may still be reached in another way.',
        },
      },
    },
    confirmed: {
      description: 'The person confirmed products, price and place.',
      on: { ...POSTPONE, 'order.send': to('sent'), 'order.cancel': to('cancelled') },
    },
    sent: {
      description: 'The parcel was handed over, or the plan was switched on.',
      on: { 'order.finish': to('done') },
    },
    done: { description: 'Nothing is left to do.' },
    cancelled: { description: 'The person does not want it any more: it is never sent.' },
  },
})
