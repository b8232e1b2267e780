import { expect, it } from 'vitest'
import { acceptGroup } from '../../../../src/domain/ledger/accept/accept-group'
import { createBatch } from '../../../../src/domain/ledger/deliver/create-batch'
import {
  adoptSheet,
  insertSheet,
  recordBatchSheet,
} from '../../../../src/domain/ledger/deliver/record-batch-sheet'
import type { RecordEntry } from '../../../../src/domain/ledger/erase/record-of-erasures'
import { hashOfPhone } from '../../../../src/domain/ledger/phone-hash'
import { anArrivedOrder } from '../../../support/ledger/arrived'
import { createMemoryStore } from '../../../support/memory/memory-store'

const SHEET = { spreadsheet: 'a book', tab: 1, name: 'DatMua' }
const ID = 'orders a book #1'

const open = () => {
  const { db, run, rows } = createMemoryStore()
  const noted: Array<RecordEntry> = []
  const append = (entries: ReadonlyArray<RecordEntry>) => {
    noted.push(...entries)
    return { line: noted.length, hash: 'a hash' }
  }
  return { db, run, rows, noted, record: { recordId: 'here', append } }
}

it('[P-005] a tab is known under an id that a later release finds again', () => {
  const { run, rows } = open()
  run(insertSheet({ target: 'orders', ...SHEET }))
  expect(rows('SELECT id, target, spreadsheet, tab, name FROM sheet')).toStrictEqual([
    [ID, 'orders', 'a book', 1, 'DatMua'],
  ])
})

it('[P-004] a tab that was known by its name alone takes over its removals, and no other does', () => {
  const { db, run, rows } = open()
  db.exec(`
    INSERT INTO sheet (id, target, spreadsheet, name)
    VALUES ('former', 'orders', 'a book', 'DatMua'), ('other name', 'orders', 'a book', 'Cũ'),
      ('other book', 'orders', 'another book', 'DatMua'), ('other target', 'members', 'a book', 'DatMua');
    INSERT INTO erasure (id, at, target, state, sheet) SELECT id, 1, 'orders', 'queued', id FROM sheet`)
  run(insertSheet({ target: 'orders', ...SHEET }))
  const kept = [['other book'], ['other name'], ['other target']]
  expect(rows('SELECT id FROM sheet ORDER BY id')).toStrictEqual([[ID], ...kept].toSorted())
  expect(rows("SELECT id, sheet FROM erasure WHERE id = 'former'")).toStrictEqual([['former', ID]])
  expect(rows("SELECT sheet FROM erasure WHERE id <> 'former' ORDER BY sheet")).toStrictEqual(kept)
})

it('[P-004] a batch goes to a tab only once the tab is known, in the ledger and in the record', () => {
  const { db, run, rows, noted, record } = open()
  run(acceptGroup([anArrivedOrder(1), anArrivedOrder(2)], false))
  const [batch, other] = [run(createBatch('orders', [1])), run(createBatch('orders', [2]))]
  expect(run(recordBatchSheet('orders', SHEET, batch.id))).toBe(false)
  expect(rows('SELECT DISTINCT spreadsheet FROM batch')).toStrictEqual([[null]])
  db.exec("INSERT INTO erasure (id, at, target, state, phone_mark) VALUES ('e', 1, 'orders', 'queued', 'm')")
  run(adoptSheet(record, 'orders', SHEET, 7))
  expect(noted).toStrictEqual([{ kind: 'sheet', at: 7, target: 'orders', ...SHEET }])
  expect(rows('SELECT sheet FROM erasure')).toStrictEqual([[ID]])
  expect(run(recordBatchSheet('orders', { ...SHEET, tab: 2 }, batch.id))).toBe(false)
  expect(run(recordBatchSheet('orders', { ...SHEET, name: 'Đổi tên' }, batch.id))).toBe(true)
  expect(rows('SELECT id, spreadsheet FROM batch ORDER BY id')).toStrictEqual([
    [batch.id, 'a book'],
    [other.id, null],
  ])
  expect(rows('SELECT id, name FROM sheet')).toStrictEqual([[ID, 'Đổi tên']])
  expect(run(recordBatchSheet('members', SHEET, batch.id))).toBe(false)
})

it.each([
  { who: 'the same person', erased: '0900000001', to: SHEET, rowsUntil: 5 },
  { who: 'the same person under another spelling', erased: '84900000001', to: SHEET, rowsUntil: 5 },
  { who: 'another person', erased: '0900000002', to: SHEET, rowsUntil: null },
  { who: 'nobody', erased: '0900000001', to: { ...SHEET, spreadsheet: 'another book' }, rowsUntil: null },
])(
  '[P-004] a removal that waits in a spreadsheet spares rows newer than its erasure, if a batch formed for another one brings $who there',
  ({ erased, to, rowsUntil }) => {
    const { db, run, rows, record } = open()
    run(adoptSheet(record, 'orders', SHEET, 1))
    run(adoptSheet(record, 'orders', to, 1))
    run(acceptGroup([anArrivedOrder(1)], false))
    const batch = run(createBatch('orders', [1]))
    db.exec(`
    INSERT INTO erasure (id, at, target, state, phone_mark, sheet)
    VALUES ('e', 5, 'orders', 'queued', '${run(hashOfPhone(erased))}', '${ID}')`)
    expect(run(recordBatchSheet('orders', to, batch.id))).toBe(true)
    expect(rows('SELECT rows_until FROM erasure')).toStrictEqual([[rowsUntil]])
  },
)

it('[P-004] a batch formed for another spreadsheet leaves removals of other persons, and from other sheets, as they are', () => {
  const { db, run, rows, record } = open()
  for (const sheet of [SHEET, { ...SHEET, spreadsheet: 'another book' }])
    run(adoptSheet(record, 'orders', sheet, 1))
  run(acceptGroup([anArrivedOrder(1), anArrivedOrder(2)], false))
  const batch = run(createBatch('orders', [1, 2]))
  const queue = (id: string, phone: string, sheet: string | null, target = 'orders') =>
    db
      .prepare(
        "INSERT INTO erasure (id, at, target, state, phone_mark, sheet) VALUES (?, 5, ?, 'queued', ?, ?)",
      )
      .run(id, target, run(hashOfPhone(phone)), sheet)
  queue('first', '0900000001', ID)
  queue('second, in the configured sheet', '0900000002', null)
  queue('third', '0900000003', ID)
  queue('first, in another book', '0900000001', 'orders another book #1')
  queue('first, another target', '0900000001', null, 'members')
  expect(run(recordBatchSheet('orders', SHEET, batch.id))).toBe(true)
  expect(rows('SELECT id FROM erasure WHERE rows_until = 5 ORDER BY id')).toStrictEqual([
    ['first'],
    ['second, in the configured sheet'],
  ])
})
