import * as t from 'io-ts'
import { initialTransition, type SnapshotFrom, transition } from 'xstate'
import { literalsOf } from '../codec/literals-of'
import { type HandlingEvent, handlingMachine } from '../flows/handling.machine'
import type { EpochMs } from '../time/epoch-ms'

type MachineState = SnapshotFrom<typeof handlingMachine>['value']
/** The states of the machine, of which those to be called are one level deeper. */
type StateName = Exclude<MachineState, object> | Extract<MachineState, object>['toCall']

/** The names of the states for staff, in the order in which they usually occur. */
export const STATE_NAMES = {
  new: 'Mới',
  unanswered: 'Không nghe máy',
  callLater: 'Hẹn gọi lại',
  confirmed: 'Đã xác nhận',
  sent: 'Đã gửi',
  done: 'Xong',
  cancelled: 'Đã hủy',
  wrongNumber: 'Sai số',
} as const satisfies Readonly<Record<StateName, string>>

export const HandlingState = t.keyof(STATE_NAMES)
export type HandlingState = t.TypeOf<typeof HandlingState>

export const HANDLING_STATES = literalsOf(HandlingState)

/** `callAt`: when to call again, null unless the state is `callLater`. `steps`: the number of the last step, 0 before the first. */
export type Handling = {
  readonly state: HandlingState
  readonly callAt: EpochMs | null
  readonly steps: number
}

/** The choice of an employee. `seen` is the number of the last step that the page of the button showed. */
export type StepChoice = {
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

/** Whether choosing the present state again says something new: another unanswered call, another time to call. */
export const isRepeatable = (state: HandlingState): boolean => state === 'unanswered' || state === 'callLater'

const eventOf = (now: HandlingState, { state, callAt, seen }: StepChoice): HandlingEvent | null => {
  if (state === now && !isRepeatable(state)) return { type: 'handling.note', seen }
  const type = EVENTS[state]
  if (type !== null) return { type, seen }
  return state === 'callLater' ? { type: 'call.postpone', until: callAt, seen } : null
}

const TO_CALL = handlingMachine.states.toCall?.states ?? {}

const snapshotOf = ({ state, callAt, steps }: Handling) =>
  handlingMachine.resolveState({
    value: Object.hasOwn(TO_CALL, state) ? { toCall: state } : state,
    context: { steps, until: callAt },
  })

const stateOf = (value: ReturnType<typeof snapshotOf>['value']): HandlingState =>
  typeof value === 'string' ? value : value.toCall

const [FIRST_SNAPSHOT] = initialTransition(handlingMachine)

/** The state of a registration about which nothing was done yet. */
export const FIRST_STATE: HandlingState = stateOf(FIRST_SNAPSHOT.value)

/** The handling after a press; null if the machine ignores it. */
export const handlingAfter = (now: Handling, press: StepChoice): Handling | null => {
  const event = eventOf(now.state, press)
  if (event === null) return null
  const [next] = transition(handlingMachine, snapshotOf(now), event)
  const { steps, until } = next.context
  return steps === now.steps ? null : { state: stateOf(next.value), callAt: until, steps }
}

/** The present state and those that an employee may choose next, in the order of the table. */
export const nextStates = (now: Handling): ReadonlyArray<HandlingState> =>
  HANDLING_STATES.filter((state) => handlingAfter(now, { state, callAt: 0, seen: now.steps }) !== null)
