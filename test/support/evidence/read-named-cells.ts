import { readFileSync } from 'node:fs'
import { readFlows } from '../../../scripts/diagrams/flow-files'
import { cellTitle } from '../../../scripts/diagrams/to-matrix'
import type { CellTests } from '../../../scripts/diagrams/to-page'
import type { NamedCells } from '../../../scripts/diagrams/to-pages'

const cellsOf = (row: string): ReadonlyArray<string> => row.slice(2, -2).split(/ (?<!\\)\| /)

const unquoted = (cell: string): string => cell.replaceAll('`', '')

/** The tests that a page names, by the cells whose number refers to them. */
const namedOn = (page: string): CellTests => {
  const [, section = ''] = page.split(/^## /m)
  const lines = section.split('\n')
  const tests = lines.flatMap((line) => /^\d+\. (.+)$/.exec(line)?.[1]?.replace(/\\(.)/g, '$1') ?? [])
  let heads: ReadonlyArray<string> = []
  const named: Record<string, string> = {}
  for (const row of lines.filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))) {
    const [event = '', ...cells] = cellsOf(row)
    if (event === 'Event' || event === 'Result or delay') heads = cells.map(unquoted)
    else
      cells.forEach((cell, index) => {
        const test = tests[Number(/<sup>(\d+)<\/sup>$/.exec(cell)?.[1]) - 1]
        const state = heads[0] === 'In' ? unquoted(cells[0] ?? '') : (heads[index] ?? '')
        if (test !== undefined) named[cellTitle({ event, state })] = test
      })
  }
  return named
}

/** What `npm run diagrams` wrote on the pages; a whole run finds whether it still holds. */
export const readNamedCells = (): NamedCells =>
  Object.fromEntries(
    readFlows().map(({ name }) => [name, namedOn(readFileSync(`docs/flows/${name}.md`, 'utf8'))]),
  )
