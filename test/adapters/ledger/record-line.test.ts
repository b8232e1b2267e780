import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { lineText, NO_LINE, readLine } from '../../../src/adapters/ledger/record-line'
import type { NotedSheet } from '../../../src/domain/ledger/record-of-erasures'
import { ARRIVED_AT } from '../../support/arrived'
import { decoded } from '../../support/decoded'
import { keepOrders, takeBatch } from '../../support/taken-work'
import { TEST_STORES } from '../../support/test-stores'

const SHEET: NotedSheet = {
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

  it('[M-113] is an erasure of nobody for earlier releases, so that they can be gone back to', () => {
    expect(FORMER.decode(JSON.parse(lineText(LINK, SHEET)))).toMatchObject(E.right({ sheets: [] }))
  })
})

describe.each(TEST_STORES)('a sheet that takes its first rows, $name', ({ open }) => {
  it('[M-113] is recorded once, before it takes any, and known by its number', async () => {
    const { store, keepRegistration, notebook, clock, readSheets } = await open()
    await keepOrders(keepRegistration, 0, 1)
    const { id } = await takeBatch(store)
    const { spreadsheet, tab, name } = SHEET
    for (const each of [name, 'Tháng 11'])
      decoded(await store.noteSheet('orders', { spreadsheet, tab, name: each }, id)())
    expect(notebook.noted).toStrictEqual([{ ...SHEET, at: clock.now() }])
    expect(decoded(await readSheets())).toMatchObject([
      { spreadsheet, tab, name: 'Tháng 11', target: 'orders' },
    ])
  })

  it('[M-113] takes none while the record cannot be written', async () => {
    const { store, keepRegistration, notebook } = await open()
    await keepOrders(keepRegistration, 0, 1)
    const { id } = await takeBatch(store)
    notebook.fill()
    const { spreadsheet, tab, name } = SHEET
    expect(E.isLeft(await store.noteSheet('orders', { spreadsheet, tab, name }, id)())).toBe(true)
    expect(await takeBatch(store)).toMatchObject({ id, spreadsheet: null })
  })
})
