import { type AnyMachineSnapshot, type AnyStateMachine, type AnyStateNode, transition } from 'xstate'
import type { Examples } from '../../../scripts/diagrams/examples'
import type { Flow } from '../../../scripts/diagrams/flow-files'
import { pathOf } from '../../../scripts/diagrams/read-flow-model'
import { cellTitle, outcomeOf } from '../../../scripts/diagrams/to-matrix'
import { examplesOf, matrixOf } from '../../../scripts/diagrams/to-page'
import { eventTypesOf } from '../../../scripts/diagrams/trigger-text'
import { answer, breakOff, type Running, ring, runningKey, send, startRunning } from '../properties/running'

type Event = { readonly type: string } & Readonly<Record<string, unknown>>

/** More than these are not followed: by then each state was reached with all that its guards tell apart. */
const MOST_STATES = 400

/** What may happen where a machine stands: the examples' events, the answers of actors that run, breaches, ends of timers. */
const nextOf = (machine: AnyStateMachine, running: Running, { events, answers }: Examples) => [
  ...events.map((event) => ({ event: event as Event, led: () => send(machine, running, event) })),
  ...running.runs.flatMap((run) => [
    ...(answers[run.slot] ?? []).map(({ output }) => ({
      event: { type: `xstate.done.actor.${run.id}`, output } as Event,
      led: () => answer(machine, running, run, output),
    })),
    {
      event: { type: `xstate.error.actor.${run.id}` } as Event,
      led: () => breakOff(machine, running, run),
    },
  ]),
  ...running.timers.map((timer) => ({
    event: { type: timer.event } as Event,
    led: () => ring(machine, running, timer),
  })),
]

const reachedBy = (machine: AnyStateMachine, examples: Examples): ReadonlyArray<Running> => {
  const start = startRunning(machine, examples.input)
  const after = (running: Running, events: Examples['filledIn'] = []) =>
    events.reduce((so, event) => send(machine, so, event), running)
  const first = [start, after(start, examples.filledIn)]
  const reached = new Map(first.map((running) => [runningKey(running), running]))
  for (const running of reached.values())
    for (const next of [
      after(running, examples.emptied),
      ...nextOf(machine, running, examples).map(({ led }) => led()),
    ])
      if (reached.size < MOST_STATES && !reached.has(runningKey(next))) reached.set(runningKey(next), next)
  return [...reached.values()].filter(({ snapshot }) => snapshot.status === 'active')
}

const activeNodes = ({ _nodes }: AnyMachineSnapshot): ReadonlyArray<AnyStateNode> => _nodes

const chainOf = (node: AnyStateNode): ReadonlyArray<AnyStateNode> =>
  node.parent === undefined ? [node] : [node, ...chainOf(node.parent)]

/** What an event does to a state that is active: only transitions of the state itself or of one around it count. */
const outcomeIn = (
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  leaf: AnyStateNode,
  event: Event,
): string => {
  const taken = machine.getTransitionData(snapshot, event)
  const own = taken.find(({ source }) => chainOf(leaf).includes(source))
  if (own !== undefined) return outcomeOf((own.target ?? []).map(pathOf))
  const [after, actions] = transition(machine, snapshot, event)
  const isStill = after.context === snapshot.context && actions.length === 0
  return activeNodes(after).includes(leaf) && (taken.length > 0 || isStill) ? 'ignored' : 'not ignored'
}

/** What the machine does where it stands: an answer or the end of a delay comes only of what runs, and then to who waits for it. */
const outcomesIn = (
  machine: AnyStateMachine,
  { snapshot }: Running,
  leaf: AnyStateNode,
  { types, comes, isOwn }: { types: ReadonlyArray<string>; comes: ReadonlyArray<Event>; isOwn: boolean },
): ReadonlyArray<string> => {
  const given = comes.filter(({ type }) => types.includes(type))
  if (isOwn) return given.map((event) => outcomeIn(machine, snapshot, leaf, event))
  const isTaken = (node: AnyStateNode) => given.some(({ type }) => node.transitions.has(type))
  if (chainOf(leaf).some(isTaken)) return given.map((event) => outcomeIn(machine, snapshot, leaf, event))
  if (given.length > 0 && !activeNodes(snapshot).some(isTaken)) return ['comes to nobody']
  // XState ends a machine that is told of a breach it does not handle.
  if (types.some((type) => type.startsWith('xstate.error.'))) return ['impossible']
  const unasked = given.length > 0 ? given : types.map((type) => ({ type }))
  return unasked.map((event) =>
    outcomeIn(machine, snapshot, leaf, event) === 'ignored' ? 'impossible' : 'comes unasked',
  )
}

/** By the title of each cell of its matrix, what the machine itself does wherever its examples lead. */
export const observedCells = (flow: Flow): ReadonlyMap<string, ReadonlySet<string>> => {
  const { name, machine, model } = flow
  const examples = examplesOf(name)
  const seen = new Map<string, Set<string>>()
  const asked = matrixOf(flow).rows.map(({ event, cells }) => ({
    cells: new Map(cells.map((cell) => [cell.state, cell])),
    types: eventTypesOf(model, event),
  }))
  for (const running of reachedBy(machine, examples)) {
    const comes = nextOf(machine, running, examples).map(({ event }) => event)
    for (const leaf of activeNodes(running.snapshot))
      for (const { cells, types } of asked) {
        const cell = cells.get(pathOf(leaf))
        if (cell === undefined) continue
        const outcomes = seen.get(cellTitle(cell)) ?? new Set()
        seen.set(cellTitle(cell), outcomes)
        const isOwn = cell.trigger.kind === 'event'
        for (const outcome of outcomesIn(machine, running, leaf, { types, comes, isOwn }))
          outcomes.add(outcome)
      }
  }
  return seen
}
