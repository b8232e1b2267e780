import { escapeCell } from './markdown'
import type { ShownProperty } from './shown-property'

const number = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',')

const wayText = (way: ReadonlyArray<string> | null): string =>
  way === null ? 'none' : way.map((step) => `\`${step}\``).join(' → ')

/** `folder`: from the page to the root. */
const assumedText = ({ assumes }: ShownProperty, folder: string): string =>
  assumes.map(({ says, keptBy }) => `[${says}](${folder}/${keptBy})`).join('; ')

const exploredText = (property: ShownProperty): string => {
  const { surroundings, states, steps } = property
  const assumed = assumedText(property, '../..')
  const granted = assumed === '' ? '' : ` Taken for granted, with the code that keeps it: ${assumed}.`
  return `Surroundings: ${surroundings}.${granted} Explored completely: ${number(states)} states, ${number(steps)} steps.`
}

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

/** The properties of a flow that take the same for granted. */
const grantedLines = (flow: string, shown: ReadonlyArray<ShownProperty>): ReadonlyArray<string> => {
  const own = shown.filter((property) => property.flow === flow)
  return [...new Set(own.map((property) => assumedText(property, '..')))].flatMap((granted) => [
    `Taken for granted: ${granted}.`,
    '',
    '| Row | Property | States |',
    '| --- | --- | ---: |',
    ...own
      .filter((property) => assumedText(property, '..') === granted)
      .map(({ row, says, states }) => `| ${[row, escapeCell(says), number(states)].join(' | ')} |`),
    '',
  ])
}

export const toProperties = (shown: ReadonlyArray<ShownProperty>): string =>
  [
    '# Properties',
    '',
    '<!-- Made by `npm run diagrams`. -->',
    '',
    'These properties hold in every reachable state of a machine and its surroundings: a visitor who may do anything, a network that loses, delays and duplicates calls, storage that fails, a server process that is killed. `npm test` explores all these states breadth first, with the machine that runs in production. Each property is also checked on a variant with a fault that violates it; the page of the flow shows the shortest counterexample. Data is reduced to two or three values, and faults and submissions to a few; the pages describe these surroundings. What properties take for granted of the code around the machine stands above them, with the files that keep it.',
    '',
    ...[...new Set(shown.map(({ flow }) => flow))].flatMap((flow) => [
      `## [${flow}](flows/${flow}.md)`,
      '',
      ...grantedLines(flow, shown),
    ]),
  ].join('\n')
