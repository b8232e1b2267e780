import { escapeCell } from './markdown'
import type { ShownProperty } from './shown-property'

const number = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',')

const wayText = (way: ReadonlyArray<string> | null): string =>
  way === null ? 'none' : way.map((step) => `\`${step}\``).join(' → ')

const exploredText = ({ surroundings, states, steps }: ShownProperty): string =>
  `Around the machine: ${surroundings}. Explored: ${number(states)} states, ${number(steps)} steps, which is all there are.`

/** The section on properties of a flow's page; empty if the flow has none. */
export const propertyLines = (shown: ReadonlyArray<ShownProperty>): ReadonlyArray<string> => {
  const surroundings = [...new Set(shown.map(exploredText))]
  const heading = surroundings.length === 0 ? [] : ['## Properties', '']
  const tables = surroundings.flatMap((explored) => [
    explored,
    '',
    '| Row | Always | With this fault | it is broken, at the shortest, by |',
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
    'What holds in every state that a machine can be in together with its surroundings: a visitor who does anything, a network that loses, delays and doubles, storage that refuses, a server process that is killed. `npm test` goes through all these states, breadth first, over the machine that runs. Each property is also asked of a machine with a fault that breaks it: the shortest way stands on the page of the flow. Data is cut down to two or three values, and faults and submissions to a few; what was let happen stands on the pages too.',
    '',
    '| Row | Always | Flow | States |',
    '| --- | --- | --- | ---: |',
    ...shown.map(
      ({ row, says, flow, states }) =>
        `| ${row} | ${escapeCell(says)} | [${flow}](flows/${flow}.md) | ${number(states)} |`,
    ),
    '',
  ].join('\n')
