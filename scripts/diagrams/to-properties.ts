import type { Assumption, NamedTest, ShownProperty } from './shown-property'

export const escapeCell = (text: string): string => text.replace(/\|/g, '\\|').replace(/\s+/g, ' ')

const number = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',')

const wayText = (way: ReadonlyArray<string> | null): string =>
  way === null ? 'none' : way.map((step) => `\`${step}\``).join(' → ')

const exploredText = ({ surroundings, states, steps }: ShownProperty): string =>
  `Surroundings: ${surroundings}. Explored completely: ${number(states)} states, ${number(steps)} steps.`

type Column = { readonly title: string; readonly cell: (property: ShownProperty) => string }

/** A line for each clause; those after the first have only its fault. */
const propertyLines = (property: ShownProperty, columns: ReadonlyArray<Column>): ReadonlyArray<string> =>
  property.variants.map(({ clause, says, broken }, index) => {
    const fault = clause === '' ? says : `${clause}: ${says}`
    const cells = [...columns.map(({ cell }) => (index === 0 ? cell(property) : '')), escapeCell(fault)]
    return `| ${[...cells, escapeCell(wayText(broken))].join(' | ')} |`
  })

/** A table for each surroundings. */
const tablesOf = (
  shown: ReadonlyArray<ShownProperty>,
  columns: ReadonlyArray<Column>,
): ReadonlyArray<string> =>
  [...new Set(shown.map(exploredText))].flatMap((explored) => [
    explored,
    '',
    `| ${[...columns.map(({ title }) => title), 'Fault of a variant', 'Shortest counterexample of the variant'].join(' | ')} |`,
    `| ${[...columns, '', ''].map(() => '---').join(' | ')} |`,
    ...shown
      .filter((property) => exploredText(property) === explored)
      .flatMap((property) => propertyLines(property, columns)),
    '',
  ])

/** Rows whose numbers follow on each other as one: `S-001 to S-004`. */
export const rowsText = (rows: ReadonlyArray<string>): string => {
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

/** What every row of a flow takes for granted stands once above its tables, and beside a row what it alone does. */
const flowLines = (flow: string, all: ReadonlyArray<ShownProperty>): ReadonlyArray<string> => {
  const shown = all.filter((property) => property.flow === flow)
  const numbered = assumedIn(all).map(({ says }) => says)
  const linkTo = ({ says, keptBy }: Assumption): string => `[${numbered.indexOf(says) + 1}](../${keptBy})`
  const isShared = ({ says }: Assumption): boolean =>
    shown.every(({ assumes }) => assumes.some((each) => each.says === says))
  const shared = assumedIn(shown).filter(isShared)
  const ownOf = ({ assumes }: ShownProperty): ReadonlyArray<Assumption> =>
    assumes.filter((each) => !isShared(each))
  const columns: ReadonlyArray<Column> = [
    { title: 'Row', cell: ({ row }) => `<a id="${row.toLowerCase()}"></a>${row}` },
    { title: 'Property', cell: ({ says }) => escapeCell(says) },
    ...(shown.some((property) => ownOf(property).length > 0)
      ? [
          {
            title: 'Takes for granted',
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
    ...tablesOf(shown, columns),
  ]
}

export const toProperties = (shown: ReadonlyArray<ShownProperty>): string =>
  [
    '# Properties',
    '',
    '<!-- Made by `npm run diagrams`. -->',
    '',
    'Each property was checked in every state that its model can reach: `npm test` explores these states breadth first. A model has the machine that the site runs and, for `delivery`, the rules of the ledger that the server runs. What is around them is written for the model: a visitor who may do anything, a network that loses, delays and duplicates calls, storage that fails, a server that keeps rows, a sheet, a process that is killed. Data is reduced to two or three values, and faults and submissions to a few; the surroundings stand above each table. So a property is shown for these surroundings, and not for code that the model leaves out.',
    '',
    'Some properties have several clauses, each of which forbids one thing. Each clause is also checked alone, on a variant with a fault that its words forbid; its line names the clause and shows the shortest counterexample. What a row takes for granted of the code around the machine stands below the heading of the flow if all its rows share it, and beside the row if not: each number links to the code that keeps it, and [the list at the end](#taken-for-granted) says it in words, with the tests that show it. `npm run test:all` fails if one of these tests is missing or did not pass.',
    '',
    ...[...new Set(shown.map(({ flow }) => flow))].flatMap((flow) => flowLines(flow, shown)),
    ...assumedLines(shown),
  ].join('\n')
