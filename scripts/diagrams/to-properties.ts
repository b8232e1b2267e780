import { escapeCell } from './markdown'
import type { ShownProperty } from './shown-property'

const number = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',')

const wayText = (way: ReadonlyArray<string> | null): string =>
  way === null ? 'none' : way.map((step) => `\`${step}\``).join(' → ')

const exploredText = ({ surroundings, states, steps }: ShownProperty): string =>
  `Surroundings: ${surroundings}. Explored completely: ${number(states)} states, ${number(steps)} steps.`

/** The section on properties of a flow's page; empty if the flow has none. */
export const propertyLines = (shown: ReadonlyArray<ShownProperty>): ReadonlyArray<string> => {
  const surroundings = [...new Set(shown.map(exploredText))]
  const heading = surroundings.length === 0 ? [] : ['## Properties', '']
  const tables = surroundings.flatMap((explored) => [
    explored,
    '',
    '| Row | Property | Fault of a variant | Shortest counterexample of the variant |',
    '| --- | --- | --- | --- |',
    ...shown
      .filter((property) => exploredText(property) === explored)
      .map(
        ({ row, says, variant }) =>
          `| ${[row, says, variant.says, wayText(variant.broken)].map(escapeCell).join(' | ')} |`,
      ),
    '',
  ])
  return [...heading, ...tables]
}

export const toProperties = (shown: ReadonlyArray<ShownProperty>): string =>
  [
    '# Properties',
    '',
    '<!-- Made by `npm run diagrams`. -->',
    '',
    'These properties hold in every reachable state of a machine and its surroundings: a visitor who may do anything, a network that loses, delays and duplicates calls, storage that fails, a server process that is killed. `npm test` explores all these states breadth first, with the machine that runs in production. Each property is also checked on a variant with a fault that violates it; the page of the flow shows the shortest counterexample. Data is reduced to two or three values, and faults and submissions to a few; the pages describe these surroundings.',
    '',
    '| Row | Property | Flow | States |',
    '| --- | --- | --- | ---: |',
    ...shown.map(
      ({ row, says, flow, states }) =>
        `| ${row} | ${escapeCell(says)} | [${flow}](flows/${flow}.md) | ${number(states)} |`,
    ),
    '',
  ].join('\n')
