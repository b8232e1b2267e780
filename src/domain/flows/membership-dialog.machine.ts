import * as O from 'fp-ts/Option'
import { assign, fromPromise, setup } from 'xstate'
import type { PlanId } from '../membership/membership-plan'
import { type ConsentChange, changedConsent } from '../registration/consent'
import type { Membership } from '../registration/membership'
import {
  decodeMembershipForm,
  emptyMembershipDraft,
  MEMBERSHIP_FORM,
  type MembershipDraft,
} from '../registration/membership-form'
import { prepareSubmission } from '../registration/prepare-submission'
import { keptSubmission, type Submission } from '../registration/submission'
import {
  type Acknowledged,
  askingState,
  editingState,
  formGuards,
  leftStates,
  type Outcome,
  type RegistrationTag,
  type Sent,
  type Submit,
  sendingState,
} from './registration-states'

export type MembershipDialogInput = { readonly planId: PlanId; readonly consentAtStart: boolean }

export type MembershipDialogContext = {
  readonly draft: MembershipDraft
  readonly cleared: MembershipDraft
  readonly submission: O.Option<Submission<Membership>>
}

export type MembershipDialogEvent =
  | { type: 'name.type'; name: string }
  | { type: 'phone.type'; phone: string }
  | { type: 'plan.choose'; id: PlanId }
  | ({ type: 'consent.give' } & ConsentChange)
  | { type: 'honeypot.fill'; honeypot: string }
  | ({ type: 'membership.submit' } & Submit)
  | { type: 'dialog.close' }
  | { type: 'dialog.reopen' }
  | { type: 'notice.dismiss' }
  | { type: 'form.renew' }
  | { type: 'discard.confirm' }
  | { type: 'discard.cancel' }

const startingContext = ({ planId, consentAtStart }: MembershipDialogInput): MembershipDialogContext => {
  const cleared = emptyMembershipDraft(planId, consentAtStart)
  return { draft: cleared, cleared, submission: O.none }
}

/** `Đăng ký hội viên`: from opening to the row being kept (M-087..M-090, M-126, A-27, A-28, A-30, A-48..A-50). */
export const membershipDialogMachine = setup({
  types: {} as {
    context: MembershipDialogContext
    events: MembershipDialogEvent
    input: MembershipDialogInput
    tags: RegistrationTag
  },
  actors: {
    submitMembership: fromPromise<Outcome, O.Option<Submission<Membership>>>(() =>
      Promise.reject(new Error('submitMembership')),
    ),
  },
  guards: formGuards(MEMBERSHIP_FORM),
  actions: {
    change: assign(({ context }, change: Partial<MembershipDraft>) => ({
      draft: { ...context.draft, ...change },
    })),
    prepareSubmission: assign(({ context: { draft } }, { attempt, open }: Submit) => ({
      submission: prepareSubmission(open, decodeMembershipForm(draft), attempt, draft),
    })),
    clear: assign(({ context }) => ({ draft: context.cleared })),
    remember: (_, _sent: Sent) => {},
    forget: (_, _sent: Sent) => {},
    acknowledge: assign(({ context: { submission } }, { attempt }: Acknowledged) => ({
      submission: keptSubmission(submission, attempt),
    })),
  },
}).createMachine({
  id: 'membershipDialog',
  context: ({ input }) => startingContext(input),
  initial: 'editing',
  states: {
    editing: editingState('membership.submit', {
      'name.type': { actions: { type: 'change', params: ({ event: { name } }) => ({ name }) } },
      'phone.type': { actions: { type: 'change', params: ({ event: { phone } }) => ({ phone }) } },
      'plan.choose': {
        description: 'Exactly one plan is selected: the chosen one replaces the former (M-088).',
        actions: { type: 'change', params: ({ event }) => ({ planId: event.id }) },
      },
      'consent.give': { actions: { type: 'change', params: ({ event }) => changedConsent(event) } },
      'honeypot.fill': { actions: { type: 'change', params: ({ event: { honeypot } }) => ({ honeypot }) } },
    }),
    sending: sendingState('membershipDialog', 'submitMembership'),
    ...leftStates,
    askingToDiscard: askingState,
    closed: { type: 'final', tags: ['closed'] },
  },
})
