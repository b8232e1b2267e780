import type { Evidence, RowEvidence, TestEvidence } from './evidence'

const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ')
const row = (...cells: ReadonlyArray<string>): string => `| ${cells.map(cell).join(' | ')} |`

const shortName = (file: string): string => file.replace(/^test\//, '').replace(/\.test\.tsx?$/, '')

/** `domain/order 3, ui/order 1`: the tests' files without `test/` and `.test.ts`, each with how many. */
const counts = (tests: ReadonlyArray<TestEvidence>): string => {
  const files = tests.map(({ file }) => shortName(file))
  return [...new Set(files)]
    .sort()
    .map((file) => `${file} ${files.filter((other) => other === file).length}`)
    .join(', ')
}

const rowLine = ({ row: name, text, tests }: RowEvidence): string =>
  row(name, name.startsWith('S-') ? '' : text, counts(tests))

const PROPERTIES = 'properties/properties'

/** A property that only its own test shows is in words, with its states, on the page of properties. */
const isOnlyProperty = ({ row: name, tests }: RowEvidence): boolean =>
  name.startsWith('S-') && tests.length > 0 && tests.every(({ file }) => shortName(file) === PROPERTIES)

/** Takes what a whole run showed and returns `docs/trace.md`. */
export const toTrace = ({ rows, flows }: Evidence): string =>
  [
    '# Trace',
    '',
    '<!-- Made by `npm run trace`. -->',
    '',
    'Each row of the specification (M), each promise beyond it (P), each safety property (S, in words in [properties.md](properties.md); those that only the tests of `properties/properties` show have no line here) and each transition of each flow, with the files of its tests (under `test/`, without `.test.ts`) and how many. `npm test` fails where a row or a transition has no test that passed, and where this page is stale. `npm run trace -- --full` writes `reports/trace.md`: every test with its title and its last result.',
    '',
    '## Rows',
    '',
    row('Row', 'Text', 'Tests'),
    row('---', '---', '---'),
    ...rows.filter((each) => !isOnlyProperty(each)).map(rowLine),
    '',
    '## Transitions',
    '',
    ...flows.flatMap(({ name, transitions }) => [
      `### ${name}`,
      '',
      row('Transition', 'Tests'),
      row('---', '---'),
      ...transitions.map(({ id, tests }) => row(`\`${id}\``, counts(tests))),
      '',
    ]),
  ].join('\n')
