import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { retryAll } from '../../../src/domain/ledger/deliver/retry-all'
import { keepOrders, takeBatch, workOf } from '../../support/ledger/taken-work'
import { TEST_STORES } from '../../support/ledger/test-stores'

describe.each(TEST_STORES)('a sheet that staff release in a ledger $name', ({ open }) => {
  it('[P-010] goes on at once, with parked batches and waits', async () => {
    const { store, keepRegistration, change } = await open()
    await keepOrders(keepRegistration, 0, 1)
    const first = await takeBatch(store)
    await store.settleBatch('orders', first.id, { tag: 'parked', reason: 'HTTP 400' })()
    await keepOrders(keepRegistration, 1, 2)
    const second = await takeBatch(store)
    await store.settleBatch('orders', second.id, { tag: 'halted', reason: 'HTTP 403' })()
    expect(await workOf(store)).toBe('halted')
    expect(await change(retryAll)()).toStrictEqual(E.right({ batches: 1, targets: 1 }))
    expect((await takeBatch(store)).phones).toStrictEqual([0])
    expect(await change(retryAll)()).toStrictEqual(E.right({ batches: 0, targets: 0 }))
  })
})
