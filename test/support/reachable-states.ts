import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type EventFromLogic,
  getNextTransitions,
  type InputFrom,
  type StateValue,
} from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { ActorOutputs } from './flow'

/** What the paths are made of; an actor's outputs stand under its id, breaking and the end of timers come by themselves. */
export type Exploration<M extends AnyStateMachine> = {
  readonly input?: InputFrom<M>
  readonly events: ReadonlyArray<EventFromLogic<M>>
  readonly outputs: { readonly [Id in keyof ActorOutputs<M>]: ReadonlyArray<ActorOutputs<M>[Id]> }
}

const MOST_STEPS = 20_000
const DONE = 'xstate.done.actor.'

const statesUnder = (node: AnyStateNode): ReadonlyArray<string> =>
  Object.values(node.states)
    .filter(({ type }) => type !== 'history')
    .flatMap((child) => [child.path.join('.'), ...statesUnder(child)])

const statesOfValue = (value: StateValue, parent = ''): ReadonlyArray<string> =>
  typeof value === 'string'
    ? [`${parent}${value}`]
    : Object.entries(value).flatMap(([key, child]) =>
        child === undefined ? [] : [`${parent}${key}`, ...statesOfValue(child, `${parent}${key}.`)],
      )

/** Takes a snapshot and returns text that tells apart whatever a guard or a return to a former state may depend on. */
const serializeState = ({ value, context, historyValue }: AnyMachineSnapshot): string =>
  JSON.stringify([
    value,
    context,
    Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]),
  ])

const xstateEvents = (
  snapshot: AnyMachineSnapshot,
  outputs: Readonly<Record<string, ReadonlyArray<unknown>>>,
): ReadonlyArray<{ readonly type: string }> =>
  [...new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType))]
    .filter((type) => type.startsWith('xstate.'))
    .flatMap((type) =>
      type.startsWith(DONE)
        ? (outputs[type.slice(DONE.length)] ?? []).map((output) => ({ type, output }))
        : [{ type }],
    )

/** Takes a machine and what paths are made of and returns the states no path reaches, as dotted paths. */
export const unreachedStates = <M extends AnyStateMachine>(
  machine: M,
  { input, events, outputs }: Exploration<M>,
): ReadonlyArray<string> => {
  const paths = getShortestPaths<AnyStateMachine>(machine, {
    input,
    events: (snapshot) => [...events, ...xstateEvents(snapshot, outputs)],
    serializeState,
    limit: MOST_STEPS,
  })
  const reached = new Set(paths.flatMap(({ state }) => statesOfValue(state.value)))
  return statesUnder(machine.root).filter((state) => !reached.has(state))
}
