import { setup } from 'xstate'
import { placeholderActor } from './actors'

/** The popup closes by itself after this time, in ms (M-092). */
export const POPUP_SHOWN_MS = 10_000

type PopupEvent = { type: 'page.free' } | { type: 'popup.close' } | { type: 'chat.open' }

/** The promotional popup: hidden, shown once, never again in the session (M-091..M-094, A-31, A-32). */
export const popupMachine = setup({
  types: {} as { events: PopupEvent; tags: 'shown' },
  delays: { POPUP_SHOWN_MS },
  actors: {
    claimShowing: placeholderActor<boolean>('claimShowing'),
  },
  guards: {
    isClaimed: (_, { claimed }: { claimed: boolean }) => claimed,
  },
}).createMachine({
  id: 'popup',
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The page has not finished loading.',
      on: { 'page.free': { target: 'claiming' } },
    },
    claiming: {
      description:
        "The session's `register` flag is read, and set where it was not: only the one who sets it may show, as soon as the popup has loaded and no dialog is open.",
      invoke: {
        id: 'claimShowing',
        src: 'claimShowing',
        onDone: [
          {
            guard: { type: 'isClaimed', params: ({ event }) => ({ claimed: event.output }) },
            target: 'shown',
          },
          { target: 'over' },
        ],
        onError: { target: 'over' },
      },
    },
    shown: {
      tags: ['shown'],
      description: 'Closes by itself, by one click or key at once, or as the chat opens.',
      after: { POPUP_SHOWN_MS: { target: 'over' } },
      on: { 'popup.close': { target: 'over' }, 'chat.open': { target: 'over' } },
    },
    over: { type: 'final', description: 'Never again in this session.' },
  },
})
