import { readFlows } from './flow-files'
import type { ShownProperty } from './shown-property'
import { toIndex } from './to-index'
import { type CellTests, toPage } from './to-page'
import { toPictures } from './to-pictures'

export type NamedCells = Readonly<Record<string, CellTests>>

export const toPages = (
  shown: ReadonlyArray<ShownProperty>,
  named: NamedCells,
): ReadonlyMap<string, string> => {
  const flows = readFlows()
  return new Map([
    ['README.md', toIndex(flows)],
    ...flows.map((flow): [string, string] => [
      `${flow.name}.md`,
      toPage(flow, shown, named[flow.name] ?? {}),
    ]),
    ...flows.flatMap(toPictures).map(({ file, alone }): [string, string] => [file, alone]),
  ])
}
