import { Graph, layout } from '@dagrejs/dagre'
import type { FlowGraph, GraphArrow, GraphNode } from './flow-graphs'

/** In px from the top left corner; `x` and `y` are the centre. */
type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
type Point = { readonly x: number; readonly y: number }

export type DrawnState = Box & Omit<GraphNode, 'description'>
export type DrawnArrow = Pick<GraphArrow, 'ids' | 'lines'> & Box & { readonly points: ReadonlyArray<Point> }
/** Laid out for letters of 12 px; `isWide`: landscape when printed. */
export type Drawing = {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly isWide: boolean
  readonly states: ReadonlyArray<DrawnState>
  readonly arrows: ReadonlyArray<DrawnArrow>
}

export const LINE_PX = 15
const CHARACTER_PX = 7.25
const PADDING_PX = 8
const LABEL_PADDING_PX = 2
const START_PX = 14
/** Length of the vertical piece by which a line enters and leaves a rank, in px. */
const STRAIGHT_PX = 7

/** Up to this size, letters are at least 8 px on a page of 830 px and 7 pt on A4, portrait or landscape. */
const UPRIGHT = { width: 900, height: 1_160 }
const ACROSS = { width: 1_170, height: 870 }

const LONGEST_LINES = [40, 30, 24, 20, 17, 16, 15, 14]

const inLines = (text: string, longest: number): ReadonlyArray<string> =>
  text.match(new RegExp(`.{1,${longest}}(?:\\s|$)|\\S+`, 'g'))?.map((line) => line.trim()) ?? []

const sizeOf = (lines: ReadonlyArray<string>, padding: number) => ({
  width: Math.max(0, ...lines.map((line) => line.length)) * CHARACTER_PX + 2 * padding,
  height: lines.length * LINE_PX + 2 * padding,
})

type Rank = { readonly y: number; readonly height: number }

const ranksOf = (boxes: ReadonlyArray<Box>): ReadonlyArray<Rank> => {
  const heights = new Map<number, number>()
  for (const { y, height } of boxes)
    heights.set(Math.round(y), Math.max(height, heights.get(Math.round(y)) ?? 0))
  return [...heights].map(([y, height]) => ({ y, height }))
}

/** Lines run vertically through a rank and diagonally only between ranks, so that they cross no box. */
const throughRanks = (points: ReadonlyArray<Point>, ranks: ReadonlyArray<Rank>, isDown: boolean) =>
  points.flatMap(({ x, y }): ReadonlyArray<Point> => {
    const rank = ranks.find((each) => Math.abs(each.y - y) < 1)
    if (rank === undefined) return [{ x, y }]
    const half = (isDown ? 1 : -1) * (rank.height / 2 + STRAIGHT_PX)
    return [
      { x, y: y - half },
      { x, y: y + half },
    ]
  })

const edgeKey = ({ from, to }: GraphArrow): string => `${from} > ${to}`

type End = { readonly key: string; readonly box: Box; readonly side: string; readonly towards: number }

/** The x positions at which arrows meet the upper or lower edge of a box, ordered by where they come from. */
const portsOf = (ends: ReadonlyArray<End>): ReadonlyMap<string, number> => {
  const ports = new Map<string, number>()
  const isAt = (one: End, other: End) => one.box === other.box && one.side === other.side
  for (const end of ends) {
    const group = ends.filter((other) => isAt(end, other)).toSorted((a, b) => a.towards - b.towards)
    const { x, width } = end.box
    ports.set(end.key, x - width / 2 + (width * (group.indexOf(end) + 1)) / (group.length + 1))
  }
  return ports
}

const drawn = ({ name, nodes, arrows }: FlowGraph, longest: number, isDescribed: boolean): Drawing => {
  const graph = new Graph({ multigraph: true })
  graph.setGraph({ rankdir: 'TB', nodesep: 12, ranksep: 48, edgesep: 10, marginx: 5, marginy: 8 })
  const texts = new Map(
    nodes.map(({ path, lines, description }) => [
      path,
      [...lines, ...(isDescribed && description !== null ? [description] : [])].flatMap((line) =>
        inLines(line, longest),
      ),
    ]),
  )
  for (const { path, kind } of nodes)
    graph.setNode(
      path,
      kind === 'start' ? { width: START_PX, height: START_PX } : sizeOf(texts.get(path) ?? [], PADDING_PX),
    )
  const labels = new Map(
    arrows.map((arrow) => [edgeKey(arrow), arrow.lines.flatMap((line) => inLines(line, longest))]),
  )
  for (const arrow of arrows) {
    const lines = labels.get(edgeKey(arrow)) ?? []
    const size = lines.length === 0 ? { width: 0, height: 0 } : sizeOf(lines, LABEL_PADDING_PX)
    graph.setEdge(arrow.from, arrow.to, { ...size, labelpos: 'c' }, edgeKey(arrow))
  }
  layout(graph)

  const boxes = new Map(nodes.map(({ path }) => [path, graph.node(path) as Box]))
  const laid = arrows.map((arrow) => {
    const edge = graph.edge(arrow.from, arrow.to, edgeKey(arrow)) as unknown as Box & {
      readonly points: ReadonlyArray<Point>
    }
    const from = boxes.get(arrow.from) as Box
    const to = boxes.get(arrow.to) as Box
    return { arrow, edge, from, to, isDown: from.y < to.y, middle: edge.points.slice(1, -1) }
  })
  const ranks = ranksOf([...boxes.values(), ...laid.map(({ edge }) => edge)])
  const ports = portsOf(
    laid
      .filter(({ from, to }) => from !== to)
      .flatMap(({ arrow, from, to, isDown, middle }) => [
        {
          key: `${edgeKey(arrow)} out`,
          box: from,
          side: isDown ? 'below' : 'above',
          towards: middle[0]?.x ?? to.x,
        },
        {
          key: `${edgeKey(arrow)} in`,
          box: to,
          side: isDown ? 'above' : 'below',
          towards: middle.at(-1)?.x ?? from.x,
        },
      ]),
  )
  const lineOf = ({ arrow, edge, from, to, isDown, middle }: (typeof laid)[number]): ReadonlyArray<Point> => {
    if (from === to) return edge.points
    const out = { x: ports.get(`${edgeKey(arrow)} out`) ?? from.x, y: from.y }
    const into = { x: ports.get(`${edgeKey(arrow)} in`) ?? to.x, y: to.y }
    const sign = isDown ? 1 : -1
    const [, leaving = out] = throughRanks([out], ranks, isDown)
    const [arriving = into] = throughRanks([into], ranks, isDown)
    return [
      { x: out.x, y: from.y + (sign * from.height) / 2 },
      leaving,
      ...throughRanks(middle, ranks, isDown),
      arriving,
      { x: into.x, y: to.y - (sign * to.height) / 2 },
    ]
  }
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number }
  return {
    name,
    width,
    height,
    isWide: width > UPRIGHT.width || height > UPRIGHT.height,
    states: nodes.map(({ path, kind }) => ({
      path,
      kind,
      lines: texts.get(path) ?? [],
      ...(boxes.get(path) as Box),
    })),
    arrows: laid.map((each) => ({
      ids: each.arrow.ids,
      lines: labels.get(edgeKey(each.arrow)) ?? [],
      points: lineOf(each),
      x: each.edge.x ?? 0,
      y: each.edge.y ?? 0,
      width: each.edge.width,
      height: each.edge.height,
    })),
  }
}

const fits = ({ width, height }: Drawing, most: typeof UPRIGHT): boolean =>
  width <= most.width && height <= most.height

/** Lays out with descriptions and long lines if the result is legible, otherwise with shorter ones; throws if none is. */
export const layOut = (graph: FlowGraph): Drawing => {
  const tried = [true, false].flatMap((isDescribed) =>
    LONGEST_LINES.map((longest) => drawn(graph, longest, isDescribed)),
  )
  const found = tried.find((each) => fits(each, UPRIGHT)) ?? tried.find((each) => fits(each, ACROSS))
  if (found === undefined) {
    const sizes = tried.map(({ width, height }) => `${Math.round(width)} x ${Math.round(height)}`)
    throw new Error(`a drawing that nobody can read: ${sizes.join(', ')}`)
  }
  return found
}
