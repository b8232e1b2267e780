import type { Evidence, TestEvidence } from './evidence'

const MARKS: Readonly<Record<string, string>> = { passed: '✓', failed: '✗', skipped: '–' }

/** A title may hold any character: control characters are written by their code. */
const printable = (title: string): string =>
  title.replace(/\p{Cc}/gu, (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`)

const testLine = ({ kind, file, title, state }: TestEvidence): string =>
  `- ${MARKS[state] ?? '?'} ${kind}, \`${file}\`: ${printable(title)}`

/** Takes what a whole run showed and returns every row and transition with each of its tests and their results. */
export const toFullTrace = ({ rows, flows }: Evidence): string =>
  [
    '# Trace, in full',
    '',
    '✓ passed, ✗ failed, – skipped.',
    '',
    ...rows.flatMap(({ row, text, shownBy, tests }) => [
      `## ${row}`,
      '',
      `${text} (shown by: ${shownBy.join(', ')})`,
      '',
      ...tests.map(testLine),
      '',
    ]),
    ...flows.flatMap(({ name, transitions }) =>
      transitions.flatMap(({ id, tests }) => [`## ${name}: \`${id}\``, '', ...tests.map(testLine), '']),
    ),
  ].join('\n')
