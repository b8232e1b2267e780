import { readFileSync } from 'node:fs'
import type { Row } from './evidence'

const LINE = /^## \[([\w-]+)\]|^\| <a id="s-\d{3}"><\/a>(S-\d{3}) \| ((?:\\\||[^|])+) \|/gm

/** The properties of `docs/properties.md` as rows, each with its flow. */
export const readPropertyRows = (): ReadonlyArray<Row> => {
  let flow = ''
  return [...readFileSync('docs/properties.md', 'utf8').matchAll(LINE)].flatMap(([, heading, row, text]) => {
    flow = heading ?? flow
    return row === undefined || text === undefined
      ? []
      : [{ row, shownBy: ['rule'], text: text.replaceAll('\\|', '|'), flow }]
  })
}
