import { fromPromise, setup } from 'xstate'

/** A machine with every feature that a diagram has to show. */
export const aMachine = setup({
  types: { events: {} as { type: 'lamp.switch' } | { type: 'lamp.dim'; by: number }, tags: {} as 'lit' },
  actors: { warmUp: fromPromise<boolean, number>(async () => true) },
  delays: { BURN_MS: 1_500 },
  guards: { isWarm: () => true },
  actions: {
    count: (_, _given: { step: number }) => {},
    shine: (_, _given: { lumen: number }) => {},
    warn: () => {},
  },
}).createMachine({
  id: 'lamp',
  initial: 'dark',
  on: { 'lamp.dim': { actions: { type: 'count', params: ({ event }) => ({ step: event.by }) } } },
  states: {
    dark: { description: 'Nothing: "off"; waits.', on: { 'lamp.switch': { target: 'warming' } } },
    warming: {
      invoke: {
        id: 'heater',
        src: 'warmUp',
        input: 230,
        onDone: [
          { guard: 'isWarm', target: 'lit' },
          { target: 'dark', reenter: true },
        ],
        onError: { target: 'broken' },
      },
    },
    lit: {
      tags: ['lit'],
      initial: { target: 'bright', actions: 'warn' },
      entry: { type: 'shine', params: { lumen: 800 } },
      after: { BURN_MS: { target: 'broken' } },
      states: {
        bright: { always: { guard: 'isWarm', target: 'soft' } },
        soft: {},
        before: { type: 'history' },
      },
    },
    broken: { type: 'final' },
  },
})
