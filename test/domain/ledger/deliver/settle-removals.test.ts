import { expect, it } from 'vitest'
import { settleRemovals } from '../../../../src/domain/ledger/deliver/settle-removals'
import { blindRemoval } from '../../../../src/domain/ledger/erase/new-removal'
import { queueRemovals } from '../../../../src/domain/ledger/erase/queue-removals'
import { createMemoryStore } from '../../../support/memory/memory-store'

it('[P-004] a removal that is done leaves nothing that tells whose rows they were', () => {
  const { run, rows } = createMemoryStore()
  const removal = blindRemoval('orders', 'a hash', { at: 1, rowsUntil: null })
  run(queueRemovals({ ...removal, afterBatch: 7, times: '[5]' }))
  const id = String(rows('SELECT id FROM erasure').flat()[0])
  const round = {
    id: 9,
    isFresh: true,
    sheet: null,
    removals: [{ id, phoneHash: 'a hash', rowsUntil: null, times: [5] }],
  }
  const left = () => rows('SELECT state, phone_mark, after_batch, held_times, last_error FROM erasure')
  run(
    settleRemovals(
      'orders',
      round,
      { tag: 'postponed', reason: 'down', retryAfterMs: null },
      { at: 2, jitter: 0 },
    ),
  )
  expect(left()).toStrictEqual([['queued', 'a hash', 7, '[5]', 'down']])
  run(settleRemovals('orders', round, { tag: 'removed', isMarked: false }, { at: 3, jitter: 0 }))
  expect(left()).toStrictEqual([['done', null, null, null, null]])
})
