import { setup } from 'xstate'

type DisclosureEvent =
  | { type: 'disclosure.open' }
  | { type: 'disclosure.close' }
  | { type: 'disclosure.toggle' }

/**
 * What is open or closed and nothing else: the drawer (M-020, M-021), the contact widget (M-095), a registration
 * dialog, a doctor's profile, a video's description (M-070).
 */
export const disclosureMachine = setup({
  types: { events: {} as DisclosureEvent, tags: {} as 'open' },
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
