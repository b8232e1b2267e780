import { describe, expect, it } from 'vitest'
import { afterRefusal } from '../../../src/domain/delivery/after-refusal'

describe('a refused batch', () => {
  it.each([
    { marker: 'ours', rows: 500, settlement: { tag: 'delivered' } },
    { marker: 'ours', rows: 1, settlement: { tag: 'delivered' } },
    { marker: 'foreign', rows: 1, settlement: { tag: 'renumbered' } },
    { marker: 'absent', rows: 2, settlement: { tag: 'split' } },
    { marker: 'absent', rows: 0, settlement: { tag: 'delivered' } },
    { marker: 'foreign', rows: 0, settlement: { tag: 'renumbered' } },
    { marker: 'absent', rows: 1, settlement: { tag: 'parked', reason: 'why' } },
  ] as const)(
    '[P-002] of $rows rows is $settlement.tag if its marker is $marker',
    ({ marker, rows, settlement }) => {
      expect(afterRefusal(marker, rows, 'why')).toStrictEqual(settlement)
    },
  )
})
