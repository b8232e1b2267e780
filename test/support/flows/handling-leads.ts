import type { HandlingEvent } from '../../../src/domain/flows/handling.machine'
import type { HandlingState } from '../../../src/domain/handling/handling'

/** The steps of a call. */
export const CALLED = [
  { press: 'call.miss', to: 'unanswered' },
  { press: 'call.postpone', to: 'callLater' },
  { press: 'order.confirm', to: 'confirmed' },
  { press: 'order.cancel', to: 'cancelled' },
  { press: 'number.reject', to: 'wrongNumber' },
] as const

type Lead = { readonly press: HandlingEvent['type']; readonly to: HandlingState }

/** Which event leads from each state to which. */
export const LEADS: Readonly<Record<HandlingState, ReadonlyArray<Lead>>> = {
  new: CALLED,
  unanswered: CALLED,
  callLater: CALLED,
  confirmed: [
    { press: 'call.postpone', to: 'callLater' },
    { press: 'order.send', to: 'sent' },
    { press: 'order.cancel', to: 'cancelled' },
  ],
  sent: [{ press: 'order.finish', to: 'done' }],
  done: [],
  cancelled: [],
  wrongNumber: CALLED,
}
