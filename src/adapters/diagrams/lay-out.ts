import { Graph, layout } from '@dagrejs/dagre'
import type { FlowModel, FlowState, FlowTransition } from './flow-model'
import { stateFacts, transitionText } from './state-text'

/** In px from the top left; `x` and `y` are the middle. */
type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

export type DrawnState = Box & {
  readonly path: string
  readonly kind: 'state' | 'group' | 'any' | 'start' | 'final'
  readonly lines: ReadonlyArray<string>
}
export type DrawnArrow = {
  readonly id: string
  readonly points: ReadonlyArray<{ readonly x: number; readonly y: number }>
  readonly lines: ReadonlyArray<string>
  readonly x: number
  readonly y: number
}
export type Drawing = {
  readonly width: number
  readonly height: number
  readonly states: ReadonlyArray<DrawnState>
  readonly arrows: ReadonlyArray<DrawnArrow>
}

const CHARACTER_PX = 7.3
export const LINE_PX = 16
const PADDING_PX = 10
const LONGEST_LINE = 34
const START_PX = 14

const inLines = (text: string): ReadonlyArray<string> =>
  text.match(new RegExp(`.{1,${LONGEST_LINE}}(?:\\s|$)|\\S+`, 'g'))?.map((line) => line.trim()) ?? []

const sizeOf = (lines: ReadonlyArray<string>) => ({
  width: Math.max(...lines.map((line) => line.length)) * CHARACTER_PX + 2 * PADDING_PX,
  height: lines.length * LINE_PX + 2 * PADDING_PX,
})

const anyPath = (path: string): string => `${path} (any)`
const startPath = (path: string): string => `${path} (start)`

type Planned = {
  readonly path: string
  readonly parent: string | null
  readonly kind: DrawnState['kind']
  readonly lines: ReadonlyArray<string>
}

const plan = (
  state: FlowState,
  parent: string | null,
  transitions: ReadonlyArray<FlowTransition>,
): ReadonlyArray<Planned> => {
  const facts = [
    ...stateFacts(state, transitions),
    ...(state.description === null ? [] : [state.description]),
  ].flatMap(inLines)
  if (state.states.length === 0) {
    const name = state.type === 'history' ? `${state.name} (where it was before)` : state.name
    return [
      { path: state.path, parent, kind: state.type === 'final' ? 'final' : 'state', lines: [name, ...facts] },
    ]
  }
  const isRoot = parent === null && state.path.startsWith('#')
  const group = isRoot ? null : state.path
  const speaks = facts.length > 0 || transitions.some(({ from }) => from === state.path)
  return [
    ...(isRoot ? [] : [{ path: state.path, parent, kind: 'group' as const, lines: [state.name] }]),
    ...(state.initial === null
      ? []
      : [{ path: startPath(state.path), parent: group, kind: 'start' as const, lines: [] }]),
    ...(speaks
      ? [
          {
            path: anyPath(state.path),
            parent: group,
            kind: 'any' as const,
            lines: [`in any of ${state.name}`, ...facts],
          },
        ]
      : []),
    ...state.states.flatMap((child) => plan(child, group, transitions)),
  ]
}

const initialsOf = (state: FlowState): ReadonlyArray<{ readonly from: string; readonly to: string }> => [
  ...state.states
    .filter(({ name }) => name === state.initial)
    .map(({ path }) => ({ from: startPath(state.path), to: path })),
  ...state.states.flatMap(initialsOf),
]

/** An arrow cannot end at a group: it ends at the group's start. */
const landing = (path: string, planned: ReadonlyArray<Planned>): string => {
  const isGroup = planned.some((one) => one.path === path && one.kind === 'group')
  if (!isGroup) return path
  const start = planned.find((one) => one.path === startPath(path))
  if (start !== undefined) return start.path
  const inside = planned.find((one) => one.parent === path)
  return inside === undefined ? path : landing(inside.path, planned)
}

export const layOut = ({ root, transitions }: FlowModel): Drawing => {
  const planned = plan(root, null, transitions)
  const graph = new Graph({ compound: true, multigraph: true })
  graph.setGraph({ rankdir: 'TB', nodesep: 30, ranksep: 60, edgesep: 20, marginx: 20, marginy: 20 })
  for (const { path, kind, lines } of planned)
    graph.setNode(path, kind === 'start' ? { width: START_PX, height: START_PX } : sizeOf(lines))
  for (const { path, parent } of planned) if (parent !== null) graph.setParent(path, parent)

  const source = (from: string) => (planned.some(({ path }) => path === anyPath(from)) ? anyPath(from) : from)
  const arrows = [
    ...initialsOf(root).map(({ from, to }) => ({
      id: `${from} initial`,
      from,
      to,
      lines: [] as ReadonlyArray<string>,
    })),
    ...transitions.flatMap((transition) =>
      transition.targets.map((target, index) => ({
        id: `${transition.id} ${index}`,
        from: source(transition.from),
        to: target,
        lines: inLines(transitionText(transition)),
      })),
    ),
  ]
  for (const { id, from, to, lines } of arrows)
    graph.setEdge(
      from,
      landing(to, planned),
      { ...(lines.length === 0 ? { width: 0, height: 0 } : sizeOf(lines)), labelpos: 'c' },
      id,
    )
  layout(graph)

  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number }
  return {
    width,
    height,
    states: planned.map((one) => ({ ...one, ...(graph.node(one.path) as Box) })),
    arrows: arrows.map(({ id, from, to, lines }) => {
      const { points, x = 0, y = 0 } = graph.edge(from, landing(to, planned), id) as unknown as DrawnArrow
      return { id, points, lines, x, y }
    }),
  }
}
