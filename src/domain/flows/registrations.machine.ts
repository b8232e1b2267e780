import { assign, setup } from 'xstate'
import type { Product } from '../catalogue/product'
import type { PlanId } from '../membership/membership-plan'

/** What a visitor asked to register for, with what is chosen from the start. */
export type WantedRegistration =
  | { readonly target: 'orders'; readonly preselected: Product | null }
  | { readonly target: 'members'; readonly planId: PlanId }

export type RegistrationsContext = {
  /** At most one is shown in its dialog; the others were closed while sending. */
  readonly underWay: ReadonlyArray<{ readonly id: number; readonly wanted: WantedRegistration }>
  readonly nextId: number
}

type RegistrationsEvent =
  | { type: 'registration.start'; wanted: WantedRegistration }
  | { type: 'registration.end'; id: number }

/** The registrations of a page, also those whose dialog was closed while sending (M-035, M-078, M-087, A-48). */
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
  },
}).createMachine({
  id: 'registrations',
  context: { underWay: [], nextId: 1 },
  initial: 'ready',
  states: {
    ready: {
      on: {
        'registration.start': {
          description: 'Another that is still being sent goes on beside it (A-48).',
          actions: { type: 'start', params: ({ event: { wanted } }) => ({ wanted }) },
        },
        'registration.end': { actions: { type: 'end', params: ({ event: { id } }) => ({ id }) } },
      },
    },
  },
})
