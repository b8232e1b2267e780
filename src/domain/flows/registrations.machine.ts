import { assign, setup } from 'xstate'
import type { Product } from '../catalogue/product'
import type { PlanId } from '../membership/membership-plan'
import { forgetSubmission, type OpenSubmissions, rememberSubmission } from '../registration/open-submissions'
import type { Submission } from '../registration/submission'

/** What a visitor asked to register for, with what is chosen from the start. */
export type WantedRegistration =
  | { readonly target: 'orders'; readonly preselected: Product | null }
  | { readonly target: 'members'; readonly planId: PlanId }

export type RegistrationsContext = {
  /** At most one is shown in its dialog; the others were closed while sending. */
  readonly underWay: ReadonlyArray<{ readonly id: number; readonly wanted: WantedRegistration }>
  readonly nextId: number
  readonly open: OpenSubmissions
}

type RegistrationsEvent =
  | { type: 'registration.start'; wanted: WantedRegistration }
  | { type: 'registration.end'; id: number }
  | { type: 'submission.send'; submission: Submission<unknown> }
  | { type: 'submission.acknowledge'; key: string }

/**
 * State that outlives a dialog, but not the page: registrations in flight, unacknowledged submissions (M-035, M-078, M-087, A-48,
 *
 */
export const registrationsMachine = setup({
  types: {} as { context: RegistrationsContext; events: RegistrationsEvent },
  actions: {
    start: assign(({ context: { underWay, nextId } }, { wanted }: { wanted: WantedRegistration }) => ({
      underWay: [...underWay, { id: nextId, wanted }],
      nextId: nextId + 1,
    })),
    end: assign(({ context: { underWay } }, { id }: { id: number }) => ({
      underWay: underWay.filter((registration) => registration.id !== id),
    })),
    remember: assign(({ context: { open } }, { submission }: { submission: Submission<unknown> }) => ({
      open: rememberSubmission(open, submission),
    })),
    forget: assign(({ context: { open } }, { key }: { key: string }) => ({
      open: forgetSubmission(open, key),
    })),
  },
}).createMachine({
  id: 'registrations',
  context: { underWay: [], nextId: 1, open: [] },
  initial: 'ready',
  states: {
    ready: {
      on: {
        'registration.start': {
          actions: { type: 'start', params: ({ event: { wanted } }) => ({ wanted }) },
        },
        'registration.end': { actions: { type: 'end', params: ({ event: { id } }) => ({ id }) } },
        'submission.send': {
          description: 'Until it is acknowledged, the same content is sent under the same key (A-50).',
          actions: { type: 'remember', params: ({ event: { submission } }) => ({ submission }) },
        },
        'submission.acknowledge': {
          description: 'From now on the same content is another registration, under another key (A-50).',
          actions: { type: 'forget', params: ({ event: { key } }) => ({ key }) },
        },
      },
    },
  },
})
