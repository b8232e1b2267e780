import { expect, it } from 'vitest'
import { insertSheet } from '../../../../src/domain/ledger/deliver/record-batch-sheet'
import { blindRemoval, type NewRemoval } from '../../../../src/domain/ledger/erase/new-removal'
import { queueRemovals } from '../../../../src/domain/ledger/erase/queue-removals'
import { createMemoryStore } from '../../../support/memory/memory-store'

const queued = blindRemoval('orders', 'a hash', { at: 1, rowsUntil: null })

const sheetsOf = (removal: NewRemoval) => {
  const { run, rows } = createMemoryStore()
  run(insertSheet({ target: 'orders', spreadsheet: 'a book', tab: 1, name: 'DatMua' }))
  run(insertSheet({ target: 'orders', spreadsheet: 'a book', tab: 2, name: 'Cũ' }))
  run(insertSheet({ target: 'members', spreadsheet: 'a book', tab: 3, name: 'HoiVien' }))
  run(queueRemovals(removal))
  return rows('SELECT sheet FROM erasure ORDER BY sheet').flat()
}

it('[P-004] an erased person is removed from every tab that took rows, and from the one that is configured', () => {
  expect(sheetsOf(queued)).toStrictEqual([null, 'orders a book #1', 'orders a book #2'])
})

it('[P-004] an erasure of a person who can be in no sheet is recorded once, for no sheet', () => {
  expect(sheetsOf({ ...queued, state: 'done', phoneHash: null })).toStrictEqual([null])
})
