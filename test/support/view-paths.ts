import { type AnyMachineSnapshot, type AnyStateMachine, getNextTransitions } from 'xstate'
import { getShortestPaths } from 'xstate/graph'

export type ViewStep = { readonly type: string } & Readonly<Record<string, unknown>>
export type ViewPath = {
  readonly title: string
  readonly steps: ReadonlyArray<{ readonly event: ViewStep; readonly after: AnyMachineSnapshot }>
}

type Exploration = {
  readonly input?: unknown
  readonly events: ReadonlyArray<ViewStep>
  /** What each actor may answer, by id. */
  readonly answers?: Readonly<Record<string, ReadonlyArray<unknown>>>
}

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
 * Takes a machine and what may happen to it, gives a shortest path to each pair of a state and the event that led there:
 * every arrow of the diagram that these events can take, each from a fresh start. What a machine does not take has no place
 * in the view either.
 */
export const viewPaths = (
  machine: AnyStateMachine,
  { input, events, answers = {} }: Exploration,
): ReadonlyArray<ViewPath> => {
  const paths = getShortestPaths(machine, {
    input,
    events: (snapshot) => [...events.filter((event) => snapshot.can(event)), ...answersTo(snapshot, answers)],
    serializeState: ({ value, context }: AnyMachineSnapshot, event, previous) =>
      JSON.stringify([previous?.value, event?.type, value, context]),
    limit: MOST_STATES,
  })
  const chosen = new Map<string, ViewPath>()
  for (const { steps } of paths) {
    const [before, last] = steps.slice(-2)
    if (before === undefined || last === undefined) continue
    const title = `${last.event.type} from ${JSON.stringify(before.state.value)} to ${JSON.stringify(last.state.value)}`
    if (chosen.has(title)) continue
    chosen.set(title, {
      title,
      steps: steps.slice(1).map(({ event, state }) => ({ event: event as ViewStep, after: state })),
    })
  }
  return [...chosen.values()]
}
