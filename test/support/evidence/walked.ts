import { type AnyMachineSnapshot, type AnyStateMachine, type AnyStateNode, getMicrosteps } from 'xstate'
import { pathOf, transitionId } from '../../../scripts/diagrams/read-flow-model'

/** By the machine's id: the transitions that were taken, and each state with the event that came there, `dark | lamp.switch`. */
export type WalkedTransitions = Readonly<Record<string, ReadonlyArray<string>>>

const walked = new Map<string, Set<string>>()

const nodesOf = (snapshot: AnyMachineSnapshot): ReadonlyArray<AnyStateNode> => snapshot._nodes

const eventlessBetween = (before: AnyMachineSnapshot, after: AnyMachineSnapshot): ReadonlyArray<string> =>
  nodesOf(before).flatMap((node) =>
    (node.always ?? []).flatMap((transition, index) =>
      (transition.target ?? []).every((target) => nodesOf(after).includes(target))
        ? [transitionId(node, '', index)]
        : [],
    ),
  )

export const walkedCell = (state: string, eventType: string): string => `${state} | ${eventType}`

const cellsOf = (snapshot: AnyMachineSnapshot, { type }: { readonly type: string }): ReadonlyArray<string> =>
  nodesOf(snapshot)
    .filter((node) => node.type === 'atomic')
    .map((node) => walkedCell(pathOf(node), type))

/** The ids of the transitions that the machine takes on the event, and of the cells. */
export const takenTransitions = (
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
  return [...byEvent, ...eventless, ...cellsOf(snapshot, event)]
}

/** Notes them for the test that is running. */
export const noteWalked = ({ id }: AnyStateMachine, transitions: ReadonlyArray<string>): void => {
  const known = walked.get(id) ?? new Set()
  walked.set(id, known)
  for (const transition of transitions) known.add(transition)
}

/** Returns what was noted since this was asked before. */
export const takeWalked = (): WalkedTransitions => {
  const since = Object.fromEntries([...walked].map(([id, transitions]) => [id, [...transitions]]))
  walked.clear()
  return since
}
