import { describe, expect, it } from 'vitest'
import { readFlowModel } from '../../scripts/diagrams/read-flow-model'
import { toMatrix } from '../../scripts/diagrams/to-matrix'
import { aMachine } from '../support/flows/a-machine'

describe('the table of events in each state', () => {
  const { states, rows } = toMatrix(readFlowModel(aMachine))

  it('has a column for each atomic state that is not final', () => {
    expect(states).toStrictEqual(['dark', 'warming', 'lit.bright', 'lit.soft'])
  })

  const texts = rows.map(({ event, cells }) => [event, ...cells.map(({ outcomes }) => outcomes.join(' or '))])

  it('names the targets, or that the event is ignored or impossible', () => {
    expect(texts).toStrictEqual([
      ['lamp.dim', 'stays', 'stays', 'stays', 'stays'],
      ['lamp.switch', '`warming`', 'ignored', 'ignored', 'ignored'],
      ['warmUp answers', 'impossible', '`lit` or `dark`', 'impossible', 'impossible'],
      ['warmUp breaks', 'impossible', '`broken`', 'impossible', 'impossible'],
      ['after BURN_MS (1500 ms)', 'impossible', 'impossible', '`broken`', '`broken`'],
    ])
  })

  it('omits outcomes that guards admit but that never occur', () => {
    const narrowed = toMatrix(readFlowModel(aMachine), { 'warmUp answers in warming': '`dark`' }).rows
    expect(narrowed[2]?.cells[1]?.outcomes).toStrictEqual(['`lit`'])
  })
})
