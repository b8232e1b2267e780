import { describe, expect, it } from 'vitest'
import { readFlowModel } from '../../../src/adapters/diagrams/read-flow-model'
import { toMatrix } from '../../../src/adapters/diagrams/to-matrix'
import { aMachine } from '../../support/a-machine'

describe('what each event does in each state', () => {
  const { states, rows } = toMatrix(readFlowModel(aMachine))

  it('is told of each state that has none in it and is not the end', () => {
    expect(states).toStrictEqual(['dark', 'warming', 'lit.bright', 'lit.soft'])
  })

  const texts = rows.map(({ event, cells }) => [event, ...cells.map(({ outcomes }) => outcomes.join(' or '))])

  it('is where it may lead, or that it is ignored, or cannot come', () => {
    expect(texts).toStrictEqual([
      ['lamp.dim', 'stays', 'stays', 'stays', 'stays'],
      ['lamp.switch', '`warming`', 'ignored', 'ignored', 'ignored'],
      ['warmUp answers', 'impossible', '`lit` or `dark`', 'impossible', 'impossible'],
      ['warmUp breaks', 'impossible', '`broken`', 'impossible', 'impossible'],
      ['after BURN_MS (1500 ms)', 'impossible', 'impossible', '`broken`', '`broken`'],
    ])
  })

  it('leaves out what guards would let happen and never can', () => {
    const narrowed = toMatrix(readFlowModel(aMachine), { 'warmUp answers in warming': '`dark`' }).rows
    expect(narrowed[2]?.cells[1]?.outcomes).toStrictEqual(['`lit`'])
  })
})
