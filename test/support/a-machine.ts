import { fromPromise, setup } from 'xstate'

/** A machine with one of everything that a diagram has to show. */
export const aMachine = setup({
  types: { events: {} as { type: 'lamp.switch' } | { type: 'lamp.dim'; by: number }, tags: {} as 'lit' },
  actors: { warmUp: fromPromise<boolean>(async () => true) },
  delays: { BURN_MS: 1_500 },
  guards: { isWarm: () => true },
  actions: { count: () => {}, shine: () => {} },
}).createMachine({
  id: 'lamp',
  initial: 'dark',
  on: { 'lamp.dim': { actions: 'count' } },
  states: {
    dark: { description: 'Nothing: "off"; waits.', on: { 'lamp.switch': { target: 'warming' } } },
    warming: {
      invoke: {
        id: 'warmUp',
        src: 'warmUp',
        onDone: [
          { guard: 'isWarm', target: 'lit' },
          { target: 'dark', reenter: true },
        ],
        onError: { target: 'broken' },
      },
    },
    lit: {
      tags: ['lit'],
      initial: 'bright',
      entry: 'shine',
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
