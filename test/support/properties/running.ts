import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ExecutableActionObject,
  initialTransition,
  transition,
} from 'xstate'

/** A running actor; its id distinguishes it from others in the same slot. */
export type Run = { readonly id: string; readonly slot: string; readonly input: unknown }
/** The actions for the view or the server. */
export type Ran = { readonly type: string; readonly params: unknown }
export type Timer = { readonly id: string; readonly event: string; readonly delay: string }

/** A machine with its actors and timers; the surroundings decide when these end. */
export type Running = {
  readonly snapshot: AnyMachineSnapshot
  readonly runs: ReadonlyArray<Run>
  readonly timers: ReadonlyArray<Timer>
  /** What the last step started, the timers it set, and what it ran. */
  readonly started: ReadonlyArray<Run>
  readonly set: ReadonlyArray<Timer>
  readonly ran: ReadonlyArray<Ran>
}

type Spawned = { readonly id: string; readonly src: string; readonly actorRef: AnyActorRef }
type Raised = { readonly id: string; readonly event: { readonly type: string } }

const DELAY = /^xstate\.after\.([^.]+)/

const after = (
  { runs, timers }: Pick<Running, 'runs' | 'timers'>,
  [snapshot, actions]: [AnyMachineSnapshot, ReadonlyArray<ExecutableActionObject>],
): Running => {
  const next = {
    runs: [...runs],
    timers: [...timers],
    started: [] as Array<Run>,
    set: [] as Array<Timer>,
    ran: [] as Array<Ran>,
  }
  for (const { type, params } of actions) {
    const given: unknown = params
    if (type === 'xstate.spawnChild') {
      const { id, src, actorRef } = given as Spawned
      const run = { id, slot: src, input: actorRef.getSnapshot().input }
      next.runs.push(run)
      next.started.push(run)
    } else if (type === 'xstate.stopChild') {
      next.runs = next.runs.filter(({ id }) => id !== (given as AnyActorRef).id)
    } else if (type === 'xstate.raise') {
      const { id, event } = given as Raised
      const timer = { id, event: event.type, delay: DELAY.exec(event.type)?.[1] ?? event.type }
      next.timers.push(timer)
      next.set.push(timer)
    } else if (type === 'xstate.cancel') {
      const { sendId } = given as { readonly sendId: string }
      next.timers = next.timers.filter(({ id }) => id !== sendId)
    } else next.ran.push({ type, params: given })
  }
  return { snapshot, ...next }
}

/** Text that differs if later steps may differ. */
const keyOf = ({ snapshot, runs, timers }: Running): string =>
  JSON.stringify([
    snapshot.value,
    snapshot.status,
    snapshot.context,
    Object.entries(snapshot.historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]),
    runs,
    timers.map(({ id }) => id),
  ])

const numbers = new Map<string, string>()

/** The same short text for the same long one, which is then written and compared once. */
export const shortened = (long: string): string => {
  const short = numbers.get(long) ?? String(numbers.size)
  numbers.set(long, short)
  return short
}

const keys = new WeakMap<Running, string>()

export const runningKey = (running: Running): string => {
  const key = keys.get(running) ?? shortened(keyOf(running))
  keys.set(running, key)
  return key
}

/** Caches steps, because a machine is pure. */
const taken = new WeakMap<AnyStateMachine, Map<string, Running>>()

const once = (machine: AnyStateMachine, key: string, take: () => Running): Running => {
  const steps = taken.get(machine) ?? new Map<string, Running>()
  taken.set(machine, steps)
  const led = steps.get(key) ?? take()
  steps.set(key, led)
  return led
}

type Event = { readonly type: string } & Readonly<Record<string, unknown>>

const sendOnce = (machine: AnyStateMachine, { snapshot, runs, timers }: Running, event: Event): Running =>
  snapshot.status === 'active'
    ? after({ runs, timers }, transition(machine, snapshot, event))
    : { snapshot, runs, timers, started: [], set: [], ran: [] }

const without = <A extends { readonly id: string }>(all: ReadonlyArray<A>, one: A): ReadonlyArray<A> =>
  all.filter(({ id }) => id !== one.id)

export const startRunning = (machine: AnyStateMachine, input?: unknown): Running =>
  once(machine, JSON.stringify([input]), () =>
    after({ runs: [], timers: [] }, initialTransition(machine, input)),
  )

export const send = (machine: AnyStateMachine, running: Running, event: Event): Running =>
  once(machine, `${runningKey(running)} ${JSON.stringify(event)}`, () => sendOnce(machine, running, event))

const endRun = (machine: AnyStateMachine, running: Running, run: Run, event: Event): Running =>
  once(machine, `${runningKey(running)} ${JSON.stringify(event)}`, () =>
    sendOnce(machine, { ...running, runs: without(running.runs, run) }, { ...event, actorId: run.id }),
  )

export const answer = (machine: AnyStateMachine, running: Running, run: Run, output: unknown): Running =>
  endRun(machine, running, run, { type: `xstate.done.actor.${run.id}`, output })

export const breakOff = (machine: AnyStateMachine, running: Running, run: Run): Running =>
  endRun(machine, running, run, { type: `xstate.error.actor.${run.id}`, error: new Error(run.slot) })

export const ring = (machine: AnyStateMachine, running: Running, timer: Timer): Running =>
  once(machine, `${runningKey(running)} ${timer.id}`, () =>
    sendOnce(machine, { ...running, timers: without(running.timers, timer) }, { type: timer.event }),
  )
