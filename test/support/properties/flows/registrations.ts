import type * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { assign } from 'xstate'
import type { Assumption } from '../../../../scripts/diagrams/shown-property'
import { decodeMembershipForm } from '../../../../src/domain/registration/membership-form'
import type { OpenSubmissions } from '../../../../src/domain/registration/open-submissions'
import { decodeOrderForm } from '../../../../src/domain/registration/order-form'
import type { Attempt } from '../../../../src/domain/registration/submission'
import { alteredMachine, editedMachine } from '../altered-machine'
import type { IsBroken, Step } from '../explore'
import type { Checked, Variant } from '../property'
import type { Running } from '../running'
import { contentIn, DIALOG_KINDS, type DialogKind, isIncomplete, saysTheSame } from './dialog-kinds'
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

const edited = (says: string, edit: Edit, given: Partial<Setup> = {}): Faults => {
  const inDialog = (kind: DialogKind): Variant<Page, Told> => ({
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
  return { variant: inDialog('membership'), also: [inDialog('order')] }
}

type Decode = (draft: unknown) => E.Either<unknown, object>
const DECODED = { membership: decodeMembershipForm, order: decodeOrderForm }

/** A dialog that takes two contents as the same although they differ in one field. */
const overlooking = (
  kind: DialogKind,
  differ: string,
  plain: (value: Sent) => unknown,
): Variant<Page, Told> => ({
  says: `two contents that differ only in ${differ} count as the same: ${kind}`,
  model: () => {
    const prepareSubmission = assign(({ context: { draft } }, { attempt, open }: Prepared) => ({
      submission: pipe(
        O.fromEither((DECODED[kind] as Decode)(draft)),
        O.map((registration) => {
          const { honeypot, offers } = draft
          const own = JSON.stringify(plain({ ...registration, honeypot, offers }))
          const sent = open.find(({ content }) => {
            const [known, ofHoneypot, ofOffers] = JSON.parse(content)
            return JSON.stringify(plain({ ...known, honeypot: ofHoneypot, offers: ofOffers })) === own
          })
          return { registration, attempt: sent?.attempt ?? attempt, honeypot, offers }
        }),
      ),
    }))
    const machine = DIALOG_KINDS[kind].machine.provide({ actions: { prepareSubmission } } as never)
    return registrationsModel(withDialog(kind, machine), [oneDialog(kind, { differ })])
  },
})
type Prepared = { readonly attempt: Attempt; readonly open: OpenSubmissions }
type Sent = Readonly<Record<string, unknown>>

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

const has = (tag: string) => (flow: Running) => flow.snapshot.hasTag(tag)
const isTyped = (flow: Running): boolean => draftOf(flow).name !== '' || draftOf(flow).phone !== ''
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

/** A dialog reports success, but the key of its submission is not that of a kept row with this content. */
const namesAnotherRow = toldIn(({ kind, before, after }, { state }) => {
  const submission = submissionIn(after.snapshot.context.submission)
  return (
    has('succeeded')(after) &&
    !has('succeeded')(before) &&
    !state.kept.some(
      ({ key, content }) => key === submission?.attempt.key && content === contentOfFlow(kind, before),
    )
  )
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
  keptBy: 'src/adapters/sheet/submit-registration.ts',
  shownBy: [
    [
      'test/adapters/sheet/submit-registration.test.ts',
      'is a list of one row, with key and consent in headers',
    ],
  ],
}
const FRESH_KEY: Assumption = {
  says: 'each press has a key of its own',
  keptBy: 'src/adapters/browser/new-attempt.ts',
  shownBy: [['test/adapters/browser/new-attempt.test.ts', 'has its own key and time: on $where']],
}
const TOLD_PAGE: Assumption = {
  says: 'what a dialog sends and hears reaches its page',
  keptBy: 'src/ui/machines/registrations-store.tsx',
  shownBy: [
    [
      'test/ui/registration/left-while-sending.test.tsx',
      'has the same key after the dialog was closed and opened',
    ],
    [
      'test/ui/registration/left-while-sending.test.tsx',
      'has another key once it was acknowledged: a deliberate second one is a second row',
    ],
  ],
}

const WITHIN_A_DAY: Assumption = {
  says: 'content is sent again within a day of its first press; afterwards it is another registration, with another key',
  keptBy: 'src/domain/registration/submission.ts',
  shownBy: [
    [
      'test/domain/registration/prepare-submission.test.ts',
      'creates a new one a day after it was sent, even if it was never acknowledged',
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
    'the membership dialog, the order dialog, and each after the other; a visitor who types two contents, submits up to three times, gives consent and takes it back where it is or is not given from the start, closes, leaves and opens a second dialog at any time; the two contents differ in every field, or in any single one; a network that loses, delays and doubles every call and loses every answer; a server that keeps a key once; all of it within a day',
  assumes: [KEPT_ONCE, ANSWERED_AFTER, KEY_SENT, FRESH_KEY, TOLD_PAGE, WITHIN_A_DAY],
  model: () => registrationsModel(MACHINES, EVERYTHING),
  properties: [
    {
      row: 'S-030',
      says: 'A registration that the server kept without the page knowing is never kept twice within a day.',
      isBroken: ({ state: { kept, acknowledged } }) =>
        kept.some(({ content }) => countOf(kept, content) > countOf(acknowledged, content) + 1),
      ...altered('membershipDialog.editing: membership.submit 1: without remember'),
    },
    {
      row: 'S-031',
      says: 'Success is reported only for a row that is kept.',
      isBroken: namesAnotherRow,
      ...altered('membershipDialog.sending.watched: xstate.done.actor.submitMembership 1: no guard'),
    },
    {
      row: 'S-032',
      says: 'Nothing is sent while a dialog is sending.',
      isBroken: toldIn(({ before, after }) => before.runs.length > 0 && after.started.length > 0),
      ...edited('a submit begins anew while sending', ({ states: { editing, sending } }, { id, submit }) => {
        sending.on = { [submit]: { ...editing.on[submit][0], target: `#${id}.sending`, reenter: true } }
      }),
    },
    {
      row: 'S-033',
      says: 'While a dialog is sending, the form contains what was sent.',
      isBroken: inDialogs(({ id, kind, flow }, { inFlight }) => {
        if (!has('sending')(flow)) return false
        const submission = submissionIn(flow.snapshot.context.submission)
        return (
          submission === null ||
          !saysTheSame(kind, draftOf(flow), submission) ||
          !inFlight.some((row) => row.dialog === id && row.content === contentOfFlow(kind, flow))
        )
      }),
      ...edited('the phone number can be typed while sending', ({ states: { editing, sending } }) => {
        sending.on = { 'phone.type': editing.on['phone.type'] }
      }),
    },
    {
      row: 'S-034',
      says: 'Closing never discards typed text without asking.',
      isBroken: toldIn(
        ({ event, before, after }) =>
          event === 'dialog.close' && has('closed')(after) && isTyped(before) && !has('sending')(before),
      ),
      ...altered('membershipDialog.editing: dialog.close: without the 1.'),
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
      ...altered('membershipDialog.askingToDiscard: discard.cancel 1: to nowhere'),
    },
    {
      row: 'S-036',
      says: 'No incomplete registration is sent.',
      isBroken: toldIn(
        ({ kind, before, after }) => after.started.length > 0 && isIncomplete(kind, draftOf(before)),
      ),
      ...altered('membershipDialog.editing: membership.submit 1: no guard', { differ: 'name' }),
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
      isBroken: ({ state: { page, sent, acknowledged } }) => {
        const open = sent.filter(({ key }) => !acknowledged.some((row) => row.key === key))
        return page.snapshot.status === 'active' && open.some(({ content }) => countOf(open, content) > 1)
      },
      ...altered('membershipDialog.editing: membership.submit 1: without remember'),
    },
    {
      row: 'S-038',
      says: 'Different contents are never sent with the same key.',
      isBroken: ({ state: { sent } }) => new Set(sent.map(({ key }) => key)).size < sent.length,
      variant: edited('every submission goes under the first key', ({ states: { editing } }, { submit }) => {
        const [sendIt] = editing.on[submit]
        sendIt.actions[0] = {
          ...sendIt.actions[0],
          params: () => ({ attempt: { key: 'key 1', at: 0 }, open: [] }),
        }
      }).variant,
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
      isBroken: toldIn(
        ({ event, kind, before, after }, { state }) =>
          isTyped(before) &&
          !isTyped(after) &&
          !EDITS.some((edit) => event.startsWith(edit)) &&
          !state.kept.some(({ content }) => content === contentOfFlow(kind, before)),
      ),
      ...edited('declining to close clears the form', ({ states: { askingToDiscard } }) => {
        askingToDiscard.on['discard.cancel'] = { target: 'editing.last', actions: 'clear' }
      }),
    },
    {
      row: 'S-041',
      says: 'A registration whose dialog was closed while sending reports its outcome before it ends.',
      isBroken: toldIn(
        ({ before, after }) => has('sending')(before) && has('away')(before) && has('closed')(after),
      ),
      ...edited('a failure after leaving closes the dialog', ({ states: { sending } }, { id, slot }) => {
        sending.states.left.on[`xstate.done.actor.${slot}`][1].target = `#${id}.closed`
      }),
    },
    {
      row: 'S-042',
      says: 'A dialog has a submission in flight exactly while it shows that it is sending.',
      isBroken: inDialogs(({ flow }) => has('sending')(flow) !== flow.runs.length > 0),
      ...altered('membershipDialog.sending: not tagged sending'),
    },
    {
      row: 'S-043',
      says: 'No field shows an error before the first submission.',
      isBroken: ({ state }) =>
        state.submits === 0 && state.dialogs.some(({ flow }) => has('showsErrors')(flow)),
      ...altered('membershipDialog.editing: starts in rejected'),
    },
    {
      row: 'S-044',
      says: 'A second press after a success sends nothing, and the success message stays.',
      isBroken: toldIn(
        ({ event, before, after }) =>
          event === 'submits' &&
          before.snapshot.matches({ editing: 'confirmed' }) &&
          (after.started.length > 0 || !after.snapshot.matches({ editing: 'confirmed' })),
      ),
      ...altered('membershipDialog.editing.confirmed: membership.submit: nothing happens'),
    },
  ],
  reach: {
    row: 'S-045',
    says: 'From every state, the visitor can return to a page without a dialog.',
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
  registrationsModel({ dialogs, tab: { keeps: true, forgets: 'in every tab', reloads: 1, ...tab } }, [
    oneDialog('membership', { most: [most, 0] }),
    oneDialog('order', { duplicates: true }),
  ])

const WITHOUT_ACKNOWLEDGING: Machines['dialogs'] = {
  membership: DIALOG_KINDS.membership.machine.provide({ actions: { acknowledge: assign({}) } } as never),
  order: DIALOG_KINDS.order.machine.provide({ actions: { acknowledge: assign({}) } } as never),
}

export const REGISTRATIONS_IN_A_TAB: Checked<Page, Told> = {
  flow: 'membership-dialog',
  surroundings:
    'the membership dialog and the order dialog, in a browser that keeps the attempts of a tab; a visitor who submits up to three times (an order twice) and loads the page again once, at any time after the first submission, or, for an order, turns to a duplicate of the tab, made at any time before; calls that were made arrive all the same, and nobody hears of their answers; all of it within a day',
  assumes: [
    KEPT_ONCE,
    ANSWERED_AFTER,
    {
      says: 'the tab keeps what was not acknowledged, and a success names the key that was sent',
      keptBy: 'src/adapters/browser/once-per-tab.ts',
      shownBy: [
        [
          'test/adapters/browser/once-per-tab.test.ts',
          'has the same key and time after the page was loaded again',
        ],
      ],
    },
    FRESH_KEY,
    TOLD_PAGE,
    WITHIN_A_DAY,
    SECOND_RELOAD,
  ],
  model: () => inTab({}, 3),
  properties: [
    {
      row: 'S-124',
      says: 'A registration that the server kept without the page knowing is never kept twice within a day, also after the page was loaded again.',
      isBroken: ({ state: { kept, acknowledged } }) =>
        kept.some(({ content }) => countOf(kept, content) > countOf(acknowledged, content) + 1),
      variant: { says: 'the browser keeps nothing', model: () => inTab({ keeps: false }) },
    },
    {
      row: 'S-125',
      says: 'Content that was acknowledged is another registration when it is sent again.',
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
      isBroken: namesAnotherRow,
      variant: {
        says: 'a dialog shows the key of the last press',
        model: () => inTab({}, 2, WITHOUT_ACKNOWLEDGING),
      },
    },
  ],
}
