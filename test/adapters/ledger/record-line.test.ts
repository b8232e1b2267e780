import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { hashOf, lineText, NO_LINE, readLine } from '../../../src/adapters/ledger/record-line'
import type { RecordEntry, RecordedSheet } from '../../../src/domain/ledger/erase/record-of-erasures'
import { run } from '../../../src/domain/ledger/script'
import { decoded } from '../../support/decoded'
import { ARRIVED_AT } from '../../support/ledger/arrived'
import { keepOrders, takeBatch } from '../../support/ledger/taken-work'
import { TEST_STORES } from '../../support/ledger/test-stores'

const SHEET: RecordedSheet = {
  kind: 'sheet',
  at: ARRIVED_AT,
  target: 'orders',
  spreadsheet: 'a-book',
  tab: 7,
  name: 'Đơn hàng',
}
const LINK = { line: 1, key: 'k', before: NO_LINE }

/** What the releases before the chain asked of each line. */
const FORMER = t.type({
  mark: t.refinement(t.string, (mark) => /^[\w-]{43}$/.test(mark)),
  at: t.string,
  sheets: t.readonlyArray(t.keyof({ orders: null, members: null })),
})

describe('a line of the record that names a sheet', () => {
  it('[M-113] is read back', () => {
    expect(readLine(lineText(LINK, SHEET))).toStrictEqual(E.right({ link: LINK, entry: SHEET }))
  })

  it('[M-113] is read by earlier releases as an erasure of nobody, so that a roll-back to them works', () => {
    expect(FORMER.decode(JSON.parse(lineText(LINK, SHEET)))).toMatchObject(E.right({ sheets: [] }))
  })
})

const HASH = 'm'.repeat(43)
const ERASURE: RecordEntry = {
  kind: 'erasure',
  phoneHash: HASH,
  at: ARRIVED_AT,
  sheets: ['orders', 'members'],
}
const WITHDRAWAL: RecordEntry = { kind: 'withdrawal', phoneHash: HASH, at: ARRIVED_AT }
const TERM = { id: 7, at: ARRIVED_AT, confirmedAt: ARRIVED_AT + 1, until: ARRIVED_AT + 2 }

describe('a line of the record', () => {
  it.each<[string, RecordEntry]>([
    ['an erasure', ERASURE],
    ['an erasure with what is retained by law', { ...ERASURE, retained: [TERM] }],
    ['a withdrawal', WITHDRAWAL],
  ])('[P-004] is read back whole: %s', (_, entry) => {
    const link = { ...LINK, from: [HASH] }
    expect(readLine(lineText(link, entry))).toStrictEqual(E.right({ link, entry }))
    expect(FORMER.is(JSON.parse(lineText(link, entry)))).toBe(true)
  })

  it('[P-004] that names a sheet or a withdrawal has a mark of its own that is nobody’s', () => {
    const other: RecordEntry = { ...WITHDRAWAL, phoneHash: 'n'.repeat(43) }
    const entries = [SHEET, { ...SHEET, tab: 8 }, { ...SHEET, spreadsheet: 'b' }, WITHDRAWAL, other]
    const marks = entries.map((entry) => JSON.parse(lineText(LINK, entry)).mark)
    expect(new Set([...marks, HASH, NO_LINE]).size).toBe(7)
  })

  it('[P-004] of a release without hashes is read as an erasure without a hash', () => {
    const former = { mark: HASH, at: new Date(ARRIVED_AT).toISOString(), sheets: ['orders'] }
    expect(readLine(JSON.stringify(former))).toStrictEqual(
      E.right({
        link: null,
        entry: { kind: 'erasure', phoneHash: HASH, at: ARRIVED_AT, sheets: ['orders'] },
      }),
    )
  })

  const LINE = { line: 1, key: 'k', before: NO_LINE, kind: 'withdrawal', person: HASH }
  const MOMENT = '2026-11-20T01:30:00.000Z'

  it.each([
    ['at', `x${MOMENT}`],
    ['at', `${MOMENT}x`],
    ['at', `+00${MOMENT}`],
    ['at', '2026-11-20'],
    ['at', ARRIVED_AT],
    ['at', null],
    ['at', [MOMENT]],
    ['person', `x${HASH}`],
    ['person', `${HASH}x`],
    ['person', HASH.slice(1)],
    ['before', `${NO_LINE}=`],
    ['from', ['x']],
    ['line', '1'],
    ['key', 1],
  ])('[P-004] whose %s is %j cannot be read', (name, value) => {
    expect(E.isRight(readLine(JSON.stringify({ ...LINE, at: MOMENT })))).toBe(true)
    expect(readLine(JSON.stringify({ ...LINE, at: MOMENT, [name]: value }))).toStrictEqual(
      E.left('unreadable'),
    )
  })

  it('[P-004] is hashed with all lines before it', () => {
    expect(new Set([hashOf('a', 'b'), hashOf('b', 'a'), hashOf('a', ''), hashOf('', 'a')]).size).toBe(4)
  })
})

describe.each(TEST_STORES)('a sheet that takes its first rows, $name', ({ open }) => {
  it('[M-113] is recorded once, before it takes any, and known by its number', async () => {
    const { store, keepRegistration, notebook, clock, read } = await open()
    await keepOrders(keepRegistration, 0, 1)
    const { id } = await takeBatch(store)
    const { spreadsheet, tab, name } = SHEET
    for (const each of [name, 'Tháng 11'])
      decoded(await store.recordSheet('orders', { spreadsheet, tab, name: each }, id)())
    expect(notebook.noted).toStrictEqual([{ ...SHEET, at: clock.now() }])
    expect(decoded(await read(() => run('listedSheets', {}))())).toMatchObject([
      { spreadsheet, tab, name: 'Tháng 11', target: 'orders' },
    ])
  })

  it('[M-113] takes none while the record cannot be written', async () => {
    const { store, keepRegistration, notebook } = await open()
    await keepOrders(keepRegistration, 0, 1)
    const { id } = await takeBatch(store)
    notebook.fill()
    const { spreadsheet, tab, name } = SHEET
    expect(E.isLeft(await store.recordSheet('orders', { spreadsheet, tab, name }, id)())).toBe(true)
    expect(await takeBatch(store)).toMatchObject({ id, spreadsheet: null })
  })
})
