import { expect, it } from 'vitest'
import { acceptGroup } from '../../../src/domain/ledger/accept-group'
import { createBatch } from '../../../src/domain/ledger/create-batch'
import { addSheet, insertSheet, noteSent } from '../../../src/domain/ledger/note-sheet'
import type { RecordEntry } from '../../../src/domain/ledger/record-of-erasures'
import { anArrivedOrder } from '../../support/arrived'
import { createMemoryStore } from '../../support/memory/memory-store'

const SHEET = { spreadsheet: 'a book', tab: 1, name: 'DatMua' }
const ID = 'orders a book #1'

const open = () => {
  const { run, tables } = createMemoryStore()
  const noted: Array<RecordEntry> = []
  const append = (entries: ReadonlyArray<RecordEntry>) => {
    noted.push(...entries)
    return { line: noted.length, hash: 'a hash' }
  }
  return { run, tables, noted, record: { recordId: 'here', append } }
}

it('[P-005] a tab is known under an id that a later release finds again', () => {
  const { run, tables } = open()
  run(insertSheet({ target: 'orders', ...SHEET }))
  expect(tables.sheet.rows()).toStrictEqual([{ id: ID, target: 'orders', ...SHEET }])
})

it('[P-004] a tab that was known by its name alone takes over its removals, and no other does', () => {
  const { run, tables } = open()
  const byName = { target: 'orders', tab: null } as const
  const former = { ...byName, id: 'former', spreadsheet: 'a book', name: 'DatMua' }
  const others = [
    { ...former, id: 'other name', name: 'Cũ' },
    { ...former, id: 'other book', spreadsheet: 'another book' },
    { ...former, id: 'other target', target: 'members' as const },
  ]
  for (const sheet of [former, ...others]) {
    tables.sheet.put(sheet.id, sheet)
    tables.erasure.put(sheet.id, {
      id: sheet.id,
      sheet: sheet.id,
      state: 'queued',
      target: 'orders',
    } as never)
  }
  run(insertSheet({ target: 'orders', ...SHEET }))
  expect(tables.sheet.rows().map(({ id }) => id)).toStrictEqual([
    'other name',
    'other book',
    'other target',
    ID,
  ])
  expect(tables.erasure.rows().map(({ sheet }) => sheet)).toStrictEqual([
    ID,
    'other name',
    'other book',
    'other target',
  ])
})

it('[P-004] a batch goes to a tab only once the tab is known, in the ledger and in the record', () => {
  const { run, tables, noted, record } = open()
  run(acceptGroup([anArrivedOrder(1), anArrivedOrder(2)], false))
  const [batch, other] = [run(createBatch('orders', [1])), run(createBatch('orders', [2]))]
  expect(run(noteSent('orders', SHEET, batch.id))).toBe(false)
  expect(tables.batch.get(batch.id)?.spreadsheet).toBeNull()
  tables.erasure.put('e', { id: 'e', sheet: null, state: 'queued', target: 'orders' } as never)
  run(addSheet(record, 'orders', SHEET, 7))
  expect(noted).toStrictEqual([{ kind: 'sheet', at: 7, target: 'orders', ...SHEET }])
  expect(tables.erasure.get('e')?.sheet).toBe(ID)
  expect(run(noteSent('orders', { ...SHEET, tab: 2 }, batch.id))).toBe(false)
  expect(run(noteSent('orders', { ...SHEET, name: 'Đổi tên' }, batch.id))).toBe(true)
  expect([batch, other].map(({ id }) => tables.batch.get(id)?.spreadsheet)).toStrictEqual(['a book', null])
  expect(tables.sheet.get(ID)?.name).toBe('Đổi tên')
  expect(run(noteSent('members', SHEET, batch.id))).toBe(false)
})
