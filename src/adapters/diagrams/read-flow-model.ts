import type { AnyStateMachine, AnyStateNode } from 'xstate'
import type { FlowModel, FlowState, FlowTransition, Trigger } from './flow-model'

type AnyTransition = AnyStateNode['always'] extends ReadonlyArray<infer T> | undefined ? T : never
type Named = string | { readonly type: string } | ((...given: never) => unknown)

const nameOf = (part: Named): string => {
  if (typeof part === 'string') return part
  if (typeof part === 'function') throw new Error('an action or guard without a name cannot be drawn')
  return part.type
}

const namesOf = (parts: ReadonlyArray<unknown>): ReadonlyArray<string> =>
  parts.map((part) => nameOf(part as Named))

/** XState starts and stops the timers of `after` by actions of its own: the delays are drawn as transitions. */
const ownNamesOf = (parts: ReadonlyArray<unknown>, timers: number): ReadonlyArray<string> => {
  const ours = parts.filter((part) => typeof part !== 'function')
  if (parts.length - ours.length !== timers) throw new Error('an entry or exit action has no name')
  return namesOf(ours)
}

const pathOf = (node: AnyStateNode): string =>
  node.path.length === 0 ? `#${node.machine.id}` : node.path.join('.')

const AFTER = /^xstate\.after\.(.+?)\.([^.]+(?:\..*)?)$/
const DONE_ACTOR = /^xstate\.done\.actor\.(.+)$/
const ERROR_ACTOR = /^xstate\.error\.actor\.(.+)$/
const DONE_STATE = /^xstate\.done\.state\.(.+)$/

const delayOf = (machine: AnyStateMachine, delay: string): Trigger => {
  const value: unknown = machine.implementations.delays[delay] ?? Number(delay)
  if (typeof value !== 'number' || Number.isNaN(value))
    throw new Error(`the delay ${delay} has no fixed length`)
  return { kind: 'after', delay, ms: value }
}

const triggerOf = (machine: AnyStateMachine, eventType: string): Trigger => {
  if (eventType === '') return { kind: 'always' }
  const after = AFTER.exec(eventType)
  if (after !== null) return delayOf(machine, after[1] ?? '')
  const done = DONE_ACTOR.exec(eventType)
  if (done !== null) return { kind: 'done', actor: done[1] ?? '' }
  const error = ERROR_ACTOR.exec(eventType)
  if (error !== null) return { kind: 'error', actor: error[1] ?? '' }
  const finished = DONE_STATE.exec(eventType)
  if (finished !== null) return { kind: 'finished', state: finished[1] ?? '' }
  return { kind: 'event', event: eventType }
}

/** Takes a transition's source, event and place among those of that event, gives the name it is known by. */
export const transitionId = (source: AnyStateNode, eventType: string, index: number): string =>
  `${pathOf(source)} | ${eventType === '' ? 'always' : eventType} | ${index + 1}`

const toTransition =
  (node: AnyStateNode, eventType: string) =>
  (transition: AnyTransition, index: number): FlowTransition => ({
    id: transitionId(node, eventType, index),
    from: pathOf(node),
    trigger: triggerOf(node.machine, eventType),
    guard: transition.guard === undefined ? null : nameOf(transition.guard as Named),
    targets: (transition.target ?? []).map(pathOf),
    actions: namesOf(transition.actions),
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
  initial: node.type === 'compound' ? (node.initial.target[0]?.key ?? null) : null,
  tags: [...node.tags],
  entry: ownNamesOf(node.entry, node.after.length),
  exit: ownNamesOf(node.exit, node.after.length),
  invokes: node.invoke.map(({ id }) => id),
  description: node.description ?? null,
  states: Object.values(node.states).map(toState),
})

/** Takes a machine, gives it as plain data; throws where an action, a guard or a delay has no name to show. */
export const readFlowModel = (machine: AnyStateMachine): FlowModel => ({
  id: machine.id,
  root: toState(machine.root),
  transitions: transitionsOf(machine.root),
})
