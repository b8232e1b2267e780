import { expect } from 'vitest'
import { type AnyMachineSnapshot, type AnyStateMachine, type AnyStateNode, getMicrosteps } from 'xstate'
import { readFlowModel, transitionId } from '../../../src/adapters/diagrams/read-flow-model'

/** Every transition of a machine, and the titles of the tests that took it; a step outside of a test counts for the file. */
export type WalkedFlow = {
  readonly all: ReadonlyArray<string>
  readonly taken: Record<string, Array<string>>
}

const walked = new Map<string, WalkedFlow>()

const flowOf = (machine: AnyStateMachine): WalkedFlow => {
  const known = walked.get(machine.id)
  if (known !== undefined) return known
  const flow = { all: readFlowModel(machine).transitions.map(({ id }) => id), taken: {} }
  walked.set(machine.id, flow)
  return flow
}

const nodesOf = (snapshot: AnyMachineSnapshot): ReadonlyArray<AnyStateNode> => snapshot._nodes

const eventlessBetween = (before: AnyMachineSnapshot, after: AnyMachineSnapshot): ReadonlyArray<string> =>
  nodesOf(before).flatMap((node) =>
    (node.always ?? []).flatMap((transition, index) =>
      (transition.target ?? []).every((target) => nodesOf(after).includes(target))
        ? [transitionId(node, '', index)]
        : [],
    ),
  )

const takenBy = (
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: { readonly type: string },
): ReadonlyArray<string> => {
  const byEvent = machine.getTransitionData(snapshot, event).map((definition) => {
    const { source, eventType } = definition
    const candidates = source.transitions.get(eventType) ?? []
    return transitionId(source, eventType, candidates.indexOf(definition))
  })
  const steps = getMicrosteps(machine, snapshot, event).map(([after]) => after)
  const eventless = steps
    .slice(1)
    .flatMap((after, index) => eventlessBetween(steps[index] ?? snapshot, after))
  return [...byEvent, ...eventless]
}

/** Takes a machine, where it stands and the event it gets, notes the transitions that are taken for the run's evidence. */
export const noteStep = (
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: { readonly type: string },
): void => {
  const { taken } = flowOf(machine)
  const title = expect.getState().currentTestName ?? ''
  for (const id of takenBy(machine, snapshot, event)) {
    const titles = taken[id] ?? []
    taken[id] = titles
    if (!titles.includes(title)) titles.push(title)
  }
}

/** Gives what was walked since this was asked before, by the machine's id. */
export const takeWalkedFlows = (): Readonly<Record<string, WalkedFlow>> => {
  const since = Object.fromEntries(walked)
  walked.clear()
  return since
}
