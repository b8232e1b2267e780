import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ExecutableActionObject,
  initialTransition,
  transition,
} from 'xstate'
import type { Examples } from './examples'
import { nextSteps } from './next-steps'

/** The number of states and steps that a machine's examples reach, and a digest of them with contexts and effects. */
export type Behaviour = { readonly seen: number; readonly digest: string }

const MOST_STATES = 500
const FNV_START = 0x811c9dc5
const FNV_PRIME = 0x01000193

const digestOf = (text: string, start: number): number => {
  let hash = start
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME) >>> 0
  return hash
}

type Spawned = { readonly src: string; readonly actorRef: AnyActorRef }

const effectOf = ({ type, params }: ExecutableActionObject): unknown => {
  if (type !== 'xstate.spawnChild') return type.startsWith('xstate.') ? type : [type, params]
  const { src, actorRef } = params as unknown as Spawned
  return [type, src, actorRef.getSnapshot().input]
}

const stateText = ({ value, context, tags, status, historyValue }: AnyMachineSnapshot): string =>
  JSON.stringify([
    value,
    context,
    [...tags],
    status,
    Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]),
  ])

/** Lists each state when first reached, and each step, breadth first, so that an early difference is always seen. */
function* followed(machine: AnyStateMachine, examples: Examples): Generator<string> {
  const [first, begun] = initialTransition(machine, examples.input)
  const { filledIn = [] } = examples
  const reached: Array<AnyMachineSnapshot> = [first]
  for (const event of filledIn) reached.push(transition(machine, reached.at(-1) ?? first, event)[0])
  reached.splice(1, filledIn.length - 1)
  const known = new Map(reached.map((snapshot, index) => [stateText(snapshot), index]))
  yield JSON.stringify(begun.map(effectOf))
  yield* known.keys()
  for (const snapshot of reached)
    for (const { label, event } of nextSteps(snapshot, examples)) {
      const [after, actions] = transition(machine, snapshot, event)
      const text = stateText(after)
      const index = known.get(text) ?? reached.length
      if (index === reached.length) {
        if (reached.length === MOST_STATES) continue
        known.set(text, index)
        reached.push(after)
        yield text
      }
      yield `${label} ${snapshot.can(event)} ${index} ${JSON.stringify(actions.map(effectOf))}`
    }
}

export const behaviourOf = (machine: AnyStateMachine, examples: Examples): Behaviour => {
  let digest = FNV_START
  let seen = 0
  for (const text of followed(machine, examples)) {
    digest = digestOf(text, digest)
    seen += 1
  }
  return { seen, digest: digest.toString(16).padStart(8, '0') }
}
