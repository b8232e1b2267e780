import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { AnyStateMachine } from 'xstate'
import { registrationsMachine } from '../../../../src/domain/flows/registrations.machine'
import type { Submission } from '../../../../src/domain/registration/submission'
import {
  attemptIn,
  contentOf,
  stillOpen,
  type TabAttempts,
  withAttempt,
  withoutAttempt,
} from '../../../../src/domain/registration/tab-attempts'
import type { Model, Move } from '../explore'
import { answer, breakOff, type Run, type Running, runningKey, send, startRunning } from '../running'
import { contentIn, DIALOG_KINDS, type DialogKind, EVERY_FIELD, filledIn, NO_FIELD } from './dialog-kinds'

/** `content`: every field as the visitor filled it in, in words of the model's own. */
export type Row = { readonly key: string; readonly content: string }
export type Dialog = {
  readonly id: number
  readonly kind: DialogKind
  readonly flow: Running
}

/** What visitors come across, and how often they submit where one dialog was opened and where two were. */
export type Setup = {
  readonly says: string
  readonly kinds: ReadonlyArray<DialogKind>
  readonly consentAtStart: boolean
  readonly changesConsent: boolean
  /** The field in which the two contents differ, every field, or none. */
  readonly differ: string
  readonly most: readonly [number, number]
  /** Whether the visitor may duplicate the tab. */
  readonly duplicates: boolean
}

/** A page with its dialogs, the calls in flight, and what the server has kept. */
export type Page = {
  readonly setup: Setup
  readonly page: Running
  readonly dialogs: ReadonlyArray<Dialog>
  readonly opened: number
  readonly submits: number
  readonly reloads: number
  /** What the page knows of unacknowledged attempts, and its tab when it is loaded again. */
  readonly tab: TabAttempts
  /** What a tab that was duplicated from this one began with. */
  readonly duplicate: TabAttempts | null
  /** What each dialog that is sending has sent. */
  readonly inFlight: ReadonlyArray<Row & { readonly dialog: number }>
  /** A call may arrive at any time and any number of times. */
  readonly sent: ReadonlyArray<Row>
  readonly kept: ReadonlyArray<Row>
  readonly acknowledged: ReadonlyArray<Row>
}

/** The result of a step for one dialog. */
export type Told = {
  readonly event: string
  readonly kind: DialogKind
  readonly before: Running
  readonly after: Running
}

/**
 * How attempts are kept and forgotten, and what tells their contents apart; `reloads`: how often the page is loaded again, in this
 * tab or its duplicate.
 */
export type Tab = {
  readonly keeps: 'beyond the page' | 'with the page' | 'nothing'
  readonly forgets: 'in every tab' | 'in this tab' | 'never'
  readonly contentOf: (submission: Sent) => string
  readonly reloads: number
}

export type Machines = {
  readonly dialogs: Readonly<Record<DialogKind, AnyStateMachine>>
  readonly tab: Tab
}
type Moves = ReadonlyArray<Move<Page, Told>>

export const MACHINES: Machines = {
  dialogs: { membership: DIALOG_KINDS.membership.machine, order: DIALOG_KINDS.order.machine },
  // A browser without storage.
  tab: { keeps: 'with the page', forgets: 'in this tab', contentOf, reloads: 0 },
}
const NO_ATTEMPTS: TabAttempts = { secret: '', open: [] }

export type Sent = Submission<Readonly<Record<string, unknown>>>
export const submissionIn = (value: unknown): Sent | null => O.toNullable(value as O.Option<Sent>)
export const draftOf = (flow: Running) => flow.snapshot.context.draft

const withRow = (rows: ReadonlyArray<Row>, { key, content }: Row): ReadonlyArray<Row> =>
  rows.some((row) => row.key === key && row.content === content)
    ? rows
    : [...rows, { key, content }].toSorted((a, b) => (a.key < b.key ? -1 : 1))

type Edit = { readonly label: string; readonly events: ReadonlyArray<{ readonly type: string }> }

const LEAVING: ReadonlyArray<Edit> = [
  { type: 'dialog.close' },
  { type: 'dialog.reopen' },
  { type: 'notice.dismiss' },
  { type: 'form.renew' },
  { type: 'discard.confirm' },
  { type: 'discard.cancel' },
].map((event) => ({ label: event.type, events: [event] }))

const editsOf = (kind: DialogKind, { differ, changesConsent }: Setup): ReadonlyArray<Edit> => [
  { label: 'fills in A', events: filledIn(kind, differ, 0) },
  { label: 'fills in B', events: filledIn(kind, differ, 1) },
  ...Object.entries(DIALOG_KINDS[kind].emptied).flatMap(([field, events]) =>
    field === (differ in DIALOG_KINDS[kind].emptied ? differ : 'name')
      ? [{ label: `empties the ${field}`, events }]
      : [],
  ),
  ...(changesConsent
    ? [true, false].map((given) => ({
        label: given ? 'gives consent' : 'takes consent back',
        events: [{ type: 'consent.give', given }],
      }))
    : []),
]

const BOTH: ReadonlyArray<DialogKind> = ['membership', 'order']

const setup = (
  given: Pick<Setup, 'says' | 'kinds' | 'most'> & Partial<Omit<Setup, 'says' | 'kinds' | 'most'>>,
): Setup => ({
  consentAtStart: true,
  changesConsent: false,
  differ: EVERY_FIELD,
  duplicates: false,
  ...given,
})

const SEVERAL: readonly [Setup, ...ReadonlyArray<Setup>] = [
  // Two contents in turn need three; two dialogs show with two and one content what there is to see.
  setup({ says: 'membership once', kinds: ['membership'], most: [3, 0] }),
  setup({
    says: 'membership twice',
    kinds: ['membership', 'membership'],
    most: [2, 2],
    differ: NO_FIELD,
  }),
  setup({ says: 'order twice', kinds: ['order', 'order'], most: [2, 2], differ: NO_FIELD }),
  setup({ says: 'membership, then order', kinds: ['membership', 'order'], most: [1, 2], differ: NO_FIELD }),
  setup({ says: 'order, then membership', kinds: ['order', 'membership'], most: [1, 2], differ: NO_FIELD }),
]

/** One dialog, with contents that differ in one field, for each field; where the name differs, also with consent. */
const EACH_FIELD: ReadonlyArray<Setup> = BOTH.flatMap((kind) =>
  Object.keys(DIALOG_KINDS[kind].fields).flatMap((differ) =>
    (differ === 'name' ? [true, false] : [true]).map((consentAtStart) =>
      setup({
        says: `${kind}, differing in ${differ}${consentAtStart ? '' : ', consent not given from the start'}`,
        kinds: [kind],
        consentAtStart,
        changesConsent: differ === 'name',
        differ,
        most: [2, 0],
      }),
    ),
  ),
)

export const EVERYTHING: readonly [Setup, ...ReadonlyArray<Setup>] = [...SEVERAL, ...EACH_FIELD]

/** One dialog of a kind; a variant is broken within two submissions. */
export const oneDialog = (kind: DialogKind, given: Partial<Setup> = {}): Setup =>
  setup({ says: kind, kinds: [kind], most: [2, 0], ...given })

export const registrationsModel = (
  { dialogs: machines, tab: { keeps, forgets, contentOf: textOf, reloads } }: Machines,
  [first, ...setups]: readonly [Setup, ...ReadonlyArray<Setup>],
): Model<Page, Told> => {
  const page = registrationsMachine

  const openIn = ({ tab, acknowledged }: Page): TabAttempts =>
    stillOpen(tab, forgets === 'in every tab' ? acknowledged.map(({ key }) => ({ key, at: 0 })) : [], 0)

  /** The key under which it is sent: content that this tab sent before and nobody acknowledged keeps its key. */
  const attemptOf = (state: Page, submission: Sent) =>
    attemptIn(openIn(state), textOf(submission), submission.attempt)

  /** What the dialog asked for reaches the network; a dialog that is closed leaves the page. */
  const settled = (before: Page, dialog: Dialog, flow: Running): Page => {
    const isClosed = flow.snapshot.hasTag('closed')
    const submitted = flow.started.flatMap(({ input }) => submissionIn(input) ?? [])
    const sent = submitted.map((submission) => ({
      key: attemptOf(before, submission).key,
      content: contentIn(dialog.kind, draftOf(flow)),
    }))
    return {
      ...before,
      tab:
        keeps === 'nothing'
          ? NO_ATTEMPTS
          : submitted.reduce(
              (tab, submission) => withAttempt(tab, textOf(submission), attemptOf(before, submission)),
              openIn(before),
            ),
      inFlight: [
        ...before.inFlight.filter((each) => each.dialog !== dialog.id || flow.runs.length > 0),
        ...sent.map((row) => ({ ...row, dialog: dialog.id })),
      ],
      page: isClosed ? send(page, before.page, { type: 'registration.end', id: dialog.id }) : before.page,
      dialogs: isClosed
        ? before.dialogs.filter(({ id }) => id !== dialog.id)
        : before.dialogs.map((each) => (each.id === dialog.id ? { ...each, flow } : each)),
      sent: sent.reduce(withRow, before.sent),
    }
  }

  const told = (state: Page, dialog: Dialog, label: string, flow: Running): Move<Page, Told> => ({
    label: state.opened > 1 ? `dialog ${dialog.id}: ${label}` : label,
    state: settled(state, dialog, flow),
    facts: [{ event: label, kind: dialog.kind, before: dialog.flow, after: flow }],
  })

  const visitorIn = (state: Page, dialog: Dialog): Moves => {
    const machine = machines[dialog.kind]
    return [
      ...[...editsOf(dialog.kind, state.setup), ...LEAVING].map(({ label, events }) =>
        told(
          state,
          dialog,
          label,
          events.reduce((flow, event) => send(machine, flow, event), dialog.flow),
        ),
      ),
      ...(state.submits < (state.setup.most[state.opened - 1] ?? 0)
        ? [
            told(
              { ...state, submits: state.submits + 1 },
              dialog,
              'submits',
              send(machine, dialog.flow, {
                type: DIALOG_KINDS[dialog.kind].submit,
                attempt: { key: `key ${state.submits + 1}`, at: 0 },
              }),
            ),
          ]
        : []),
    ]
  }

  const networkIn = (state: Page, dialog: Dialog, run: Run): Moves => {
    const machine = machines[dialog.kind]
    const row = state.inFlight.find((each) => each.dialog === dialog.id)
    const isKept = row !== undefined && state.kept.some(({ key }) => key === row.key)
    return [
      ...(isKept
        ? [
            told(
              {
                ...state,
                acknowledged: withRow(state.acknowledged, row),
                tab: forgets === 'never' ? state.tab : withoutAttempt(state.tab, { key: row.key, at: 0 }),
              },
              dialog,
              'the answer arrives: kept',
              answer(machine, dialog.flow, run, E.right({ key: row.key, at: 0 })),
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

  const open = (state: Page): Moves => {
    const { kinds, consentAtStart, most } = state.setup
    const kind = kinds[state.opened]
    return kind !== undefined &&
      (state.opened === 0 || state.submits < most[1]) &&
      state.dialogs.every(({ flow }) => flow.snapshot.hasTag('away'))
      ? [
          {
            label: `opens the ${kind} dialog`,
            state: {
              ...state,
              opened: state.opened + 1,
              page: send(page, state.page, { type: 'registration.start', wanted: DIALOG_KINDS[kind].wanted }),
              dialogs: [
                ...state.dialogs,
                {
                  id: state.opened + 1,
                  kind,
                  flow: startRunning(machines[kind], DIALOG_KINDS[kind].input(consentAtStart)),
                },
              ],
            },
            facts: [],
          },
        ]
      : []
  }

  /** A page without dialogs. Calls that were made arrive all the same; nobody hears of their answers. */
  const anew = (label: string, state: Page): Move<Page, Told> => ({
    label,
    state: {
      ...state,
      page: startRunning(page),
      dialogs: [],
      tab: keeps === 'beyond the page' ? state.tab : NO_ATTEMPTS,
      inFlight: [],
      opened: 0,
      reloads: state.reloads + 1,
    },
    facts: [],
  })

  const loadAgain = (state: Page): Moves => {
    const { setup, tab, duplicate } = state
    if (state.reloads >= reloads || state.sent.length === 0 || state.opened !== 1) return []
    if (duplicate !== null)
      return [anew('turns to the duplicated tab', { ...state, tab: duplicate, duplicate: null })]
    return [
      anew('loads the page again', state),
      ...(setup.duplicates
        ? [{ label: 'duplicates the tab', state: { ...state, duplicate: tab }, facts: [] }]
        : []),
    ]
  }

  const startOf = (setup: Setup): Page => ({
    setup,
    page: startRunning(page),
    dialogs: [],
    tab: NO_ATTEMPTS,
    duplicate: null,
    inFlight: [],
    reloads: 0,
    opened: 0,
    submits: 0,
    sent: [],
    kept: [],
    acknowledged: [],
  })

  return {
    start: startOf(first),
    others: setups.map((setup) => ({ label: setup.says, state: startOf(setup) })),
    moves: (state) => [
      ...open(state),
      ...loadAgain(state),
      ...state.dialogs.flatMap((dialog) => visitorIn(state, dialog)),
      ...state.sent
        .filter(({ key }) => !state.kept.some((row) => row.key === key))
        .map((row) => ({
          label: `${row.key} reaches the server`,
          state: { ...state, kept: withRow(state.kept, row) },
          facts: [],
        })),
      ...state.dialogs.flatMap((dialog) => dialog.flow.runs.flatMap((run) => networkIn(state, dialog, run))),
    ],
    key: ({ setup, page: held, dialogs, tab, duplicate, inFlight, ...rest }) =>
      JSON.stringify([
        setup.says,
        held.snapshot.context.underWay,
        dialogs.map(({ id, flow }) => [id, runningKey(flow)]),
        [tab, duplicate].map((each) => each?.open.map(({ digest, attempt }) => [digest, attempt.key])),
        inFlight.map(({ dialog, key }) => [dialog, key]),
        rest,
      ]),
  }
}
