import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { giveUpSpreadsheet } from '../../../src/domain/ledger/deliver/give-up-spreadsheet'
import { run } from '../../../src/domain/ledger/script'
import { readStatus } from '../../../src/domain/ledger/staff/read-status'
import { decoded } from '../../support/decoded'
import { phoneNumber } from '../../support/fixtures/people'
import { keepOrders, takeBatch } from '../../support/ledger/taken-work'
import { TEST_STORES } from '../../support/ledger/test-stores'

describe.each(TEST_STORES)('a sheet that staff give up in a ledger $name', ({ open }) => {
  it('[P-004] takes all sheets, removals and batches of its spreadsheet with it, and nothing of another', async () => {
    const { store, keepRegistration, eraseByPhone, change, read, batches } = await open()
    const send = async (spreadsheet: string, person: number) => {
      await keepOrders(keepRegistration, person, person + 1)
      const { id } = await takeBatch(store)
      const sheet = { spreadsheet, tab: 1, name: 'DatMua' }
      decoded(await store.recordSheet('orders', sheet, id)())
      return id
    }
    for (const [person, spreadsheet] of ['a-book', 'b-book'].entries()) {
      decoded(await store.settleBatch('orders', await send(spreadsheet, person), { tag: 'delivered' })())
      decoded(await eraseByPhone(phoneNumber(`090000000${person}`), 'none')())
    }
    const waiting = await send('a-book', 2)
    const queued = async () =>
      decoded(await read(() => run('listedSheets', {}))()).map(({ spreadsheet, queuedRemovals }) => [
        spreadsheet,
        queuedRemovals,
      ])
    const before = await queued()
    expect(before.map(([spreadsheet]) => spreadsheet)).toStrictEqual(['a-book', 'b-book'])
    decoded(await store.settleBatch('orders', waiting, { tag: 'halted', reason: 'HTTP 404' })())
    const removals = Number(before[0]?.[1])
    expect(removals).toBeGreaterThan(0)
    expect(await change(() => giveUpSpreadsheet('a-book'))()).toStrictEqual(
      E.right({ sheets: 1, removals, batches: 1 }),
    )
    expect(await queued()).toStrictEqual(before.slice(1))
    expect(decoded(await read(readStatus)())).toMatchObject({ pending: 1, haltedTargets: [] })
    expect(await batches()).toMatchObject([{}, {}, { id: waiting, state: 'open' }])
    expect(await takeBatch(store)).toMatchObject({ id: waiting, spreadsheet: null, phones: [2] })
    expect(await change(() => giveUpSpreadsheet('a-book'))()).toStrictEqual(
      E.right({ sheets: 0, removals: 0, batches: 0 }),
    )
  })
})
