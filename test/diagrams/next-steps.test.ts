import { describe, expect, it } from 'vitest'
import { type AnyMachineSnapshot, type AnyStateMachine, initialTransition, transition } from 'xstate'
import { EXAMPLES } from '../../scripts/diagrams/examples'
import { readFlows } from '../../scripts/diagrams/flow-files'
import type { FlowState } from '../../scripts/diagrams/flow-model'
import { nextSteps } from '../../scripts/diagrams/next-steps'

const MOST_STEPS = 3_000

const statePaths = (state: FlowState): ReadonlyArray<string> =>
  state.states.flatMap((child) => (child.type === 'history' ? [] : [child.path, ...statePaths(child)]))

const key = ({ value, context }: AnyMachineSnapshot): string => JSON.stringify([value, context])

/** The states of a machine that an auditor cannot step into with the examples. */
const unreachedBySteps = (
  machine: AnyStateMachine,
  name: string,
  wanted: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  const examples = EXAMPLES[name] ?? { events: [], answers: {} }
  const [first] = initialTransition(machine, examples.input)
  const waiting: Array<AnyMachineSnapshot> = [first]
  const seen = new Set([key(first)])
  const unreached = new Set(wanted)
  for (let steps = 0; waiting.length > 0 && unreached.size > 0 && steps < MOST_STEPS; steps += 1) {
    const snapshot = waiting.shift() as AnyMachineSnapshot
    for (const node of snapshot._nodes) unreached.delete(node.path.join('.'))
    for (const { event } of nextSteps(snapshot, examples)) {
      const [next] = transition(machine, snapshot, event)
      if (seen.has(key(next))) continue
      seen.add(key(next))
      waiting.push(next)
    }
  }
  return [...unreached]
}

describe('stepping through a flow', () => {
  it.each(readFlows().map(({ name, machine, model }) => ({ name, machine, model })))(
    'reaches each of its states: $name',
    ({ name, machine, model }) => {
      expect(unreachedBySteps(machine, name, statePaths(model.root))).toStrictEqual([])
    },
  )
})
