import { describe, expect, it } from 'vitest'
import { type AnyMachineSnapshot, type AnyStateMachine, initialTransition, transition } from 'xstate'
import { EXAMPLES } from '../../../src/adapters/diagrams/examples'
import { readFlows } from '../../../src/adapters/diagrams/flow-files'
import type { FlowState } from '../../../src/adapters/diagrams/flow-model'
import { nextSteps } from '../../../src/adapters/diagrams/next-steps'

const MOST_STEPS = 3_000

const statePaths = (state: FlowState): ReadonlyArray<string> =>
  state.states.flatMap((child) => (child.type === 'history' ? [] : [child.path, ...statePaths(child)]))

const key = ({ value, context }: AnyMachineSnapshot): string => JSON.stringify([value, context])

/** Every state an auditor can step into with the examples. */
const reachedBySteps = (machine: AnyStateMachine, name: string): ReadonlySet<string> => {
  const examples = EXAMPLES[name] ?? { events: [], answers: {} }
  const [first] = initialTransition(machine, examples.input)
  const waiting: Array<AnyMachineSnapshot> = [first]
  const seen = new Set([key(first)])
  const reached = new Set<string>()
  for (let steps = 0; waiting.length > 0 && steps < MOST_STEPS; steps += 1) {
    const snapshot = waiting.shift() as AnyMachineSnapshot
    for (const node of snapshot._nodes) reached.add(node.path.join('.'))
    for (const { event } of nextSteps(snapshot, examples)) {
      const [next] = transition(machine, snapshot, event)
      if (seen.has(key(next))) continue
      seen.add(key(next))
      waiting.push(next)
    }
  }
  return reached
}

describe('stepping through a flow', () => {
  it.each(readFlows().map(({ name, machine, model }) => ({ name, machine, model })))(
    'leads into each of its states: $name',
    ({ name, machine, model }) => {
      const reached = reachedBySteps(machine, name)
      expect(statePaths(model.root).filter((path) => !reached.has(path))).toStrictEqual([])
    },
  )
})
