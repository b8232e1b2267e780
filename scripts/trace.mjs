import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const PAGE = 'docs/trace.md'
const MARKS = { passed: '✓', failed: '✗', skipped: '–' }

const run = spawnSync('vitest', ['run'], { stdio: 'inherit' })
const { rows, tests, walks } = JSON.parse(readFileSync('reports/evidence.json', 'utf8'))

const testLine = ({ kind, file, title, state }) => `- ${MARKS[state] ?? '?'} ${kind}, \`${file}\`: ${title}`
const carries = (row) => (test) => test.title.includes(row)

const rowPart = ({ row, shownBy, text }) => [
  `### ${row}`,
  '',
  `${text} (to be shown by: ${shownBy.join(', ')})`,
  '',
  ...tests.filter(carries(row)).map(testLine),
  '',
]

const flowPart = ([machine, transitions]) => [
  `### ${machine}`,
  '',
  '| Transition | Taken by |',
  '| --- | --- |',
  ...Object.entries(transitions).map(
    ([id, titles]) =>
      `| \`${id.replaceAll('|', '\\|')}\` | ${titles.length === 0 ? '**none**' : titles.map((title) => title.replaceAll('|', '\\|')).join('<br/>')} |`,
  ),
  '',
]

writeFileSync(
  PAGE,
  [
    '# Trace',
    '',
    '<!-- Made by `npm run trace`. -->',
    '',
    'Each row of the specification with its tests and their last result, then each transition of each flow with the tests that took it.',
    'A file stands for steps taken while it was prepared. ✓ passed, ✗ failed, – left out.',
    '',
    '## Rows',
    '',
    ...rows.flatMap(rowPart),
    '## Transitions',
    '',
    ...Object.entries(walks).flatMap(flowPart),
  ].join('\n'),
)
console.log(`${PAGE}: ${rows.length} rows, ${Object.values(walks).flatMap(Object.keys).length} transitions`)
process.exitCode = run.status ?? 1
