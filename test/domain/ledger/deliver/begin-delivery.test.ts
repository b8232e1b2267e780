import { expect, it } from 'vitest'
import { acceptGroup } from '../../../../src/domain/ledger/accept/accept-group'
import { beginDelivery } from '../../../../src/domain/ledger/deliver/begin-delivery'
import { createBatch } from '../../../../src/domain/ledger/deliver/create-batch'
import { blindRemoval } from '../../../../src/domain/ledger/erase/new-removal'
import { queueRemovals } from '../../../../src/domain/ledger/erase/queue-removals'
import { anArrivedOrder } from '../../../support/ledger/arrived'
import { createMemoryStore } from '../../../support/memory/memory-store'

it('[P-002, P-003] a start of the server lifts halts and makes due what was postponed', () => {
  const { db, run, rows } = createMemoryStore()
  run(acceptGroup([anArrivedOrder(1)], false))
  run(createBatch('orders', [1]))
  run(queueRemovals(blindRemoval('orders', 'hash', { at: 1, rowsUntil: null })))
  db.exec(`
    UPDATE batch SET next_try_at = 9;
    UPDATE erasure SET next_try_at = 9;
    INSERT INTO halt (target, reason, at) VALUES ('orders', 'no access', 1)`)
  run(beginDelivery())
  expect(rows('SELECT next_try_at FROM batch')).toStrictEqual([[0]])
  expect(rows('SELECT next_try_at FROM erasure')).toStrictEqual([[0]])
  expect(rows('SELECT target FROM halt')).toStrictEqual([])
})
