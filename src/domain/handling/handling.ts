import * as t from 'io-ts'
import { transition } from 'xstate'
import { type HandlingEvent, handlingMachine } from '../flows/handling.machine'
import type { EpochMs } from '../registration/epoch-ms'

const TO_CALL = ['new', 'unanswered', 'callLater', 'wrongNumber'] as const
const CALLED = ['confirmed', 'sent', 'done', 'cancelled'] as const

/** What was done about a registration, in the order in which it usually happens. */
export const HANDLING_STATES = [
  'new',
  'unanswered',
  'callLater',
  'confirmed',
  'sent',
  'done',
  'cancelled',
  'wrongNumber',
] as const satisfies ReadonlyArray<(typeof TO_CALL)[number] | (typeof CALLED)[number]>

export const HandlingState = t.keyof({
  new: null,
  unanswered: null,
  callLater: null,
  confirmed: null,
  sent: null,
  done: null,
  cancelled: null,
  wrongNumber: null,
})
export type HandlingState = t.TypeOf<typeof HandlingState>

/** What staff call each state. */
export const STATE_NAMES: Readonly<Record<HandlingState, string>> = {
  new: 'Mới',
  unanswered: 'Không nghe máy',
  callLater: 'Hẹn gọi lại',
  confirmed: 'Đã xác nhận',
  sent: 'Đã gửi',
  done: 'Xong',
  cancelled: 'Đã hủy',
  wrongNumber: 'Sai số',
}

/** `callAt`: when to call again, null unless the state is `callLater`. `steps`: the number of the last step, 0 before the first. */
export type Handling = {
  readonly state: HandlingState
  readonly callAt: EpochMs | null
  readonly steps: number
}

/** What an employee chose. `seen` is the number of the last step on the page that was pressed. */
export type Press = {
  readonly state: HandlingState
  readonly callAt: EpochMs | null
  readonly seen: number
}

const EVENTS: Readonly<
  Record<HandlingState, Exclude<HandlingEvent['type'], 'call.postpone' | 'handling.note'> | null>
> = {
  new: null,
  unanswered: 'call.miss',
  callLater: null,
  confirmed: 'order.confirm',
  sent: 'order.send',
  done: 'order.finish',
  cancelled: 'order.cancel',
  wrongNumber: 'number.reject',
}

/** States of which a second one says something: another call that nobody answered, another time to call. */
const AGAIN: ReadonlyArray<HandlingState> = ['unanswered', 'callLater']

const eventOf = (now: HandlingState, { state, callAt, seen }: Press): HandlingEvent => {
  if (state === now && !AGAIN.includes(state)) return { type: 'handling.note', seen }
  const type = EVENTS[state]
  if (type !== null) return { type, seen }
  return state === 'callLater'
    ? { type: 'call.postpone', until: callAt, seen }
    : { type: 'handling.note', seen: -1 }
}

const snapshotOf = ({ state, callAt, steps }: Handling) => {
  const value = TO_CALL.find((each) => each === state)
  return handlingMachine.resolveState({
    value: value === undefined ? state : { toCall: value },
    context: { steps, until: callAt },
  })
}

const stateOf = (value: ReturnType<typeof snapshotOf>['value']): HandlingState =>
  typeof value === 'string' ? (value as HandlingState) : value.toCall

/** Asks the machine what a press leads to; null if it changes nothing. */
export const handledBy = (now: Handling, press: Press): Handling | null => {
  const [next] = transition(handlingMachine, snapshotOf(now), eventOf(now.state, press))
  const { steps, until } = next.context
  return steps === now.steps ? null : { state: stateOf(next.value), callAt: until, steps }
}

/** The states that an employee may choose next, with the present one first. */
export const nextStates = (now: Handling): ReadonlyArray<HandlingState> =>
  HANDLING_STATES.filter(
    (state) => state === now.state || handledBy(now, { state, callAt: 0, seen: now.steps }) !== null,
  )
