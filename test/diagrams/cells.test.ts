import { describe, expect, it } from 'vitest'
import { readFlows } from '../../scripts/diagrams/flow-files'
import { cellTitle } from '../../scripts/diagrams/to-matrix'
import { matrixOf } from '../../scripts/diagrams/to-page'
import { observedCells } from '../support/evidence/observed-cells'

const flows = readFlows().map((flow) => ({ name: flow.name, flow }))

describe.each(flows)('$name', ({ flow }) => {
  const cells = matrixOf(flow).rows.flatMap((row) => row.cells)
  let observed: ReturnType<typeof observedCells> | undefined

  // A title that `it.each` writes is cut after 40 characters.
  for (const cell of cells)
    it(cellTitle(cell), () => {
      observed ??= observedCells(flow)
      expect([...(observed.get(cellTitle(cell)) ?? [])].sort()).toStrictEqual([...cell.outcomes].sort())
    })
})
