import * as O from 'fp-ts/Option'
import { setup } from 'xstate'
import type { PlanId } from '../membership/membership-plan'
import type { Membership } from '../registration/membership'
import {
  decodeMembershipForm,
  emptyMembershipDraft,
  MEMBERSHIP_FORM,
  type MembershipDraft,
} from '../registration/membership-form'
import type { Submission } from '../registration/submission'
import { placeholderActor } from './actors'
import {
  askingState,
  type DialogContext,
  type DialogEvent,
  editingState,
  formActions,
  formGuards,
  leftStates,
  type RegistrationTag,
  type SubmissionAnswer,
  sendingState,
} from './registration-states'

export type MembershipDialogInput = { readonly planId: PlanId; readonly consentAtStart: boolean }

type MembershipDialogContext = DialogContext<MembershipDraft, Membership>

export type MembershipDialogEvent =
  | { type: 'plan.choose'; id: PlanId }
  | DialogEvent<typeof MEMBERSHIP_FORM, 'membership.submit'>

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
    submitMembership: placeholderActor<SubmissionAnswer, O.Option<Submission<Membership>>>(
      'submitMembership',
    ),
  },
  guards: formGuards(MEMBERSHIP_FORM),
  actions: formActions<MembershipDialogEvent, MembershipDraft, Membership>(decodeMembershipForm),
}).createMachine({
  id: 'membershipDialog',
  context: ({ input }) => startingContext(input),
  initial: 'editing',
  states: {
    editing: editingState(MEMBERSHIP_FORM, 'membership.submit', {
      'plan.choose': {
        description: 'Exactly one plan is selected: the chosen one replaces the former (M-088).',
        actions: { type: 'change', params: ({ event }) => ({ planId: event.id }) },
      },
    }),
    sending: sendingState('membershipDialog', 'submitMembership'),
    ...leftStates,
    askingToDiscard: askingState,
    closed: { type: 'final', tags: ['closed'] },
  },
})
