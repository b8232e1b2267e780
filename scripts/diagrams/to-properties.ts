import { escapeCell } from './markdown'
import type { Assumption, NamedTest, ShownProperty } from './shown-property'

const number = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',')

const wayText = (way: ReadonlyArray<string> | null): string =>
  way === null ? 'none' : way.map((step) => `\`${step}\``).join(' → ')

const exploredText = ({ surroundings, states, steps }: ShownProperty): string =>
  `Surroundings: ${surroundings}. Explored completely: ${number(states)} states, ${number(steps)} steps.`

/** A line for each clause; those after the first have no row. */
const variantLines = ({ row, says, variants }: ShownProperty): ReadonlyArray<string> =>
  variants.map(({ clause, says: fault, broken }, index) => {
    const named = clause === '' ? fault : `${clause}: ${fault}`
    const cells = [...(index === 0 ? [row, says] : ['', '']), named, wayText(broken)]
    return `| ${cells.map(escapeCell).join(' | ')} |`
  })

/** The section on properties of a flow's page; empty if the flow has none. */
export const propertyLines = (shown: ReadonlyArray<ShownProperty>): ReadonlyArray<string> => {
  const surroundings = [...new Set(shown.map(exploredText))]
  const heading = surroundings.length === 0 ? [] : ['## Properties', '']
  const tables = surroundings.flatMap((explored) => [
    explored,
    '',
    '| Row | Property | Fault of a variant | Shortest counterexample of the variant |',
    '| --- | --- | --- | --- |',
    ...shown.filter((property) => exploredText(property) === explored).flatMap(variantLines),
    '',
  ])
  const granted =
    surroundings.length === 0
      ? []
      : [
          'What each row takes for granted of the code around the machine: [properties](../properties.md#taken-for-granted).',
          '',
        ]
  return [...heading, ...tables, ...granted]
}

/** Rows whose numbers follow on each other as one: `S-001 to S-004`. */
const rowsText = (rows: ReadonlyArray<string>): string => {
  const numberOf = (row: string): number => Number(row.slice(2))
  const runs: Array<[first: string, last: string]> = []
  for (const row of rows.toSorted()) {
    const run = runs.at(-1)
    if (run !== undefined && numberOf(run[1]) + 1 === numberOf(row)) run[1] = row
    else runs.push([row, row])
  }
  return runs.map(([first, last]) => (first === last ? first : `${first} to ${last}`)).join(', ')
}

const testText = ([file, title]: NamedTest): string =>
  `[${file.split('/').at(-1)}](../${file}): ${escapeCell(title)}`

/** Each thing that is taken for granted once, as numbered on the page. */
const assumedIn = (shown: ReadonlyArray<ShownProperty>): ReadonlyArray<Assumption> => [
  ...new Map(shown.flatMap(({ assumes }) => assumes.map((each) => [each.says, each] as const))).values(),
]

/** Each thing that is taken for granted, with the properties that rest on it. */
const assumedLines = (shown: ReadonlyArray<ShownProperty>): ReadonlyArray<string> => [
  '## Taken for granted',
  '',
  '| No. | What | Kept by | Shown by | Rest on it |',
  '| ---: | --- | --- | --- | --- |',
  ...assumedIn(shown).map(({ says, keptBy, shownBy }, index) => {
    const resting = shown.filter(({ assumes }) => assumes.some((each) => each.says === says))
    const cells = [
      index + 1,
      escapeCell(says),
      `[${keptBy}](../${keptBy})`,
      shownBy.map(testText).join('<br>'),
      rowsText(resting.map(({ row }) => row)),
    ]
    return `| ${cells.join(' | ')} |`
  }),
  '',
]

/** What every row of a section takes for granted stands once above its table, and beside a row what it alone does. */
const flowLines = (flow: string, all: ReadonlyArray<ShownProperty>): ReadonlyArray<string> => {
  const shown = all.filter((property) => property.flow === flow)
  const numbered = assumedIn(all).map(({ says }) => says)
  const linkTo = ({ says, keptBy }: Assumption): string => `[${numbered.indexOf(says) + 1}](../${keptBy})`
  const isShared = ({ says }: Assumption): boolean =>
    shown.every(({ assumes }) => assumes.some((each) => each.says === says))
  const shared = assumedIn(shown).filter(isShared)
  const ownOf = ({ assumes }: ShownProperty): ReadonlyArray<Assumption> =>
    assumes.filter((each) => !isShared(each))
  const columns = [
    {
      title: 'Row',
      rule: '---',
      cell: ({ row }: ShownProperty) => `<a id="${row.toLowerCase()}"></a>${row}`,
    },
    { title: 'Property', rule: '---', cell: ({ says }: ShownProperty) => escapeCell(says) },
    { title: 'States', rule: '---:', cell: ({ states }: ShownProperty) => number(states) },
    ...(shown.some((property) => ownOf(property).length > 0)
      ? [
          {
            title: 'Takes for granted',
            rule: '---',
            cell: (property: ShownProperty) => ownOf(property).map(linkTo).join(' '),
          },
        ]
      : []),
  ]
  return [
    `## [${flow}](flows/${flow}.md)`,
    '',
    ...(shared.length === 0
      ? []
      : [
          `Each row takes for granted: ${shared.map((each) => `${each.says} (${linkTo(each)})`).join('; ')}.`,
          '',
        ]),
    `| ${columns.map(({ title }) => title).join(' | ')} |`,
    `| ${columns.map(({ rule }) => rule).join(' | ')} |`,
    ...shown.map((property) => `| ${columns.map(({ cell }) => cell(property)).join(' | ')} |`),
    '',
  ]
}

export const toProperties = (shown: ReadonlyArray<ShownProperty>): string =>
  [
    '# Properties',
    '',
    '<!-- Made by `npm run diagrams`. -->',
    '',
    'Each property was checked in every state that its model can reach: `npm test` explores these states breadth first. A model has the machine that the site runs and, for `delivery`, the rules of the ledger that the server runs. What is around them is written for the model: a visitor who may do anything, a network that loses, delays and duplicates calls, storage that fails, a server that keeps rows, a sheet, a process that is killed. Data is reduced to two or three values, and faults and submissions to a few; the page of each flow describes its surroundings. So a property is shown for these surroundings, and not for code that the model leaves out.',
    '',
    'Some properties have several clauses, each of which forbids one thing. Each clause is also checked alone, on a variant with a fault that its words forbid; the page of the flow names the clause and shows the shortest counterexample. What a row takes for granted of the code around the machine stands above its table if all rows there share it, and beside the row if not: each number links to the code that keeps it, and [the list at the end](#taken-for-granted) says it in words, with the tests that show it. `npm test` fails if one of these tests is missing or did not pass.',
    '',
    ...[...new Set(shown.map(({ flow }) => flow))].flatMap((flow) => flowLines(flow, shown)),
    ...assumedLines(shown),
  ].join('\n')
