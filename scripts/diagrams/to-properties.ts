import { escapeCell } from './markdown'
import type { Assumption, NamedTest, ShownProperty } from './shown-property'

const number = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',')

const wayText = (way: ReadonlyArray<string> | null): string =>
  way === null ? 'none' : way.map((step) => `\`${step}\``).join(' → ')

const assumedText = ({ assumes }: ShownProperty): string =>
  assumes.map(({ says, keptBy }) => `[${says}](../../${keptBy})`).join('; ')

const exploredText = (property: ShownProperty): string => {
  const { surroundings, states, steps } = property
  const assumed = assumedText(property)
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

const flowLines = (flow: string, shown: ReadonlyArray<ShownProperty>): ReadonlyArray<string> => {
  const numbered = assumedIn(shown).map(({ says }) => says)
  const numbersOf = ({ assumes }: ShownProperty): string =>
    assumes.map(({ says, keptBy }) => `[${numbered.indexOf(says) + 1}](../${keptBy})`).join(' ')
  return [
    `## [${flow}](flows/${flow}.md)`,
    '',
    '| Row | Property | States | Takes for granted |',
    '| --- | --- | ---: | --- |',
    ...shown
      .filter((property) => property.flow === flow)
      .map(
        (property) =>
          `| ${[property.row, escapeCell(property.says), number(property.states), numbersOf(property)].join(' | ')} |`,
      ),
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
    'Each property is also checked on a variant with a fault that violates it; the page of the flow shows the shortest counterexample. What a row takes for granted of the code around the machine stands beside it: each number links to the code that keeps it, and [the list at the end](#taken-for-granted) says it in words, with the tests that show it. `npm test` fails if one of these tests is missing or did not pass.',
    '',
    ...[...new Set(shown.map(({ flow }) => flow))].flatMap((flow) => flowLines(flow, shown)),
    ...assumedLines(shown),
  ].join('\n')
