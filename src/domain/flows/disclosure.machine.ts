import { setup } from 'xstate'

type DisclosureEvent =
  | { type: 'disclosure.open' }
  | { type: 'disclosure.close' }
  | { type: 'disclosure.toggle' }

/** Whether the drawer (M-020, M-021), the contact widget (M-095), a dialog, a profile or a video text (M-070) is open. */
export const disclosureMachine = setup({
  types: {} as { events: DisclosureEvent; tags: 'open' },
}).createMachine({
  id: 'disclosure',
  initial: 'closed',
  states: {
    closed: {
      on: { 'disclosure.open': { target: 'open' }, 'disclosure.toggle': { target: 'open' } },
    },
    open: {
      tags: ['open'],
      on: { 'disclosure.close': { target: 'closed' }, 'disclosure.toggle': { target: 'closed' } },
    },
  },
})
