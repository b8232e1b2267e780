import { expect, it } from 'vitest'
import { acceptGroup } from '../../../../src/domain/ledger/accept/accept-group'
import { createBatch } from '../../../../src/domain/ledger/deliver/create-batch'
import { countRefusedRow, refusedRows } from '../../../../src/domain/ledger/deliver/refused-rows'
import { settleBatch } from '../../../../src/domain/ledger/deliver/settle-batch'
import { anArrivedOrder } from '../../../support/ledger/arrived'
import { createMemoryStore } from '../../../support/memory/memory-store'

it.each([
  { lost: false, refused: 0 },
  { lost: true, refused: 1 },
])(
  '[P-002] a delivered batch ends the count of refused rows, but not one whose rows were all erased: $lost',
  ({ lost, refused }) => {
    const { db, run, rows } = createMemoryStore()
    run(acceptGroup([anArrivedOrder(1)], false))
    const { id } = run(createBatch('orders', [1]))
    run(countRefusedRow('orders'))
    if (lost) db.exec('DELETE FROM outbox')
    run(settleBatch({ target: 'orders', id }, { tag: 'delivered' }, { at: 5, jitter: 0 }))
    expect(run(refusedRows('orders'))).toBe(refused)
    // Its mark is in the sheet and has to be pruned one day.
    expect(rows('SELECT id, state, delivered_at FROM batch')).toStrictEqual([[id, 'delivered', 5]])
  },
)
