import { readFlows } from './flow-files'
import type { ShownProperty } from './shown-property'
import { toIndex } from './to-index'
import { toPage } from './to-page'

export const toPages = (shown: ReadonlyArray<ShownProperty>): ReadonlyMap<string, string> => {
  const flows = readFlows()
  return new Map([
    ['README.md', toIndex(flows)],
    ...flows.map((flow): [string, string] => [`${flow.name}.md`, toPage(flow, shown)]),
  ])
}
