import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  type ExecutableActionObject,
  type InputFrom,
  initialTransition,
  type OutputFrom,
  type SnapshotFrom,
  transition,
} from 'xstate'
import { noteWalked, takenTransitions } from '../evidence/walked'

/** An effect of a machine as plain data; delays are in ms. */
type Effect =
  | { readonly start: string; readonly input: unknown }
  | { readonly stop: string }
  | { readonly wait: string; readonly ms: number }
  | { readonly cancel: string }
  | { readonly run: string; readonly params: unknown }

/** XState's own actions as `transition` gives them, which it does not type in full. */
type BuiltIn =
  | { type: 'xstate.spawnChild'; params: { src: string; actorRef: AnyActorRef } }
  | { type: 'xstate.stopChild'; params: AnyActorRef }
  | { type: 'xstate.raise'; params: { event: { type: string }; delay: number } }
  | { type: 'xstate.cancel'; params: { sendId: string } }

const BUILT_IN = ['xstate.spawnChild', 'xstate.stopChild', 'xstate.raise', 'xstate.cancel']
const TIMER = 'xstate.after.'

const isBuiltIn = (action: object): action is BuiltIn =>
  'type' in action && BUILT_IN.some((type) => type === action.type)

const timerName = (eventType: string): string => eventType.slice(TIMER.length)

const builtInEffect = (action: BuiltIn): Effect => {
  switch (action.type) {
    case 'xstate.spawnChild':
      return { start: action.params.src, input: action.params.actorRef.getSnapshot().input }
    case 'xstate.stopChild':
      return { stop: String(action.params.src) }
    case 'xstate.raise':
      return { wait: timerName(action.params.event.type), ms: action.params.delay }
    case 'xstate.cancel':
      return { cancel: timerName(action.params.sendId) }
  }
}

/** The event by which the timer fires. */
const afterEvent = (timer: string) => ({ type: `${TIMER}${timer}` })

/** The action as plain data: an actor by its slot, a timer as `DELAY.machine.state`. */
const toEffect = (action: ExecutableActionObject): Effect => {
  const plain: object = action
  return isBuiltIn(plain) ? builtInEffect(plain) : { run: action.type, params: action.params }
}

type Timer = Extract<Effect, { wait: string }>

/** Where a machine stands, what its last step asked of the world, and the timers that are running. */
export type Flow<M extends AnyStateMachine> = {
  readonly machine: M
  readonly snapshot: SnapshotFrom<M>
  readonly effects: ReadonlyArray<Effect>
  readonly timers: ReadonlyArray<Timer>
}

type ActorDone<Slot, Output> = { readonly done: Slot; readonly output: Output }
type ActorFails<Slot> = { readonly fails: Slot }
type Delay = { readonly afterMs: number }
type Slots<M extends AnyStateMachine> = NonNullable<Parameters<M['provide']>[0]['actors']>

/** What the actors of a machine may answer, by slot. */
export type ActorOutputs<M extends AnyStateMachine> = {
  readonly [Slot in keyof Slots<M>]-?: OutputFrom<NonNullable<Slots<M>[Slot]>>
}

type Answer<M extends AnyStateMachine> = {
  [Slot in keyof Slots<M>]-?: ActorDone<Slot, ActorOutputs<M>[Slot]> | ActorFails<Slot>
}[keyof Slots<M>]

/** One event of the machine's own, an answer of an actor it started, or time that passes. */
export type Step<M extends AnyStateMachine> = EventFromLogic<M> | Answer<M> | Delay

/** The step in which the actor of the slot answers. */
export const actorDone = <const Slot extends string, Output>(
  done: Slot,
  output: Output,
): ActorDone<Slot, Output> => ({ done, output })

/** The step in which the actor of the slot breaks. */
export const actorFails = <const Slot extends string>(fails: Slot): ActorFails<Slot> => ({ fails })

/** The step in which the running timer of that delay ends. */
export const afterDelay = (afterMs: number): Delay => ({ afterMs })

/** What a step means to the machine, and which request to stop an actor or a timer it leaves without meaning. */
type Arrival = { readonly event: object; readonly settles: (effect: Effect) => boolean }

/** The id of the actor that runs in a slot: a machine may give the one of another slot, and then the wrong one runs. */
const runningActor = ({ _nodes, children }: AnyMachineSnapshot, slot: string): string => {
  const running = _nodes
    .flatMap(({ invoke }) => invoke)
    .find(({ id, src }) => src === slot && children[id] !== undefined)
  if (running === undefined) throw new Error(`${slot} is not running`)
  return running.id
}

const arrivalOf = (flow: Flow<AnyStateMachine>, step: object): Arrival => {
  if ('afterMs' in step) {
    const timer = flow.timers.find(({ ms }) => ms === step.afterMs)
    if (timer === undefined)
      throw new Error(`no timer of ${step.afterMs} ms among ${JSON.stringify(flow.timers)}`)
    return {
      event: afterEvent(timer.wait),
      settles: (effect) => 'cancel' in effect && effect.cancel === timer.wait,
    }
  }
  const slot = 'done' in step ? step.done : 'fails' in step ? step.fails : null
  if (typeof slot !== 'string') return { event: step, settles: () => false }
  const id = runningActor(flow.snapshot, slot)
  return {
    event:
      'output' in step
        ? { type: `xstate.done.actor.${id}`, actorId: id, output: step.output }
        : { type: `xstate.error.actor.${id}`, actorId: id, error: new Error(slot) },
    settles: (effect) => 'stop' in effect && effect.stop === slot,
  }
}

const withTimer = (timers: ReadonlyArray<Timer>, effect: Effect): ReadonlyArray<Timer> => {
  if ('cancel' in effect) return timers.filter(({ wait }) => wait !== effect.cancel)
  return 'wait' in effect ? [...timers, effect] : timers
}

/** A test that reads where a step led is evidence for its transitions, wherever the step was taken. */
const ledBy = <M extends AnyStateMachine>(
  transitions: ReadonlyArray<string>,
  { machine, snapshot, effects, timers }: Flow<M>,
): Flow<M> => ({
  machine,
  get snapshot() {
    noteWalked(machine, transitions)
    return snapshot
  },
  get effects() {
    noteWalked(machine, transitions)
    return effects
  },
  timers,
})

const take = <M extends AnyStateMachine>(flow: Flow<M>, step: Step<M>): Flow<M> => {
  const { event, settles } = arrivalOf(flow, step)
  const taken = takenTransitions(flow.machine, flow.snapshot, event as { type: string })
  // The machine's event type leaves out what XState itself sends.
  const [snapshot, actions] = transition(flow.machine, flow.snapshot, event as EventFromLogic<M>)
  const effects = actions.map(toEffect)
  return ledBy(taken, {
    machine: flow.machine,
    snapshot,
    effects: effects.filter((effect) => !settles(effect)),
    timers: effects.reduce(withTimer, flow.timers),
  })
}

export const startFlow = <M extends AnyStateMachine>(
  machine: M,
  ...input: undefined extends InputFrom<M> ? [] : [input: InputFrom<M>]
): Flow<M> => {
  const [snapshot, actions] = initialTransition(machine, ...input)
  const effects = actions.map(toEffect)
  return { machine, snapshot, effects, timers: effects.reduce(withTimer, []) }
}

/** Throws where an actor or a timer of a step is not running. */
export const follow = <M extends AnyStateMachine>(
  flow: Flow<M>,
  ...steps: ReadonlyArray<Step<NoInfer<M>>>
): Flow<M> => steps.reduce<Flow<M>>(take, flow)
