import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { assign, fromPromise, setup } from 'xstate'
import type { PlanId } from '../membership/membership-plan'
import type { Membership } from '../registration/membership'
import {
  emptyMembershipDraft,
  hasMembershipInput,
  isMembershipTouched,
  type MembershipDraft,
} from '../registration/membership-draft'
import { decodeMembershipForm } from '../registration/membership-form'
import { prepareSubmission } from '../registration/prepare-submission'
import type { Attempt, Submission, SubmissionFailure } from '../registration/submission'

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
  | { type: 'consent.give'; given: boolean }
  | { type: 'trap.fill'; trap: string }
  | { type: 'membership.submit'; attempt: Attempt }
  | { type: 'dialog.close' }
  | { type: 'discard.confirm' }
  | { type: 'discard.cancel' }

const startingContext = ({ planId, consentAtStart }: MembershipDialogInput): MembershipDialogContext => {
  const cleared = emptyMembershipDraft(planId, consentAtStart)
  return { draft: cleared, cleared, submission: O.none }
}

/** `Đăng ký hội viên`: from opening to the row being kept (M-087..M-090, M-126, A-27, A-28, A-30). */
export const membershipDialogMachine = setup({
  types: {
    context: {} as MembershipDialogContext,
    events: {} as MembershipDialogEvent,
    input: {} as MembershipDialogInput,
    tags: {} as 'sending' | 'showsErrors' | 'succeeded' | 'failed' | 'asking',
  },
  actors: {
    submitMembership: fromPromise<E.Either<SubmissionFailure, void>, O.Option<Submission<Membership>>>(() =>
      Promise.reject(new Error('submitMembership')),
    ),
  },
  guards: {
    isComplete: ({ context }) => E.isRight(decodeMembershipForm(context.draft)),
    hasInput: ({ context }) => hasMembershipInput(context.draft),
    isTouched: ({ context }) => isMembershipTouched(context.draft, context.cleared),
    isSuccess: (_, { output }: { output: E.Either<unknown, unknown> }) => E.isRight(output),
  },
  actions: {
    change: assign(({ context }, change: Partial<MembershipDraft>) => ({
      draft: { ...context.draft, ...change },
    })),
    prepareSubmission: assign(({ context }, { attempt }: { attempt: Attempt }) => ({
      submission: prepareSubmission(
        context.submission,
        decodeMembershipForm(context.draft),
        attempt,
        context.draft.trap,
      ),
    })),
    clear: assign(({ context }) => ({ draft: context.cleared, submission: O.none })),
  },
}).createMachine({
  id: 'membershipDialog',
  context: ({ input }) => startingContext(input),
  initial: 'editing',
  states: {
    editing: {
      initial: 'fresh',
      on: {
        'name.type': { actions: { type: 'change', params: ({ event: { name } }) => ({ name }) } },
        'phone.type': { actions: { type: 'change', params: ({ event: { phone } }) => ({ phone }) } },
        'plan.choose': {
          description: 'Exactly one plan is selected: the chosen one replaces the former (M-088).',
          actions: { type: 'change', params: ({ event }) => ({ planId: event.id }) },
        },
        'consent.give': { actions: { type: 'change', params: ({ event }) => ({ consent: event.given }) } },
        'trap.fill': { actions: { type: 'change', params: ({ event: { trap } }) => ({ trap }) } },
        'membership.submit': [
          {
            guard: 'isComplete',
            target: 'sending',
            actions: { type: 'prepareSubmission', params: ({ event: { attempt } }) => ({ attempt }) },
          },
          { target: '.rejected' },
        ],
        'dialog.close': [{ guard: 'hasInput', target: 'askingToDiscard' }, { target: 'closed' }],
      },
      states: {
        fresh: { description: 'Nothing was sent yet: no field complains.' },
        rejected: {
          tags: ['showsErrors'],
          description: 'A submit found something missing: each wrong field says so until it is mended.',
        },
        failed: {
          tags: ['failed'],
          description:
            'The service did not take it: the input is kept. The same registration is sent again under the same key, another one under a new key.',
        },
        confirmed: {
          tags: ['succeeded'],
          description: 'The row is kept and the form is reset. Any new input ends the message.',
          always: { guard: 'isTouched', target: 'fresh' },
        },
        last: { type: 'history' },
      },
    },
    sending: {
      tags: ['sending'],
      description: 'One submission is under way: nothing can be changed, sent again or closed.',
      invoke: {
        id: 'submitMembership',
        src: 'submitMembership',
        input: ({ context }) => context.submission,
        onDone: [
          {
            guard: { type: 'isSuccess', params: ({ event: { output } }) => ({ output }) },
            target: 'editing.confirmed',
            actions: 'clear',
          },
          { target: 'editing.failed' },
        ],
        onError: { target: 'editing.failed' },
      },
    },
    askingToDiscard: {
      tags: ['asking'],
      description: 'Closing would lose what was typed: the visitor is asked first.',
      on: {
        'discard.confirm': { target: 'closed' },
        'discard.cancel': { target: 'editing.last' },
        'dialog.close': { target: 'editing.last' },
      },
    },
    closed: { type: 'final' },
  },
})
