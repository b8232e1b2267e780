import { readFileSync } from 'node:fs'
import type { Kind, Row } from './evidence'

const PROPERTY = /^## \[([\w-]+)\]|^\| <a id="s-\d{3}"><\/a>(S-\d{3}) \| ((?:\\\||[^|])+) \|/gm
const SPECIFIED = /^\| ([MP]-\d{3}) \| (.+) \| ([\w, ]+) \| [^|]*\|$/gm
const KINDS: ReadonlyArray<Kind> = ['rule', 'view', 'browser']

const readPropertyRows = (): ReadonlyArray<Row> => {
  let flow = ''
  return [...readFileSync('docs/properties.md', 'utf8').matchAll(PROPERTY)].flatMap(
    ([, heading, row, text]) => {
      flow = heading ?? flow
      return row === undefined || text === undefined
        ? []
        : [{ row, shownBy: ['rule'], text: text.replaceAll('\\|', '|'), flow }]
    },
  )
}

const readSpecifiedRows = (): ReadonlyArray<Row> =>
  [...readFileSync('docs/specification.md', 'utf8').matchAll(SPECIFIED)].map(
    ([, row = '', text = '', kinds = '']) => ({
      row,
      shownBy: KINDS.filter((kind) => kinds.split(', ').includes(kind)),
      text: text.replaceAll('`', ''),
    }),
  )

/** The rows and promises of `docs/specification.md`, then the properties of `docs/properties.md`, each with its flow. */
export const readRows = (): ReadonlyArray<Row> => [...readSpecifiedRows(), ...readPropertyRows()]
