import { describe, expect, it } from 'vitest'
import { readFlows } from '../../scripts/diagrams/flow-files'
import { type FlowGraph, flowGraphs } from '../../scripts/diagrams/flow-graphs'
import type { FlowState } from '../../scripts/diagrams/flow-model'
import { layOut } from '../../scripts/diagrams/lay-out'
import { readFlowModel } from '../../scripts/diagrams/read-flow-model'
import { toPictures } from '../../scripts/diagrams/to-pictures'
import { aMachine } from '../support/flows/a-machine'

const pathsOf = (state: FlowState): ReadonlyArray<string> =>
  state.states.flatMap((child) => [child.path, ...pathsOf(child)])

describe.each(readFlows().map((flow) => ({ name: flow.name, flow })))('the drawings of $name', ({ flow }) => {
  const svg = toPictures(flow)
    .map(({ inline }) => inline)
    .join('')
  const regions = flow.model.root.type === 'parallel' ? flow.model.root.states.map(({ path }) => path) : []

  it('have every state', () => {
    for (const path of pathsOf(flow.model.root).filter((each) => !regions.includes(each)))
      expect(svg).toContain(`data-path="${path}"`)
  })

  it('have every transition with a target, and the name of its guard', () => {
    for (const { id, guard, targets } of flow.model.transitions) {
      if (targets.length > 0) expect(svg).toContain(id)
      if (guard !== null) expect(svg).toContain(guard.name)
    }
  })
})

describe('the graphs of a machine', () => {
  const [whole, lit] = flowGraphs(readFlowModel(aMachine))
  const arrowsOf = (graph: FlowGraph | undefined) =>
    graph?.arrows.map(({ from, to, lines }) => [from, to, ...lines])

  it('show a compound state as one box, and its inside as a graph of its own', () => {
    expect(arrowsOf(whole)).toStrictEqual([
      ['#lamp (start)', 'dark'],
      ['dark', 'warming', 'lamp.switch'],
      ['warming', 'lit', 'warmUp answers 1 [isWarm]'],
      ['warming', 'dark', 'warmUp answers 2 [otherwise] (enters again)'],
      ['warming', 'broken', 'warmUp breaks'],
      ['lit', 'broken', 'after BURN_MS (1500 ms)'],
    ])
    expect(arrowsOf(lit)).toStrictEqual([
      ['lit (start)', 'lit.bright'],
      ['lit (any)', '→ broken', 'after BURN_MS (1500 ms)'],
      ['lit.bright', 'lit.soft', 'at once [isWarm]'],
    ])
  })

  it('have the actions and actors of each state', () => {
    expect(lit?.nodes.map(({ kind, lines }) => [kind, ...lines])).toStrictEqual([
      ['start'],
      ['any', 'in any of lit', 'tag lit', 'entry / shine(lumen 800)', 'start / warn'],
      ['state', 'bright'],
      ['state', 'soft'],
      ['state', 'before (where it was before)'],
      ['outside', '→ broken'],
    ])
    expect(whole?.nodes.find(({ path }) => path === 'warming')?.lines).toStrictEqual([
      'warming',
      'runs warmUp(230)',
    ])
  })
})

describe('a drawing', () => {
  const node = (path: string) => ({
    path,
    kind: 'state' as const,
    lines: [path],
    description: 'x'.repeat(30),
  })
  const fan = (count: number): FlowGraph => ({
    name: '',
    nodes: ['from', ...Array.from({ length: count }, (_, place) => `state-number-${place}`)].map(node),
    arrows: Array.from({ length: count }, (_, place) => ({
      ids: [],
      from: 'from',
      to: `state-number-${place}`,
      lines: ['an event that is long'],
    })),
  })

  it.each([
    { count: 3, isWide: false },
    { count: 8, isWide: true },
  ])('is landscape if necessary, with $count states side by side: $isWide', ({ count, isWide }) => {
    expect(layOut(fan(count)).isWide).toBe(isWide)
  })

  it('is refused if it would be illegible', () => {
    expect(() => layOut(fan(20))).toThrow('nobody can read')
  })
})
