import type { FlowModel, FlowState, FlowTransition } from './flow-model'
import { stateFacts, transitionText } from './state-text'

export type GraphNode = {
  readonly path: string
  readonly kind: 'state' | 'group' | 'any' | 'outside' | 'start' | 'final'
  /** The state's name, then its entry and exit actions and actors. */
  readonly lines: ReadonlyArray<string>
  readonly description: string | null
}
/** `ids`: the transitions that share this arrow; `lines`: one label for each. */
export type GraphArrow = {
  readonly ids: ReadonlyArray<string>
  readonly from: string
  readonly to: string
  readonly lines: ReadonlyArray<string>
}
/** A machine, or the inside of one compound state. */
export type FlowGraph = {
  readonly name: string
  readonly nodes: ReadonlyArray<GraphNode>
  readonly arrows: ReadonlyArray<GraphArrow>
}

const isRoot = ({ path }: FlowState): boolean => path.startsWith('#')

const isIn = (path: string, { path: around }: FlowState): boolean =>
  around.startsWith('#') || path === around || path.startsWith(`${around}.`)

const nodeOf = (state: FlowState, transitions: ReadonlyArray<FlowTransition>): GraphNode => {
  const { path, name, type, states, description } = state
  if (states.length > 0)
    return { path, kind: 'group', lines: [name, 'has states of its own'], description: null }
  const shown = type === 'history' ? `${name} (where it was before)` : name
  const kind = type === 'final' ? 'final' : 'state'
  return { path, kind, lines: [shown, ...stateFacts(state, transitions)], description }
}

const ownNodes = (scope: FlowState, transitions: ReadonlyArray<FlowTransition>): ReadonlyArray<GraphNode> => {
  const facts = stateFacts(scope, transitions)
  const speaks = facts.length > 0 || transitions.some(({ from }) => from === scope.path)
  const start = { path: `${scope.path} (start)`, kind: 'start' as const, lines: [], description: null }
  const any = {
    path: `${scope.path} (any)`,
    kind: 'any' as const,
    lines: [`in any of ${scope.name}`, ...facts],
    description: scope.description,
  }
  return [...(scope.initial === null ? [] : [start]), ...(speaks ? [any] : [])]
}

const rest = (path: string, lifted: FlowState | undefined): string =>
  lifted === undefined || path === lifted.path ? '' : path.slice(lifted.path.length + 1)

const joined = (arrows: ReadonlyArray<GraphArrow>): ReadonlyArray<GraphArrow> => {
  const byEnds = new Map<string, GraphArrow>()
  for (const { ids, from, to, lines } of arrows) {
    const ends = `${from} > ${to}`
    const known = byEnds.get(ends) ?? { ids: [], from, to, lines: [] }
    byEnds.set(ends, { from, to, ids: [...known.ids, ...ids], lines: [...known.lines, ...lines] })
  }
  return [...byEnds.values()]
}

const graphOf = (scope: FlowState, transitions: ReadonlyArray<FlowTransition>): FlowGraph => {
  const childAt = (path: string) => scope.states.find((child) => isIn(path, child))
  const first = scope.states.find(({ name }) => name === scope.initial)
  const arrows = transitions
    .filter(({ from }) => isIn(from, scope))
    .flatMap((transition) =>
      transition.targets.flatMap((target): ReadonlyArray<GraphArrow> => {
        const source = childAt(transition.from)
        const to = isIn(target, scope) ? childAt(target) : undefined
        if (source !== undefined && source === to && source.states.length > 0) return []
        const inner = rest(transition.from, source)
        const end = rest(target, to)
        const text = `${inner === '' ? '' : `${inner}: `}${transitionText(transition)}${end === '' ? '' : ` → ${end}`}`
        return [
          {
            ids: [transition.id],
            from: source?.path ?? `${scope.path} (any)`,
            to: to?.path ?? `→ ${target}`,
            lines: [text],
          },
        ]
      }),
    )
  const outside = [...new Set(arrows.map(({ to }) => to).filter((to) => to.startsWith('→ ')))]
  return {
    name: isRoot(scope) ? '' : scope.path,
    nodes: [
      ...ownNodes(scope, transitions),
      ...scope.states.map((child) => nodeOf(child, transitions)),
      ...outside.map((path) => ({ path, kind: 'outside' as const, lines: [path], description: null })),
    ],
    arrows: [
      ...(first === undefined ? [] : [{ ids: [], from: `${scope.path} (start)`, to: first.path, lines: [] }]),
      ...joined(arrows),
    ],
  }
}

const compoundsIn = (state: FlowState): ReadonlyArray<FlowState> =>
  state.states.length === 0 ? [] : [state, ...state.states.flatMap(compoundsIn)]

/** The machine's graph, then one per compound state; parallel regions without an arrow between them get no graph. */
export const flowGraphs = ({ root, transitions }: FlowModel): ReadonlyArray<FlowGraph> =>
  compoundsIn(root)
    .map((state) => graphOf(state, transitions))
    .filter(({ arrows }) => arrows.length > 0)
