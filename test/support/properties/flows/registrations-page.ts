import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { AnyStateMachine } from 'xstate'
import { membershipDialogMachine } from '../../../../src/domain/flows/membership-dialog.machine'
import { registrationsMachine } from '../../../../src/domain/flows/registrations.machine'
import { contentOf } from '../../../../src/domain/registration/open-submissions'
import type { Attempt, Submission } from '../../../../src/domain/registration/submission'
import {
  attemptIn,
  type TabAttempts,
  withAttempt,
  withoutAttempt,
} from '../../../../src/domain/registration/tab-attempts'
import { alteredMachine, editedMachine } from '../altered-machine'
import type { IsBroken, Model, Move, Step } from '../explore'
import type { Checked } from '../property'
import { answer, breakOff, type Run, type Running, runningKey, send, startRunning } from '../running'

type Row = { readonly key: string; readonly content: string }
type Dialog = { readonly id: number; readonly flow: Running }

/** A page with its dialogs, the calls in flight, and what the server has kept. */
export type Page = {
  readonly page: Running
  readonly dialogs: ReadonlyArray<Dialog>
  readonly opened: number
  readonly submits: number
  readonly reloads: number
  /** What the browser keeps when the page is loaded again. */
  readonly tab: TabAttempts
  /** What each dialog that is sending has sent. */
  readonly inFlight: ReadonlyArray<Row & { readonly dialog: number }>
  /** A call may arrive at any time and any number of times. */
  readonly sent: ReadonlyArray<Row>
  readonly kept: ReadonlyArray<Row>
  readonly acknowledged: ReadonlyArray<Row>
}

/** The result of a step for one dialog. */
type Told = { readonly event: string; readonly before: Running; readonly after: Running }

/** What the browser does for a tab. */
type Tab = { readonly keeps: boolean; readonly forgets: boolean; readonly reloads: number }

type Machines = {
  readonly dialog: AnyStateMachine
  readonly page: AnyStateMachine
  readonly tab: Tab
}
type Moves = ReadonlyArray<Move<Page, Told>>

/** How often is submitted where one dialog was opened, and where two were. */
type Most = readonly [number, number]

/** Two contents in turn need three; two dialogs show with two what there is to see. */
const MOST: Most = [3, 2]
/** A variant is broken within fewer. */
const FEWER: Most = [2, 0]

const MACHINES: Machines = {
  dialog: membershipDialogMachine,
  page: registrationsMachine,
  tab: { keeps: false, forgets: true, reloads: 0 },
}
const KEPT_IN_TAB: Machines = { ...MACHINES, tab: { keeps: true, forgets: true, reloads: 1 } }
const NO_ATTEMPTS: TabAttempts = { secret: '', open: [] }

type Draft = { readonly name: string; readonly phone: string; readonly consent: boolean }
const draftOf = (flow: Running): Draft => flow.snapshot.context.draft
const submissionIn = (value: unknown): Submission<{ readonly name: string }> | null =>
  O.toNullable(value as O.Option<Submission<{ readonly name: string }>>)
/** As it is sent: content that this tab sent before and nobody acknowledged keeps its key. */
const sentBy = ({ tab }: Page, submission: Submission<unknown>): Row & { readonly attempt: Attempt } => {
  const content = contentOf(submission)
  const attempt = attemptIn(tab, content, submission.attempt)
  return { key: attempt.key, content, attempt }
}
const withRow = (rows: ReadonlyArray<Row>, row: Row): ReadonlyArray<Row> =>
  rows.some(({ key }) => key === row.key) ? rows : [...rows, row].toSorted((a, b) => (a.key < b.key ? -1 : 1))

const FILL_IN = ['A', 'B'].map((name) => ({
  label: `fills in ${name}`,
  events: [
    { type: 'name.type', name: `Nguyễn ${name}` },
    { type: 'phone.type', phone: '0900000001' },
  ],
}))
const ONE_EVENT = [
  { type: 'dialog.close' },
  { type: 'dialog.reopen' },
  { type: 'notice.dismiss' },
  { type: 'discard.confirm' },
  { type: 'discard.cancel' },
].map((event) => ({ label: event.type, events: [event] }))
const EMPTY = { label: 'empties the name', events: [{ type: 'name.type', name: '' }] }

const registrationsModel = (
  { dialog: machine, page, tab: { keeps, forgets, reloads } }: Machines,
  most: Most = MOST,
): Model<Page, Told> => {
  /** What the dialog asked for reaches the page and the network; a dialog that is closed leaves the page. */
  const settled = (before: Page, dialog: Dialog, flow: Running): Page => {
    const running = flow.ran.reduce((held, { type, params }) => {
      const { submission } = (params ?? { submission: null }) as { submission: Submission<unknown> | null }
      if (submission === null) return held
      return type === 'remember'
        ? send(page, held, { type: 'submission.send', submission })
        : send(page, held, { type: 'submission.acknowledge', key: submission.attempt.key } as {
            type: string
          })
    }, before.page)
    const isClosed = flow.snapshot.hasTag('closed')
    const submitted = flow.started.flatMap(({ input }) => submissionIn(input) ?? [])
    const sent = submitted.map((submission) => sentBy(before, submission))
    return {
      ...before,
      tab: keeps
        ? sent.reduce((tab, { content, attempt }) => withAttempt(tab, content, attempt), before.tab)
        : NO_ATTEMPTS,
      inFlight: [
        ...before.inFlight.filter((each) => each.dialog !== dialog.id || flow.runs.length > 0),
        ...sent.map(({ key, content }) => ({ key, content, dialog: dialog.id })),
      ],
      page: isClosed ? send(page, running, { type: 'registration.end', id: dialog.id }) : running,
      dialogs: isClosed
        ? before.dialogs.filter(({ id }) => id !== dialog.id)
        : before.dialogs.map((each) => (each.id === dialog.id ? { ...each, flow } : each)),
      sent: sent.map(({ key, content }) => ({ key, content })).reduce(withRow, before.sent),
    }
  }

  const told = (state: Page, dialog: Dialog, label: string, flow: Running): Move<Page, Told> => ({
    label: state.opened > 1 ? `dialog ${dialog.id}: ${label}` : label,
    state: settled(state, dialog, flow),
    facts: [{ event: label, before: dialog.flow, after: flow }],
  })

  const visitorIn = (state: Page, dialog: Dialog): Moves => [
    ...[...FILL_IN, EMPTY, ...ONE_EVENT].map(({ label, events }) =>
      told(
        state,
        dialog,
        label,
        events.reduce((flow, event) => send(machine, flow, event), dialog.flow),
      ),
    ),
    ...(state.submits < (most[state.opened - 1] ?? 0)
      ? [
          told(
            { ...state, submits: state.submits + 1 },
            dialog,
            'submits',
            send(machine, dialog.flow, {
              type: 'membership.submit',
              attempt: { key: `key ${state.submits + 1}`, at: 0 },
              open: state.page.snapshot.context.open,
            }),
          ),
        ]
      : []),
  ]

  const networkIn = (state: Page, dialog: Dialog, run: Run): Moves => {
    const row = state.sent.find(({ key }) =>
      state.inFlight.some((each) => each.dialog === dialog.id && each.key === key),
    )
    const isKept = row !== undefined && state.kept.some(({ key }) => key === row.key)
    return [
      ...(isKept
        ? [
            told(
              {
                ...state,
                acknowledged: withRow(state.acknowledged, row),
                tab: forgets ? withoutAttempt(state.tab, row.content) : state.tab,
              },
              dialog,
              'the answer arrives: kept',
              answer(machine, dialog.flow, run, E.right(undefined)),
            ),
          ]
        : []),
      told(
        state,
        dialog,
        'no answer arrives',
        answer(machine, dialog.flow, run, E.left({ tag: 'unreachable' })),
      ),
      told(state, dialog, 'the call breaks', breakOff(machine, dialog.flow, run)),
    ]
  }

  const open = (state: Page): Moves =>
    (state.opened === 0 || (state.opened === 1 && state.submits < most[1])) &&
    state.dialogs.every(({ flow }) => flow.snapshot.hasTag('away'))
      ? [
          {
            label: 'opens the dialog',
            state: {
              ...state,
              opened: state.opened + 1,
              page: send(page, state.page, {
                type: 'registration.start',
                wanted: { kind: 'membership', planId: 1 },
              }),
              dialogs: [
                ...state.dialogs,
                { id: state.opened + 1, flow: startRunning(machine, { planId: 1, consentAtStart: true }) },
              ],
            },
            facts: [],
          },
        ]
      : []

  /** Calls that were made arrive all the same; nobody hears of their answers. */
  const loadAgain = (state: Page): Moves =>
    state.reloads < reloads && state.sent.length > 0 && state.opened === 1
      ? [
          {
            label: 'loads the page again',
            state: {
              ...state,
              page: startRunning(page),
              dialogs: [],
              inFlight: [],
              opened: 0,
              reloads: state.reloads + 1,
            },
            facts: [],
          },
        ]
      : []

  return {
    start: {
      page: startRunning(page),
      dialogs: [],
      tab: NO_ATTEMPTS,
      inFlight: [],
      reloads: 0,
      opened: 0,
      submits: 0,
      sent: [],
      kept: [],
      acknowledged: [],
    },
    moves: (state) => [
      ...open(state),
      ...loadAgain(state),
      ...state.dialogs.flatMap((dialog) => visitorIn(state, dialog)),
      ...state.sent
        .filter((row) => !state.kept.includes(row))
        .map((row) => ({
          label: `${row.key} reaches the server`,
          state: { ...state, kept: withRow(state.kept, row) },
          facts: [],
        })),
      ...state.dialogs.flatMap((dialog) => dialog.flow.runs.flatMap((run) => networkIn(state, dialog, run))),
    ],
    key: ({ page: held, dialogs, sent, kept, acknowledged, tab, inFlight, ...counts }) =>
      JSON.stringify([
        held.snapshot.context.open,
        held.snapshot.context.underWay,
        dialogs.map(({ id, flow }) => [id, runningKey(flow)]),
        [sent, kept, acknowledged].map((rows) => rows.map(({ key }) => key)),
        sent,
        tab.open.map(({ digest, attempt }) => [digest, attempt.key]),
        inFlight.map(({ dialog, key }) => [dialog, key]),
        counts,
      ]),
  }
}

type At = Step<Page, Told>

const ALTERED = (says: string) => ({
  says,
  model: () =>
    registrationsModel({ ...MACHINES, dialog: alteredMachine(membershipDialogMachine, says) }, FEWER),
})
const EDITED = (says: string, edit: Parameters<typeof editedMachine>[1]) => ({
  says,
  model: () =>
    registrationsModel({ ...MACHINES, dialog: editedMachine(membershipDialogMachine, edit) }, FEWER),
})

const has = (tag: string) => (flow: Running) => flow.snapshot.hasTag(tag)
const isTyped = (flow: Running): boolean => draftOf(flow).name !== '' || draftOf(flow).phone !== ''
const toldIn =
  (isBroken: (told: Told, step: At) => boolean): IsBroken<Page, Told> =>
  (step) =>
    step.facts.some((fact) => isBroken(fact, step))
const inDialogs =
  (isBroken: (flow: Running, state: Page) => boolean): IsBroken<Page, Told> =>
  ({ state }) =>
    state.dialogs.some(({ flow }) => isBroken(flow, state))

const countOf = (rows: ReadonlyArray<Row>, content: string): number =>
  rows.filter((row) => row.content === content).length

const EDITS = ['fills in', 'empties']

export const REGISTRATIONS: Checked<Page, Told> = {
  flow: 'membership-dialog',
  surroundings:
    'a visitor who types two contents, submits up to three times, closes, leaves and opens a second dialog at any time; a network that loses, delays and doubles every call and loses every answer; a server that keeps a key once',
  model: () => registrationsModel(MACHINES),
  properties: [
    {
      row: 'S-030',
      says: 'A registration that the server kept without the page knowing is never kept twice.',
      isBroken: ({ state: { kept, acknowledged } }) =>
        kept.some(({ content }) => countOf(kept, content) > countOf(acknowledged, content) + 1),
      variant: ALTERED('membershipDialog.editing: membership.submit 1: without remember'),
    },
    {
      row: 'S-031',
      says: 'Success is reported only for a row that is kept.',
      isBroken: toldIn(({ before, after }, { state }) => {
        const submission = submissionIn(after.snapshot.context.submission)
        return (
          has('succeeded')(after) &&
          !has('succeeded')(before) &&
          !state.kept.some(({ key }) => key === submission?.attempt.key)
        )
      }),
      variant: ALTERED('membershipDialog.sending.watched: xstate.done.actor.submitMembership 1: no guard'),
    },
    {
      row: 'S-032',
      says: 'Nothing is sent while a dialog is sending.',
      isBroken: toldIn(({ before, after }) => before.runs.length > 0 && after.started.length > 0),
      variant: EDITED('a submit begins anew while sending', ({ states: { editing, sending } }) => {
        sending.on = {
          'membership.submit': {
            ...editing.on['membership.submit'][0],
            target: '#membershipDialog.sending',
            reenter: true,
          },
        }
      }),
    },
    {
      row: 'S-033',
      says: 'While a dialog is sending, the form contains what was sent.',
      isBroken: inDialogs(
        (flow) =>
          has('sending')(flow) &&
          submissionIn(flow.snapshot.context.submission)?.registration.name !== draftOf(flow).name,
      ),
      variant: EDITED('the name can be typed while sending', ({ states: { editing, sending } }) => {
        sending.on = { 'name.type': editing.on['name.type'] }
      }),
    },
    {
      row: 'S-034',
      says: 'Closing never discards typed text without asking.',
      isBroken: toldIn(
        ({ event, before, after }) =>
          event === 'dialog.close' && has('closed')(after) && isTyped(before) && !has('sending')(before),
      ),
      variant: ALTERED('membershipDialog.editing: dialog.close: without the 1.'),
    },
    {
      row: 'S-035',
      says: 'A visitor who decides not to close finds the form unchanged.',
      isBroken: toldIn(
        ({ event, before, after }) =>
          (event === 'discard.cancel' || event === 'dialog.close') &&
          has('asking')(before) &&
          (!after.snapshot.matches('editing') ||
            JSON.stringify(draftOf(after)) !== JSON.stringify(draftOf(before))),
      ),
      variant: ALTERED('membershipDialog.askingToDiscard: discard.cancel 1: to nowhere'),
    },
    {
      row: 'S-036',
      says: 'No incomplete registration is sent.',
      isBroken: toldIn(({ after }) => after.started.some(({ input }) => submissionIn(input) === null)),
      variant: ALTERED('membershipDialog.editing: membership.submit 1: no guard'),
    },
    {
      row: 'S-037',
      says: 'Unacknowledged content has exactly one key.',
      isBroken: ({ state: { page, sent, acknowledged } }) => {
        const open = sent.filter(({ key }) => !acknowledged.some((row) => row.key === key))
        return page.snapshot.status === 'active' && open.some(({ content }) => countOf(open, content) > 1)
      },
      variant: ALTERED('membershipDialog.editing: membership.submit 1: without remember'),
    },
    {
      row: 'S-038',
      says: 'Different contents are never sent with the same key.',
      isBroken: toldIn(({ after }, { before }) =>
        after.started.some(({ input }) => {
          const submission = submissionIn(input)
          const row = submission === null ? null : sentBy(before, submission)
          return before.sent.some(({ key, content }) => key === row?.key && content !== row.content)
        }),
      ),
      variant: EDITED('every submission goes under the first key', ({ states: { editing } }) => {
        const [sendIt] = editing.on['membership.submit']
        sendIt.actions[0] = {
          ...sendIt.actions[0],
          params: () => ({ attempt: { key: 'key 1', at: 0 }, open: [] }),
        }
      }),
    },
    {
      row: 'S-039',
      says: 'After a failure, the form contains what was sent.',
      isBroken: toldIn(
        ({ before, after }) =>
          has('failed')(after) && has('sending')(before) && draftOf(after).name !== draftOf(before).name,
      ),
      variant: EDITED('a failure clears the form', ({ states: { sending } }) => {
        sending.states.watched.on['xstate.error.actor.submitMembership'].actions = 'clear'
      }),
    },
    {
      row: 'S-040',
      says: 'The form is cleared only by the visitor, or because its row was kept.',
      isBroken: toldIn(
        ({ event, before, after }) =>
          isTyped(before) &&
          !isTyped(after) &&
          !EDITS.some((edit) => event.startsWith(edit)) &&
          !has('succeeded')(after),
      ),
      variant: EDITED('declining to close clears the form', ({ states: { askingToDiscard } }) => {
        askingToDiscard.on['discard.cancel'] = { target: 'editing.last', actions: 'clear' }
      }),
    },
    {
      row: 'S-041',
      says: 'A registration whose dialog was closed while sending reports its outcome before it ends.',
      isBroken: toldIn(
        ({ before, after }) => has('sending')(before) && has('away')(before) && has('closed')(after),
      ),
      variant: EDITED('a failure after leaving closes the dialog', ({ states: { sending } }) => {
        sending.states.left.on['xstate.done.actor.submitMembership'][1].target = '#membershipDialog.closed'
      }),
    },
    {
      row: 'S-042',
      says: 'A dialog has a submission in flight exactly while it shows that it is sending.',
      isBroken: inDialogs((flow) => has('sending')(flow) !== flow.runs.length > 0),
      variant: ALTERED('membershipDialog.sending: not tagged sending'),
    },
    {
      row: 'S-043',
      says: 'No field shows an error before the first submission.',
      isBroken: ({ state }) =>
        state.submits === 0 && state.dialogs.some(({ flow }) => has('showsErrors')(flow)),
      variant: ALTERED('membershipDialog.editing: starts in rejected'),
    },
    {
      row: 'S-044',
      says: 'A second press after a success sends nothing, and the success message stays.',
      isBroken: toldIn(
        ({ event, before, after }) =>
          event === 'submits' &&
          before.snapshot.matches({ editing: 'confirmed' }) &&
          !after.snapshot.matches({ editing: 'confirmed' }),
      ),
      variant: ALTERED('membershipDialog.editing.confirmed: membership.submit: nothing happens'),
    },
  ],
  reach: {
    row: 'S-045',
    says: 'From every state, the visitor can return to a page without a dialog.',
    isGood: ({ dialogs }) => dialogs.length === 0,
    variant: ALTERED('membershipDialog.unsent: dialog.reopen: nothing happens'),
  },
}

/** A key goes by its first submission, so that a variant in which it is reused is seen. */
const isSentUnder = ({ state, before }: At, isBroken: (row: Row) => boolean): boolean =>
  state.inFlight.length > before.inFlight.length && state.inFlight.slice(-1).some(isBroken)

export const REGISTRATIONS_IN_A_TAB: Checked<Page, Told> = {
  flow: 'membership-dialog',
  surroundings:
    'as before, in a browser that keeps the attempts of a tab; a visitor who loads the page again once, at any time after the first submission; calls that were made arrive all the same, and nobody hears of their answers',
  model: () => registrationsModel(KEPT_IN_TAB, [3, 0]),
  properties: [
    {
      row: 'S-124',
      says: 'A registration that the server kept without the page knowing is never kept twice, also after the page was loaded again.',
      isBroken: ({ state: { kept, acknowledged } }) =>
        kept.some(({ content }) => countOf(kept, content) > countOf(acknowledged, content) + 1),
      variant: {
        says: 'the browser keeps nothing',
        model: () => registrationsModel({ ...KEPT_IN_TAB, tab: { ...KEPT_IN_TAB.tab, keeps: false } }, FEWER),
      },
    },
    {
      row: 'S-125',
      says: 'Content that was acknowledged is another registration when it is sent again.',
      isBroken: (step) =>
        isSentUnder(step, ({ key }) => step.before.acknowledged.some((row) => row.key === key)),
      variant: {
        says: 'the tab never forgets an attempt',
        model: () =>
          registrationsModel({ ...KEPT_IN_TAB, tab: { ...KEPT_IN_TAB.tab, forgets: false } }, FEWER),
      },
    },
  ],
}
