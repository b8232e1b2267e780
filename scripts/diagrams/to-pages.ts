import { readFlows } from './flow-files'
import type { StatedProperty } from './shown-property'
import { toIndex } from './to-index'
import { type CellTests, toPage } from './to-page'
import { toPictures } from './to-pictures'

export type NamedCells = Readonly<Record<string, CellTests>>

export const toPages = (
  stated: ReadonlyArray<StatedProperty>,
  named: NamedCells,
): ReadonlyMap<string, string> => {
  const flows = readFlows()
  return new Map([
    ['README.md', toIndex(flows, stated)],
    ...flows.map((flow): [string, string] => [
      `${flow.name}.md`,
      toPage(flow, stated, named[flow.name] ?? {}),
    ]),
    ...flows.flatMap(toPictures).map(({ file, alone }): [string, string] => [file, alone]),
  ])
}
