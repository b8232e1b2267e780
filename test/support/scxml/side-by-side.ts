import type { AnyStateMachine, AnyStateNode } from 'xstate'
import type { Examples } from '../../../scripts/diagrams/examples'
import { transitionId } from '../../../scripts/diagrams/read-flow-model'
import { nextOf } from '../evidence/observed-cells'
import { type Ran, type Running, runningKey, startRunning } from '../properties/running'
import { type Host, interpretScxml, type Standing } from './interpret-scxml'
import { readScxml } from './read-scxml'

type Event = { readonly type: string }
type Data = { readonly context: unknown; readonly ran: ReadonlyArray<Ran> }
type Written = { readonly type: string; readonly params?: unknown }

const MOST_STATES = 80

const nodesUnder = (node: AnyStateNode): ReadonlyArray<AnyStateNode> => [
  node,
  ...Object.values(node.states).flatMap(nodesUnder),
]

const idOf = (node: AnyStateNode): string =>
  node.path.length === 0 ? `machine.${node.machine.id}` : node.path.join('.')

const named = (parts: ReadonlyArray<unknown>): ReadonlyArray<Written> =>
  parts.flatMap((part) =>
    typeof part === 'function' ? [] : [typeof part === 'string' ? { type: part } : (part as Written)],
  )

/** Runs what the document only names, out of the machine's implementations and by the place where it is written. */
const hostOf = (machine: AnyStateMachine): Host<Data, Event> => {
  const guards = new Map<string, Written>()
  const scripts = new Map<string, ReadonlyArray<Written>>()
  for (const node of nodesUnder(machine.root)) {
    const own = [...node.transitions, ['', node.always ?? []] as const]
    for (const [eventType, definitions] of own)
      definitions.forEach(({ guard, actions }, place) => {
        const id = transitionId(node, eventType, place)
        scripts.set(id, named(actions))
        for (const written of named(guard === undefined ? [] : [guard])) guards.set(id, written)
      })
    scripts.set(`${idOf(node)} entry`, named(node.entry))
    scripts.set(`${idOf(node)} exit`, named(node.exit))
    if (node.type === 'compound') scripts.set(`${idOf(node)} initial`, named(node.initial.actions))
  }
  const given = ({ params }: Written, context: unknown, event: Event): unknown =>
    typeof params === 'function' ? params({ context, event }) : params
  const { implementations } = machine
  return {
    allows: ({ id }, { context }, event) => {
      const written = guards.get(id) as Written
      const guard = implementations.guards[written.type] as (args: object, params: unknown) => boolean
      return guard({ context, event }, given(written, context, event))
    },
    run: (of, place, { context, ran }, event) => {
      const written = scripts.get(of)?.[place] as Written
      const params = given(written, context, event)
      const action = implementations.actions[written.type] as { assignment?: unknown }
      if (action.assignment === undefined) return { context, ran: [...ran, { type: written.type, params }] }
      const asked = (part: unknown) => (typeof part === 'function' ? part({ context, event }, params) : part)
      const change = asked(action.assignment)
      const values = Object.entries(change).map(([key, value]) => [key, asked(value)])
      return { context: { ...(context as object), ...Object.fromEntries(values) }, ran }
    },
  }
}

/** Before any input. */
const firstContext = ({ config: { context = {} } }: AnyStateMachine, input: unknown): unknown =>
  typeof context === 'function' ? context({ input } as never) : context

const chartName = (machine: AnyStateMachine, type: string): string =>
  type
    .replace(/^xstate\.done\.actor/, 'done.invoke')
    .replace(/^xstate\.error\.actor/, 'error.platform')
    .replace(/^xstate\.after\.([^.]+)\.(.+)$/, (_, delay: string, id: string) => {
      const at = nodesUnder(machine.root).find((node) => node.id === id) as AnyStateNode
      return `after.${delay}.${idOf(at)}`
    })

const sorted = (texts: ReadonlyArray<string>): string => texts.toSorted().join(', ')

/** What is compared: active states, context, running actors, effects. */
const machineText = (machine: AnyStateMachine, { snapshot, runs, timers, ran }: Running): string =>
  JSON.stringify([
    sorted(snapshot._nodes.filter((node: AnyStateNode) => node.path.length > 0).map(idOf)),
    snapshot.context,
    snapshot.status === 'active' ? sorted(runs.map(({ id }) => id)) : '',
    snapshot.status === 'active' ? sorted(timers.map(({ event }) => chartName(machine, event))) : '',
    ran,
  ])

const chartText = ({ active, data, runs, timers }: Standing<Data>, isOver: boolean): string =>
  JSON.stringify([
    sorted(active.map(({ id }) => id).filter((id) => !id.startsWith('machine.'))),
    data.context,
    isOver ? '' : sorted(runs),
    isOver ? '' : sorted(timers),
    data.ran,
  ])

/** Takes a machine and its SCXML and returns the first way on which they part, or null; every step of the machine's first states is tried. */
export const firstDifference = (
  machine: AnyStateMachine,
  scxml: string,
  examples: Examples,
): { readonly steps: number; readonly way: ReadonlyArray<string> | null } => {
  const { start, take } = interpretScxml(readScxml(scxml), hostOf(machine))
  type Pair = {
    readonly running: Running
    readonly chart: Standing<Data>
    readonly way: ReadonlyArray<string>
  }
  const isSame = ({ running, chart }: Pair): boolean =>
    machineText(machine, running) === chartText(chart, running.snapshot.status !== 'active')
  const begun = startRunning(machine, examples.input)
  const first = {
    running: begun,
    chart: start({ context: firstContext(machine, examples.input), ran: [] }, { type: 'xstate.init' }),
    way: [],
  }
  if (!isSame(first)) return { steps: 0, way: ['at the start'] }
  const reached = new Map<string, Pair>([[runningKey(begun), first]])
  let steps = 0
  for (const { running, chart, way } of reached.values()) {
    if (running.snapshot.status !== 'active') continue
    for (const { event, led } of nextOf(machine, running, examples)) {
      steps += 1
      const fresh = { ...chart, data: { ...chart.data, ran: [] } }
      const pair = {
        running: led(),
        chart: take(fresh, chartName(machine, event.type), event),
        way: [...way, event.type],
      }
      if (!isSame(pair)) return { steps, way: pair.way }
      const key = runningKey(pair.running)
      if (reached.size < MOST_STATES && !reached.has(key)) reached.set(key, pair)
    }
  }
  return { steps, way: null }
}
