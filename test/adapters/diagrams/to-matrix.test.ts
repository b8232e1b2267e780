import { describe, expect, it } from 'vitest'
import { readFlowModel } from '../../../src/adapters/diagrams/read-flow-model'
import { toMatrix } from '../../../src/adapters/diagrams/to-matrix'
import { aMachine } from '../../support/a-machine'

describe('what each event does in each state', () => {
  const { states, rows } = toMatrix(readFlowModel(aMachine))

  it('is told of each state that has none in it and is not the end', () => {
    expect(states).toStrictEqual(['dark', 'warming', 'lit.bright', 'lit.soft'])
  })

  it('is where it may lead, or that it is ignored, or cannot come', () => {
    expect(rows).toStrictEqual([
      { event: 'lamp.dim', cells: ['stays', 'stays', 'stays', 'stays'] },
      { event: 'lamp.switch', cells: ['`warming`', 'ignored', 'ignored', 'ignored'] },
      { event: 'warmUp answers', cells: ['impossible', '`lit` or `dark`', 'impossible', 'impossible'] },
      { event: 'warmUp breaks', cells: ['impossible', '`broken`', 'impossible', 'impossible'] },
      {
        event: 'after BURN_MS (1500 ms)',
        cells: ['impossible', 'impossible', '`broken`', '`broken`'],
      },
    ])
  })
})
