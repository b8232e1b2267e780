import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  getNextTransitions,
  initialTransition,
  transition,
} from 'xstate'
import { getShortestPaths } from 'xstate/graph'

export type ViewStep = { readonly type: string } & Readonly<Record<string, unknown>>
export type ViewPath = {
  readonly title: string
  readonly steps: ReadonlyArray<{ readonly event: ViewStep; readonly after: AnyMachineSnapshot }>
}

type Exploration = {
  readonly input?: unknown
  /** The events before the view is checked. */
  readonly given?: ReadonlyArray<ViewStep>
  readonly events: ReadonlyArray<ViewStep>
  /** The outputs of each actor, by id. */
  readonly answers?: Readonly<Record<string, ReadonlyArray<unknown>>>
}

/** The part of the context on which guards and history depend. */
const serializeState = ({ value, context, historyValue }: AnyMachineSnapshot): string =>
  JSON.stringify([
    value,
    context,
    Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]),
  ])

const MOST_STATES = 5_000
const DONE = 'xstate.done.actor.'

const answersTo = (
  snapshot: AnyMachineSnapshot,
  answers: Readonly<Record<string, ReadonlyArray<unknown>>>,
): ReadonlyArray<ViewStep> =>
  [...new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType))].flatMap((type) => {
    if (type.startsWith('xstate.after.')) return [{ type }]
    return type.startsWith(DONE)
      ? (answers[type.slice(DONE.length)] ?? []).map((output) => ({ type, output }))
      : []
  })

/**
 * A shortest path to each pair of a state and the event that led there: every arrow of the diagram that these events can take,
 * each from a fresh start. What a machine does not take has no place in the view either.
 */
export const viewPaths = (
  machine: AnyStateMachine,
  { input, given = [], events, answers = {} }: Exploration,
): ReadonlyArray<ViewPath> => {
  const possible = (snapshot: AnyMachineSnapshot): ReadonlyArray<ViewStep> => [
    ...events.filter((event) => snapshot.can(event)),
    ...answersTo(snapshot, answers),
  ]
  const start = given.reduce<AnyMachineSnapshot>(
    (snapshot, event) => transition(machine, snapshot, event)[0],
    initialTransition(machine, input)[0],
  )
  const toStates = getShortestPaths(machine, {
    fromState: start,
    events: (snapshot) => [...possible(snapshot)],
    serializeState,
    limit: MOST_STATES,
  })
  const chosen = new Map<string, ViewPath>()
  for (const { state, steps } of toStates)
    for (const event of possible(state)) {
      const [after] = transition(machine, state, event)
      const title = `${event.type} from ${JSON.stringify(state.value)} to ${JSON.stringify(after.value)}`
      if (chosen.has(title)) continue
      const before = steps.slice(1).map((step) => ({ event: step.event as ViewStep, after: step.state }))
      chosen.set(title, { title, steps: [...before, { event, after }] })
    }
  return [...chosen.values()]
}
