import type { AnyStateMachine, AnyStateNode } from 'xstate'
import type { Call, FlowModel, FlowState, FlowTransition, Trigger } from './flow-model'
import { plainValue } from './plain-value'

type AnyTransition = AnyStateNode['always'] extends ReadonlyArray<infer T> | undefined ? T : never
type Written = string | { readonly type: string; readonly params?: unknown }

const toCall = (name: string, given: unknown): Call => ({
  name,
  given: given === undefined || typeof given === 'function' ? '' : plainValue(given),
})

const callOf = (part: unknown): Call => {
  if (typeof part === 'function') throw new Error('an action or guard without a name cannot be drawn')
  const written = part as Written
  return typeof written === 'string' ? toCall(written, undefined) : toCall(written.type, written.params)
}

/** Omits the actions by which XState starts and stops `after` timers; delays are drawn as transitions. */
const ownCallsOf = (parts: ReadonlyArray<unknown>, timers: number): ReadonlyArray<Call> => {
  const ours = parts.filter((part) => typeof part !== 'function')
  if (parts.length - ours.length !== timers) throw new Error('an entry or exit action has no name')
  return ours.map(callOf)
}

export const pathOf = (node: AnyStateNode): string =>
  node.path.length === 0 ? `#${node.machine.id}` : node.path.join('.')

const AFTER = /^xstate\.after\.(.+?)\.([^.]+(?:\..*)?)$/
export const DONE_ACTOR = /^xstate\.done\.actor\.(.+)$/
export const ERROR_ACTOR = /^xstate\.error\.actor\.(.+)$/
const DONE_STATE = /^xstate\.done\.state\.(.+)$/

const delayOf = (machine: AnyStateMachine, delay: string): Trigger => {
  const value: unknown = machine.implementations.delays[delay] ?? Number(delay)
  if (typeof value !== 'number' || Number.isNaN(value))
    throw new Error(`the delay ${delay} has no fixed length`)
  return { kind: 'after', delay, ms: value }
}

const invokesUnder = (node: AnyStateNode): AnyStateNode['invoke'] => [
  ...node.invoke,
  ...Object.values(node.states).flatMap(invokesUnder),
]

const slotOf = (src: unknown): string => {
  if (typeof src !== 'string' || src.startsWith('xstate.'))
    throw new Error('an actor without a slot cannot be drawn')
  return src
}

const actorOf = (machine: AnyStateMachine, id: string): string =>
  slotOf(invokesUnder(machine.root).find((invoked) => invoked.id === id)?.src)

const triggerOf = (machine: AnyStateMachine, eventType: string): Trigger => {
  if (eventType === '') return { kind: 'always' }
  const after = AFTER.exec(eventType)
  if (after !== null) return delayOf(machine, after[1] ?? '')
  const done = DONE_ACTOR.exec(eventType)
  if (done !== null) return { kind: 'done', actor: actorOf(machine, done[1] ?? '') }
  const error = ERROR_ACTOR.exec(eventType)
  if (error !== null) return { kind: 'error', actor: actorOf(machine, error[1] ?? '') }
  const finished = DONE_STATE.exec(eventType)
  if (finished !== null) return { kind: 'finished', state: finished[1] ?? '' }
  return { kind: 'event', event: eventType }
}

export const transitionId = (source: AnyStateNode, eventType: string, index: number): string =>
  `${pathOf(source)} | ${eventType === '' ? 'always' : eventType} | ${index + 1}`

const toTransition =
  (node: AnyStateNode, eventType: string) =>
  (transition: AnyTransition, index: number, { length }: ReadonlyArray<unknown>): FlowTransition => ({
    id: transitionId(node, eventType, index),
    from: pathOf(node),
    eventType,
    trigger: triggerOf(node.machine, eventType),
    order: index + 1,
    of: length,
    guard: transition.guard === undefined ? null : callOf(transition.guard),
    targets: (transition.target ?? []).map(pathOf),
    actions: transition.actions.map(callOf),
    reenters: transition.reenter,
    description: transition.description ?? null,
  })

const transitionsOf = (node: AnyStateNode): ReadonlyArray<FlowTransition> => [
  ...[...node.transitions].flatMap(([eventType, transitions]) =>
    transitions.map(toTransition(node, eventType)),
  ),
  ...(node.always ?? []).map(toTransition(node, '')),
  ...Object.values(node.states).flatMap(transitionsOf),
]

const toState = (node: AnyStateNode): FlowState => ({
  path: pathOf(node),
  name: node.key,
  type: node.type,
  isDeepHistory: node.history === 'deep',
  initial: node.type === 'compound' ? (node.initial.target[0]?.key ?? null) : null,
  initialActions: node.type === 'compound' ? node.initial.actions.map(callOf) : [],
  tags: [...node.tags],
  entry: ownCallsOf(node.entry, node.after.length),
  exit: ownCallsOf(node.exit, node.after.length),
  invokes: node.invoke.map(({ id, src, input }) => ({ id, ...toCall(slotOf(src), input) })),
  description: node.description ?? null,
  states: Object.values(node.states).map(toState),
})

/** Throws if an action, guard or delay has no name. */
export const readFlowModel = (machine: AnyStateMachine): FlowModel => ({
  id: machine.id,
  root: toState(machine.root),
  transitions: transitionsOf(machine.root),
})
