import type { AnyStateMachine } from 'xstate'
import type { Assumption } from '../../../../scripts/diagrams/shown-property'
import { popupMachine } from '../../../../src/domain/flows/popup.machine'
import { alteredMachine, editedMachine } from '../altered-machine'
import type { Model, Step } from '../explore'
import type { Checked } from '../property'
import { type Ran, startRunning } from '../running'
import { smallWorld, type World } from '../small-world'

type Session = {
  readonly storage: 'works' | 'refuses'
  readonly flag: boolean
  readonly claimedHere: boolean
  readonly pages: number
  readonly shown: number
  readonly shownHere: number
}

const MOST_PAGES = 3

const isShown = ({ flow }: World<Session>): boolean => flow.snapshot.hasTag('shown')

/** The storage's flag outlives the page; where the storage refuses, the page itself remembers. */
const claim = (session: Session) => {
  const label = session.storage === 'works' ? 'the storage was asked' : 'the page remembers'
  if (session.claimedHere || session.flag) return { label, output: false }
  return {
    label,
    output: true,
    around: { ...session, claimedHere: true, flag: session.storage === 'works' },
  }
}

const model = (machine: AnyStateMachine): Model<World<Session>, Ran> =>
  smallWorld<Session>(machine, {
    around: { storage: 'works', flag: false, claimedHere: false, pages: 1, shown: 0, shownHere: 0 },
    visitor: () => [{ type: 'page.free' }, { type: 'popup.close' }, { type: 'chat.open' }],
    answers: { claimShowing: ({ around }) => [claim(around)] },
    others: (own, { flow, around }) => [
      ...(around.pages === 1 && !around.claimedHere && around.storage === 'works'
        ? [
            {
              label: 'the storage refuses',
              state: { flow, around: { ...around, storage: 'refuses' as const } },
              facts: [],
            },
          ]
        : []),
      ...(around.pages < MOST_PAGES
        ? [
            {
              label: 'the page is loaded anew',
              state: {
                flow: startRunning(own),
                around: { ...around, claimedHere: false, shownHere: 0, pages: around.pages + 1 },
              },
              facts: [],
            },
          ]
        : []),
    ],
    noted: (before, after) =>
      isShown(after) && !isShown(before)
        ? { ...after.around, shown: after.around.shown + 1, shownHere: after.around.shownHere + 1 }
        : after.around,
  })

const altered = (says: string) => ({ says, model: () => model(alteredMachine(popupMachine, says)) })
type At = Step<World<Session>, Ran>

const FLAG_KEPT: Assumption = {
  says: 'the session keeps the flag, and the page where storage refuses',
  keptBy: 'src/adapters/browser/claim-popup.ts',
  shownBy: [
    ['test/adapters/browser/claim-popup.test.ts', 'is granted once, and sets the flag as it is'],
    ['test/adapters/browser/claim-popup.test.ts', 'is granted once a page when $why'],
  ],
}

export const POPUP: Checked<World<Session>, Ran> = {
  flow: 'popup',
  surroundings:
    'a visitor who does anything at any time and loads the page up to three times, a session storage that works or refuses',
  model: () => model(popupMachine),
  properties: [
    {
      row: 'S-001',
      says: 'The popup is shown at most once in a session if storage works, however often the page is loaded.',
      assumes: [FLAG_KEPT],
      isBroken: ({ state: { around } }: At) => around.storage === 'works' && around.shown > 1,
      variant: altered('popup.claiming: claimShowing answers 1: no guard'),
    },
    {
      row: 'S-002',
      says: 'If storage fails, the popup is shown at most once on a page.',
      assumes: [FLAG_KEPT],
      isBroken: ({ state: { around } }: At) => around.storage === 'refuses' && around.shownHere > 1,
      variant: {
        says: 'the answer to the claim is not heeded, and closing waits for the next load',
        model: () =>
          model(
            editedMachine(popupMachine, ({ states: { claiming, shown } }) => {
              claiming.invoke.onDone = { target: 'shown' }
              shown.on['popup.close'] = { target: 'waiting' }
            }),
          ),
      },
    },
    {
      row: 'S-003',
      says: 'The popup is shown only on the page that claimed it.',
      isBroken: ({ state }: At) => isShown(state) && !state.around.claimedHere,
      variant: altered('popup.claiming: claimShowing breaks 1: to shown instead of over'),
    },
    {
      row: 'S-004',
      says: 'While the popup is shown, its closing timer runs.',
      isBroken: ({ state }: At) =>
        isShown(state) && !state.flow.timers.some(({ delay }) => delay === 'POPUP_SHOWN_MS'),
      variant: altered('popup.shown: after POPUP_SHOWN_MS: nothing happens'),
    },
  ],
}
