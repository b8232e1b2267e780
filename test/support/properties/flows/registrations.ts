import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { assign } from 'xstate'
import type { Assumption } from '../../../../scripts/diagrams/shown-property'
import type { Submit } from '../../../../src/domain/flows/registration-states'
import { decodeMembershipForm } from '../../../../src/domain/registration/membership-form'
import { decodeOrderForm } from '../../../../src/domain/registration/order-form'
import { alteredMachine, editedMachine } from '../altered-machine'
import type { IsBroken, Step } from '../explore'
import type { Checked, Variant } from '../property'
import { type Running, send } from '../running'
import {
  contentIn,
  DIALOG_KINDS,
  type DialogKind,
  isEmptied,
  isIncomplete,
  saysTheSame,
  withSome,
} from './dialog-kinds'
import {
  draftOf,
  EVERYTHING,
  MACHINES,
  type Machines,
  oneDialog,
  type Page,
  type Row,
  registrationsModel,
  type Setup,
  submissionIn,
  type Told,
} from './registrations-page'

type At = Step<Page, Told>
type Edit = (config: Parameters<Parameters<typeof editedMachine>[1]>[0], names: Names) => void
type Names = { readonly id: string; readonly submit: string; readonly slot: string }
type Faults = { readonly variant: Variant<Page, Told>; readonly also: ReadonlyArray<Variant<Page, Told>> }

const NAMES: Readonly<Record<DialogKind, Names>> = {
  membership: { id: 'membershipDialog', submit: 'membership.submit', slot: 'submitMembership' },
  order: { id: 'orderDialog', submit: 'order.submit', slot: 'submitOrder' },
}

const withDialog = (kind: DialogKind, machine: Machines['dialogs'][DialogKind]): Machines => ({
  ...MACHINES,
  dialogs: { ...MACHINES.dialogs, [kind]: machine },
})

/** The same alteration of both dialogs, in the words of the membership dialog. */
const altered = (says: string, given: Partial<Setup> = {}): Faults => {
  const inDialog = (kind: DialogKind, words: string): Variant<Page, Told> => ({
    says: words,
    model: () =>
      registrationsModel(withDialog(kind, alteredMachine(DIALOG_KINDS[kind].machine, words)), [
        oneDialog(kind, given),
      ]),
  })
  const { membership, order } = NAMES
  return {
    variant: inDialog('membership', says),
    also: [
      inDialog(
        'order',
        says
          .replaceAll(membership.id, order.id)
          .replaceAll(membership.submit, order.submit)
          .replaceAll(membership.slot, order.slot),
      ),
    ],
  }
}

const editedIn = (
  kind: DialogKind,
  says: string,
  edit: Edit,
  given: Partial<Setup> = {},
): Variant<Page, Told> => ({
  says: kind === 'membership' ? says : `${says}: order`,
  model: () =>
    registrationsModel(
      withDialog(
        kind,
        editedMachine(DIALOG_KINDS[kind].machine, (config) => edit(config, NAMES[kind])),
      ),
      [oneDialog(kind, given)],
    ),
})
const edited = (says: string, edit: Edit, given: Partial<Setup> = {}): Faults => ({
  variant: editedIn('membership', says, edit, given),
  also: [editedIn('order', says, edit, given)],
})
/** A variant for each part of each form. */
const forEach = (
  partsOf: (kind: DialogKind) => ReadonlyArray<string>,
  variantOf: (kind: DialogKind, part: string) => Variant<Page, Told>,
): Faults => {
  const [variant, ...also] = (['membership', 'order'] as const).flatMap((kind) =>
    partsOf(kind).map((part) => variantOf(kind, part)),
  ) as unknown as [Variant<Page, Told>, ...ReadonlyArray<Variant<Page, Told>>]
  return { variant, also }
}

type Decode = (draft: unknown) => E.Either<unknown, object>
const DECODED = { membership: decodeMembershipForm, order: decodeOrderForm }

/** A browser that takes two contents as the same although they differ in one field. */
const overlooking = (
  kind: DialogKind,
  differ: string,
  plain: (value: Fields) => unknown,
): Variant<Page, Told> => ({
  says: `two contents that differ only in ${differ} count as the same: ${kind}`,
  model: () =>
    registrationsModel(
      {
        ...MACHINES,
        tab: {
          ...MACHINES.tab,
          contentOf: ({ registration, honeypot, offers }) =>
            JSON.stringify(plain({ ...registration, honeypot, offers })),
        },
      },
      [oneDialog(kind, { differ })],
    ),
})
type Fields = Readonly<Record<string, unknown>>

const PARTS: Readonly<Record<string, string>> = { plan: 'planTitle', products: 'titles' }
const OVERLOOKED = (['membership', 'order'] as const).flatMap((kind) =>
  Object.keys(DIALOG_KINDS[kind].fields).map((differ) =>
    overlooking(kind, differ, (value) => {
      if (differ === 'order of products')
        return { ...value, titles: (value.titles as ReadonlyArray<string>).toSorted() }
      const { [PARTS[differ] ?? differ]: _, ...rest } = value
      // Another province is another district.
      return differ === 'province' ? { ...rest, district: '' } : rest
    }),
  ),
)

const SENT_PARTS: Readonly<Record<DialogKind, ReadonlyArray<string>>> = {
  membership: ['name', 'phone', 'planTitle', 'offers', 'honeypot'],
  order: ['name', 'phone', 'province', 'district', 'titles', 'offers', 'honeypot'],
}

/** Written out, so that a part that the clauses overlook is seen. */
const NEEDED_PARTS: typeof SENT_PARTS = {
  membership: ['name', 'phone'],
  order: ['name', 'phone', 'district', 'chosen'],
}

/** A dialog that sends something else in one part than its form has. */
const sendingAnother = (kind: DialogKind, part: string): Variant<Page, Told> => ({
  says: `another ${part} is sent than the form has: ${kind}`,
  model: () => {
    const prepareSubmission = assign(({ context: { draft } }, { attempt }: Submit) => ({
      submission: O.map((registration: object) => {
        const sent = { registration, attempt, honeypot: draft.honeypot, offers: draft.offers }
        return part in sent
          ? { ...sent, [part]: 'another' }
          : { ...sent, registration: { ...registration, [part]: 'another' } }
      })(O.fromEither((DECODED[kind] as Decode)(draft))),
    }))
    const machine = DIALOG_KINDS[kind].machine.provide({ actions: { prepareSubmission } } as never)
    return registrationsModel(withDialog(kind, machine), [oneDialog(kind)])
  },
})

type InDialog = { readonly context: { readonly draft: Fields } }
const notAskedFor = (kind: DialogKind, part: string): Variant<Page, Told> =>
  editedIn(
    kind,
    `a form without ${part} is complete`,
    ({ states: { editing } }, { submit }) => {
      editing.on[submit][0].guard = ({ context: { draft } }: InDialog) =>
        E.isRight((DECODED[kind] as Decode)(withSome(kind, draft, part)))
    },
    { differ: part === 'chosen' ? 'products' : part },
  )
const partlyCleared = (kind: DialogKind, part: string): Variant<Page, Told> =>
  editedIn(kind, `declining to close empties ${part}`, ({ states: { askingToDiscard } }) => {
    askingToDiscard.on['discard.cancel'] = {
      target: 'editing.last',
      actions: assign(({ context: { draft, cleared } }) => ({ draft: { ...draft, [part]: cleared[part] } })),
    }
  })

const has = (tag: string) => (flow: Running) => flow.snapshot.hasTag(tag)
const contentOfFlow = (kind: DialogKind, flow: Running): string => contentIn(kind, draftOf(flow))
const toldIn =
  (isBroken: (told: Told, step: At) => boolean): IsBroken<Page, Told> =>
  (step) =>
    step.facts.some((fact) => isBroken(fact, step))
const inDialogs =
  (isBroken: (dialog: Page['dialogs'][number], state: Page) => boolean): IsBroken<Page, Told> =>
  ({ state }) =>
    state.dialogs.some((dialog) => isBroken(dialog, state))

const countOf = (rows: ReadonlyArray<Row>, content: string): number =>
  rows.filter((row) => row.content === content).length

const EDITS = ['fills in', 'empties']

const KEPT_ANSWER = 'the answer arrives: kept'
const FAILED_ANSWERS = ['no answer arrives', 'the call breaks']

/** An answer comes and the dialog does not show it, or the page does not, where the dialog was closed meanwhile. */
const hidesAnswer = (where: 'in the dialog' | 'on the page', answers: ReadonlyArray<string>, tag: string) =>
  toldIn(
    ({ event, before, after }) =>
      answers.includes(event) && has('away')(before) === (where === 'on the page') && !has(tag)(after),
  )

const OUTCOMES = ['showsErrors', 'succeeded', 'failed']
/** What the form showed before the visitor was asked whether to discard it. */
const outcomesBefore = ({ snapshot }: Running): ReadonlyArray<string> =>
  Object.values(snapshot.historyValue)
    .flat()
    .flatMap(({ tags }) => tags)
    .filter((tag) => OUTCOMES.includes(tag))
const isMessageLost = (before: Running, after: Running): boolean =>
  outcomesBefore(before).some((tag) => !has(tag)(after))

/** Whether closing it, or confirming where it asks, ends the dialog or leaves it to the page. */
const canBeLeft = ({ flow }: Page['dialogs'][number]): boolean => {
  const { machine } = flow.snapshot
  const confirmed = (asked: Running) => send(machine, asked, { type: 'discard.confirm' })
  const closed = send(machine, flow, { type: 'dialog.close' })
  return [flow, closed, confirmed(flow), confirmed(closed)].some(
    (left) => has('closed')(left) || has('away')(left),
  )
}

/** A dialog begins to report success, and the rows that are kept are not what they have to be by its key and content. */
const succeeds = (isWrong: (kept: ReadonlyArray<Row>, own: Row) => boolean) =>
  toldIn(({ kind, before, after }, { state }) => {
    // A failure that counts as a success has no attempt.
    const key = submissionIn(after.snapshot.context.submission)?.attempt?.key ?? 'none'
    return (
      has('succeeded')(after) &&
      !has('succeeded')(before) &&
      isWrong(state.kept, { key, content: contentOfFlow(kind, before) })
    )
  })
const namesNoRow = succeeds((kept, { key }) => !kept.some((row) => row.key === key))
const namesAnotherRow = succeeds((kept, { key, content }) =>
  kept.some((row) => row.key === key && row.content !== content),
)

/** A page that knows nothing of what it sent. */
const forgetful = (kind: DialogKind, says: string): Variant<Page, Told> => ({
  says,
  model: () =>
    registrationsModel({ ...MACHINES, tab: { ...MACHINES.tab, keeps: 'nothing' } }, [oneDialog(kind)]),
})
const FORGETFUL: Faults = {
  variant: forgetful('membership', 'nothing is remembered of what was sent'),
  also: [forgetful('order', 'nothing is remembered of what was sent: order')],
}

const FIRST_KEY = 'every submission goes under the first key'
const firstKey: Edit = ({ states: { editing } }, { submit }) => {
  const [sendIt] = editing.on[submit]
  sendIt.actions.params = () => ({ attempt: { key: 'key 1', at: 0 } })
}

/** The dialog ends with something typed in a field, whose row is not kept, without a confirmed question. */
const discards = (field: string): IsBroken<Page, Told> =>
  toldIn(
    ({ event, before, after }) =>
      event !== 'discard.confirm' &&
      has('closed')(after) &&
      !has('succeeded')(before) &&
      draftOf(before)[field] !== '',
  )
const DISMISSED: Faults = edited('dismissing a failure closes the dialog', ({ states: { unsent } }) => {
  unsent.on['notice.dismiss'].target = 'closed'
})
const asksOnlyFor = (field: string, differ: string): Faults =>
  edited(
    `closing asks only where the ${field} was typed`,
    ({ states: { editing } }) => {
      editing.on['dialog.close'][0].guard = ({ context }: InDialog) => context.draft[field] !== ''
    },
    { differ },
  )

const decidesToStay = (event: string, isWrong: (before: Running, after: Running) => boolean) =>
  toldIn((told) => told.event === event && has('asking')(told.before) && isWrong(told.before, told.after))
const isNotEditing = (_: Running, after: Running): boolean => !after.snapshot.matches('editing')
const isChanged = (before: Running, after: Running): boolean =>
  JSON.stringify(draftOf(after)) !== JSON.stringify(draftOf(before))
const clearsOn = (event: string): Faults =>
  edited(`${event} clears the form`, ({ states: { askingToDiscard } }) => {
    askingToDiscard.on[event] = { target: 'editing.last', actions: 'clear' }
  })

const KEPT_ONCE: Assumption = {
  says: 'the server keeps a key once',
  keptBy: 'src/domain/ledger/accept/find-kept.ts',
  shownBy: [
    [
      'test/domain/ledger/accept/accept-group.test.ts',
      'gives each its own answer, in order, and stores each new one once',
    ],
  ],
}
const ANSWERED_AFTER: Assumption = {
  says: 'it answers only after a row is kept',
  keptBy: 'src/adapters/ledger/group-commit.ts',
  shownBy: [
    ['test/adapters/ledger/group-commit.test.ts', 'share one commit, and each gets its own answer'],
    ['test/adapters/server/processes/kill.test.ts', 'keeps every acknowledged row once, and loses no notice'],
  ],
}
const KEY_SENT: Assumption = {
  says: 'the browser sends the key that the dialog gave, and its answer has this key',
  keptBy: 'src/adapters/services/submit-registration.ts',
  shownBy: [
    [
      'test/adapters/services/submit-registration.test.ts',
      'is a list of one row, with key and consent in headers',
    ],
  ],
}
const FRESH_KEY: Assumption = {
  says: 'each press has a key of its own',
  keptBy: 'src/adapters/browser/new-attempt.ts',
  shownBy: [['test/adapters/browser/new-attempt.test.ts', 'has its own key and time: on $where']],
}
const PAGE_KEEPS: Assumption = {
  says: 'what was not acknowledged is known as long as the page lives, where the browser stores nothing',
  keptBy: 'src/adapters/browser/once-per-tab.ts',
  shownBy: [
    [
      'test/adapters/browser/once-per-tab.test.ts',
      'has the same key and time as long as the page lives, until it is acknowledged: $why',
    ],
    [
      'test/browser/faults.test.ts',
      'is the same row when it is sent again where the browser allows no storage, and another once it was acknowledged',
    ],
  ],
}

const WITHIN_A_DAY: Assumption = {
  says: 'content is sent again within a day of its first press; afterwards it is another registration, with another key',
  keptBy: 'src/domain/registration/submission.ts',
  shownBy: [
    [
      'test/domain/registration/tab-attempts.test.ts',
      'are repeated within a day; afterwards the same content is a new registration',
    ],
  ],
}
const TAB_KEEPS: Assumption = {
  says: 'the tab keeps what was not acknowledged, and a success names the key that was sent',
  keptBy: 'src/adapters/browser/once-per-tab.ts',
  shownBy: [
    [
      'test/adapters/browser/once-per-tab.test.ts',
      'has the same key and time after the page was loaded again',
    ],
  ],
}
const SECOND_RELOAD: Assumption = {
  says: 'a page that is loaded again twice knows what it knows after once',
  keptBy: 'src/domain/registration/tab-attempts.ts',
  shownBy: [
    [
      'test/adapters/browser/once-per-tab.test.ts',
      'has the same key and time after the page was loaded again',
    ],
  ],
}

export const REGISTRATIONS: Checked<Page, Told> = {
  flow: 'membership-dialog',
  surroundings:
    'the membership dialog, the order dialog, and each after the other, in a browser that stores nothing; a visitor who types two contents, submits up to three times, gives consent and takes it back where it is or is not given from the start, closes, leaves and opens a second dialog at any time; the two contents differ in every field, or in any single one; a network that loses, delays and doubles every call and loses every answer; a server that keeps a key once; all of it within a day',
  model: () => registrationsModel(MACHINES, EVERYTHING),
  properties: [
    {
      row: 'S-030',
      says: 'A registration that the server kept without the page knowing is never kept twice within a day.',
      assumes: [KEPT_ONCE, KEY_SENT, PAGE_KEEPS, WITHIN_A_DAY],
      isBroken: ({ state: { kept, acknowledged } }) =>
        kept.some(({ content }) => countOf(kept, content) > countOf(acknowledged, content) + 1),
      ...FORGETFUL,
    },
    {
      row: 'S-031',
      says: 'Success is reported only for a row that is kept.',
      assumes: [ANSWERED_AFTER, KEY_SENT, FRESH_KEY],
      clauses: {
        'nothing is kept under its key': {
          isBroken: namesNoRow,
          ...altered('membershipDialog.sending.watched: xstate.done.actor.submitMembership 1: no guard'),
        },
        'another content is': { isBroken: namesAnotherRow, ...edited(FIRST_KEY, firstKey) },
      },
    },
    {
      row: 'S-032',
      says: 'A dialog sends nothing while it is sending.',
      isBroken: toldIn(({ before, after }) => before.runs.length > 0 && after.started.length > 0),
      ...edited('a submit begins anew while sending', ({ states: { editing, sending } }, { id, submit }) => {
        sending.on = { [submit]: { ...editing.on[submit][0], target: `#${id}.sending`, reenter: true } }
      }),
    },
    {
      row: 'S-033',
      says: 'While a dialog is sending, the form contains what was sent.',
      clauses: {
        'the submission says something else': {
          isBroken: inDialogs(({ kind, flow }) => {
            const submission = submissionIn(flow.snapshot.context.submission)
            return (
              has('sending')(flow) && submission !== null && !saysTheSame(kind, draftOf(flow), submission)
            )
          }),
          ...forEach((kind) => SENT_PARTS[kind], sendingAnother),
        },
        'something else was sent': {
          isBroken: inDialogs(
            ({ id, kind, flow }, { inFlight }) =>
              has('sending')(flow) &&
              !inFlight.some((row) => row.dialog === id && row.content === contentOfFlow(kind, flow)),
          ),
          ...edited('the phone number can be typed while sending', ({ states: { editing, sending } }) => {
            sending.on = { 'phone.type': editing.on['phone.type'] }
          }),
        },
      },
    },
    {
      row: 'S-034',
      says: 'Nothing but a confirmed question discards typed text whose row is not kept.',
      clauses: {
        'a name': { isBroken: discards('name'), ...asksOnlyFor('phone', 'phone') },
        'a phone number': { isBroken: discards('phone'), ...asksOnlyFor('name', 'name') },
        'of a registration that failed': {
          isBroken: (step) =>
            discards('name')(step) && step.facts.some(({ before }) => has('failed')(before)),
          ...DISMISSED,
        },
      },
    },
    {
      row: 'S-035',
      says: 'A visitor who decides not to close finds the form unchanged.',
      clauses: {
        'declining leads elsewhere': {
          isBroken: decidesToStay('discard.cancel', isNotEditing),
          ...altered('membershipDialog.askingToDiscard: discard.cancel 1: to nowhere'),
        },
        'declining changes the form': {
          isBroken: decidesToStay('discard.cancel', isChanged),
          ...clearsOn('discard.cancel'),
        },
        'declining takes a message away': {
          isBroken: decidesToStay('discard.cancel', isMessageLost),
          ...edited('declining leads to a fresh form', ({ states: { askingToDiscard } }) => {
            askingToDiscard.on['discard.cancel'] = { target: 'editing.fresh' }
          }),
        },
        'closing the question leads elsewhere': {
          isBroken: decidesToStay('dialog.close', isNotEditing),
          ...altered('membershipDialog.askingToDiscard: dialog.close 1: to closed instead of editing.last'),
        },
        'closing the question changes the form': {
          isBroken: decidesToStay('dialog.close', isChanged),
          ...clearsOn('dialog.close'),
        },
      },
    },
    {
      row: 'S-036',
      says: 'No incomplete registration is sent.',
      isBroken: toldIn(
        ({ kind, before, after }) => after.started.length > 0 && isIncomplete(kind, draftOf(before)),
      ),
      ...forEach((kind) => NEEDED_PARTS[kind], notAskedFor),
    },
    {
      row: 'S-048',
      says: 'Nothing is sent without consent.',
      isBroken: toldIn(({ before, after }) => after.started.length > 0 && !draftOf(before).consent),
      ...altered('membershipDialog.editing: membership.submit 1: hasInput in place of isComplete', {
        differ: 'name',
        changesConsent: true,
        consentAtStart: false,
      }),
    },
    {
      row: 'S-037',
      says: 'Unacknowledged content has exactly one key within a day.',
      assumes: [KEY_SENT, PAGE_KEEPS, WITHIN_A_DAY],
      isBroken: ({ state: { sent, acknowledged } }) => {
        const open = sent.filter(({ key }) => !acknowledged.some((row) => row.key === key))
        return open.some(({ content }) => countOf(open, content) > 1)
      },
      ...FORGETFUL,
    },
    {
      row: 'S-038',
      says: 'Different contents are never sent with the same key.',
      assumes: [FRESH_KEY],
      isBroken: ({ state: { sent } }) => new Set(sent.map(({ key }) => key)).size < sent.length,
      variant: edited(FIRST_KEY, firstKey).variant,
      also: OVERLOOKED,
    },
    {
      row: 'S-039',
      says: 'After a failure, the form contains what was sent.',
      isBroken: toldIn(
        ({ kind, before, after }, { before: { inFlight } }) =>
          has('failed')(after) &&
          has('sending')(before) &&
          !inFlight.some(({ content }) => content === contentOfFlow(kind, after)),
      ),
      ...edited('a failure clears the form', ({ states: { sending } }, { slot }) => {
        sending.states.watched.on[`xstate.error.actor.${slot}`].actions = 'clear'
      }),
    },
    {
      row: 'S-040',
      says: 'The form is cleared only by the visitor, or because its row was kept.',
      assumes: [ANSWERED_AFTER, FRESH_KEY],
      isBroken: toldIn(
        ({ event, kind, before, after }, { state }) =>
          isEmptied(kind, draftOf(before), draftOf(after)) &&
          !EDITS.some((edit) => event.startsWith(edit)) &&
          !state.kept.some(({ content }) => content === contentOfFlow(kind, before)),
      ),
      ...forEach((kind) => NEEDED_PARTS[kind], partlyCleared),
    },
    {
      row: 'S-041',
      says: 'A registration whose dialog was closed while sending reports its outcome before it ends.',
      clauses: {
        'it ends': {
          isBroken: toldIn(
            ({ before, after }) => has('sending')(before) && has('away')(before) && has('closed')(after),
          ),
          ...edited('a failure after leaving closes the dialog', ({ states: { sending } }, { id, slot }) => {
            sending.states.left.on[`xstate.done.actor.${slot}`][1].target = `#${id}.closed`
          }),
        },
        'a success is not reported': {
          isBroken: hidesAnswer('on the page', [KEPT_ANSWER], 'succeeded'),
          ...altered('membershipDialog.kept: not tagged succeeded'),
        },
        'a failure is not reported': {
          isBroken: hidesAnswer('on the page', FAILED_ANSWERS, 'failed'),
          ...altered('membershipDialog.unsent: not tagged failed'),
        },
      },
    },
    {
      row: 'S-141',
      says: 'A dialog shows each answer that arrives while it is open: success, or failure.',
      clauses: {
        'a success is not shown': {
          isBroken: hidesAnswer('in the dialog', [KEPT_ANSWER], 'succeeded'),
          ...edited('a success leads to a fresh form', ({ states: { sending } }, { id, slot }) => {
            sending.states.watched.on[`xstate.done.actor.${slot}`][0].target = `#${id}.editing.fresh`
          }),
        },
        'a failure is not shown': {
          isBroken: hidesAnswer('in the dialog', FAILED_ANSWERS, 'failed'),
          ...edited('a failure leads to a fresh form', ({ states: { sending } }, { id, slot }) => {
            sending.states.watched.on[`xstate.done.actor.${slot}`][1].target = `#${id}.editing.fresh`
          }),
        },
      },
    },
    {
      row: 'S-142',
      says: 'A submit of an incomplete form shows what is missing.',
      isBroken: toldIn(
        ({ event, kind, before, after }) =>
          event === 'submits' &&
          before.snapshot.matches('editing') &&
          !has('succeeded')(before) &&
          isIncomplete(kind, draftOf(before)) &&
          !has('showsErrors')(after),
      ),
      ...altered('membershipDialog.editing.rejected: not tagged showsErrors'),
    },
    {
      row: 'S-143',
      says: 'An open dialog can be left at any time: closing it, and confirming where it asks, ends it or leaves it to the page.',
      isBroken: inDialogs((dialog) => !canBeLeft(dialog)),
      ...altered('membershipDialog.sending.watched: dialog.close: nothing happens'),
    },
    {
      row: 'S-042',
      says: 'A dialog has a submission in flight exactly while it shows that it is sending.',
      clauses: {
        'in flight, not shown': {
          isBroken: inDialogs(({ flow }) => flow.runs.length > 0 && !has('sending')(flow)),
          ...altered('membershipDialog.sending: not tagged sending'),
        },
        'shown, not in flight': {
          isBroken: inDialogs(({ flow }) => has('sending')(flow) && flow.runs.length === 0),
          ...edited('a failure is tagged sending', ({ states: { editing } }) => {
            editing.states.failed.tags = ['failed', 'sending']
          }),
        },
      },
    },
    {
      row: 'S-043',
      says: 'A form shows errors only after a submit of this form.',
      clauses: {
        'from the start': {
          isBroken: ({ before, state }) =>
            state.dialogs.some(
              ({ id, flow }) => has('showsErrors')(flow) && !before.dialogs.some((each) => each.id === id),
            ),
          ...altered('membershipDialog.editing: starts in rejected'),
        },
        'after something else': {
          isBroken: toldIn(
            ({ event, before, after }) =>
              has('showsErrors')(after) &&
              !has('showsErrors')(before) &&
              event !== 'submits' &&
              !(has('asking')(before) && outcomesBefore(before).includes('showsErrors')),
          ),
          ...edited('a form that is renewed shows errors', ({ states: { editing } }) => {
            editing.states.confirmed.on['form.renew'].target = 'rejected'
          }),
        },
      },
    },
    {
      row: 'S-044',
      says: 'A second press after a success sends nothing, and the success message stays.',
      clauses: {
        'something is sent': {
          isBroken: toldIn(
            ({ event, before, after }) =>
              event === 'submits' && has('succeeded')(before) && after.started.length > 0,
          ),
          ...edited('a second press sends', ({ states: { editing } }, { id, submit }) => {
            editing.states.confirmed.on[submit] = { target: `#${id}.sending` }
          }),
        },
        'the message goes': {
          isBroken: toldIn(
            ({ event, before, after }) =>
              event === 'submits' && has('succeeded')(before) && !has('succeeded')(after),
          ),
          ...altered('membershipDialog.editing.confirmed: membership.submit: nothing happens'),
        },
      },
    },
  ],
  reach: {
    row: 'S-045',
    says: 'From every state, the visitor can return to a page without a dialog once the network has answered.',
    isGood: ({ dialogs }) => dialogs.length === 0,
    variant: edited(
      'a failure after leaving can be neither opened again nor put away',
      ({ states: { unsent } }) => {
        unsent.on = {}
      },
    ).variant,
  },
}

/** A key goes by its first submission, so that a variant in which it is reused is seen. */
const isSentUnder = ({ state, before }: At, isBroken: (row: Row) => boolean): boolean =>
  state.inFlight.length > before.inFlight.length && state.inFlight.slice(-1).some(isBroken)

const inTab = (tab: Partial<Machines['tab']>, most = 2, dialogs = MACHINES.dialogs) =>
  registrationsModel(
    {
      dialogs,
      tab: { ...MACHINES.tab, keeps: 'beyond the page', forgets: 'in every tab', reloads: 1, ...tab },
    },
    [oneDialog('membership', { most: [most, 0] }), oneDialog('order', { duplicates: true })],
  )

const WITHOUT_ACKNOWLEDGING: Machines['dialogs'] = {
  membership: DIALOG_KINDS.membership.machine.provide({ actions: { acknowledge: assign({}) } } as never),
  order: DIALOG_KINDS.order.machine.provide({ actions: { acknowledge: assign({}) } } as never),
}

const UNDER_FIRST_KEY: Machines['dialogs'] = {
  ...MACHINES.dialogs,
  membership: editedMachine(MACHINES.dialogs.membership, (config) => firstKey(config, NAMES.membership)),
}

export const REGISTRATIONS_IN_A_TAB: Checked<Page, Told> = {
  flow: 'membership-dialog',
  surroundings:
    'the membership dialog and the order dialog, in a browser that keeps the attempts of a tab; a visitor who submits up to three times (an order twice) and loads the page again once, at any time after the first submission, or, for an order, turns to a duplicate of the tab, made at any time before; calls that were made arrive all the same, and nobody hears of their answers; all of it within a day',
  model: () => inTab({}, 3),
  properties: [
    {
      row: 'S-124',
      says: 'A registration that the server kept without the page knowing is never kept twice within a day, also after the page was loaded again.',
      assumes: [KEPT_ONCE, TAB_KEEPS, WITHIN_A_DAY, SECOND_RELOAD],
      isBroken: ({ state: { kept, acknowledged } }) =>
        kept.some(({ content }) => countOf(kept, content) > countOf(acknowledged, content) + 1),
      variant: { says: 'the browser keeps nothing', model: () => inTab({ keeps: 'with the page' }) },
    },
    {
      row: 'S-125',
      says: 'Content that was acknowledged is another registration when it is sent again.',
      assumes: [TAB_KEEPS, FRESH_KEY],
      isBroken: (step) =>
        isSentUnder(step, ({ key }) => step.before.acknowledged.some((row) => row.key === key)),
      variant: { says: 'the tab never forgets an attempt', model: () => inTab({ forgets: 'never' }) },
      also: [
        {
          says: 'a duplicated tab is not told what the first tab was answered',
          model: () => inTab({ forgets: 'in this tab' }),
        },
      ],
    },
    {
      row: 'S-134',
      says: 'The reference of a success is that of the row that is kept, also after the page was loaded again.',
      assumes: [ANSWERED_AFTER, TAB_KEEPS, FRESH_KEY],
      clauses: {
        'that of no row': {
          isBroken: namesNoRow,
          variant: {
            says: 'a dialog shows the key of the last press',
            model: () => inTab({}, 2, WITHOUT_ACKNOWLEDGING),
          },
        },
        'that of another row': {
          isBroken: namesAnotherRow,
          variant: { says: FIRST_KEY, model: () => inTab({ keeps: 'with the page' }, 2, UNDER_FIRST_KEY) },
        },
      },
    },
  ],
}
