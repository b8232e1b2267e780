import type { Evidence, RowEvidence, TestEvidence } from './evidence'
import { primaryTests } from './primary-tests.ts'

const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ')
const row = (...cells: ReadonlyArray<string>): string => `| ${cells.map(cell).join(' | ')} |`

const shortName = (file: string): string => file.replace(/^test\//, '').replace(/\.test\.tsx?$/, '')

/** `[M-046, M-045] has no pagination` without its rows, and nothing of it as markup. */
const wordsOf = (title: string): string =>
  title.replace(/\[[MPSA]-[^\]]*\] ?/g, '').replace(/\p{Cc}|[\\`*_<>[\]]/gu, '')

const link = ({ file, title }: TestEvidence): string => `[${shortName(file)}](../${file}): ${wordsOf(title)}`

/** A few tests that say most, and how many more there are in how many files. */
const testList = ({ shownBy, tests }: RowEvidence): string => {
  const { primary, rest } = primaryTests(shownBy, tests)
  const files = new Set(rest.map(({ file }) => file)).size
  return [...primary.map(link), ...(rest.length === 0 ? [] : [`${rest.length} more in ${files} files`])].join(
    '<br>',
  )
}

const rowLine = (each: RowEvidence): string =>
  row(each.row, each.row.startsWith('S-') ? '' : each.text, testList(each))

const PROPERTIES = 'properties/properties'

/** A property that only its own test shows is in words, with its states, on the page of properties. */
const isOnlyProperty = ({ row: name, tests }: RowEvidence): boolean =>
  name.startsWith('S-') && tests.every(({ file }) => shortName(file) === PROPERTIES)

/** `docs/trace.md`; the titles of tests may have placeholders. */
export const toTrace = ({ rows }: Evidence): string =>
  [
    '# Trace',
    '',
    '<!-- Made by `npm run trace`. -->',
    '',
    'Each row of the specification (M), each promise beyond it (P) and each property (S, in words in [properties.md](properties.md); those that only the tests of `properties/properties` show have no line here), with up to three tests that say most about it, as they are written: `$name` and `%s` stand for the cases of a table. An interpretation (A) is shown by the tests of the rows to which it belongs. `npm run test:all` fails where a row, or a transition of a flow, has no test that passed. `npm run trace -- --html` writes every test of each row and of each transition, with its last result, to `reports/evidence.html`.',
    '',
    row('Row', 'Text', 'Tests'),
    row('---', '---', '---'),
    ...rows.filter((each) => !isOnlyProperty(each)).map(rowLine),
    '',
  ].join('\n')
