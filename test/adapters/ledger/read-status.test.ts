import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { beginEpoch, endReading } from '../../../src/domain/ledger/restore/restored'
import { readStatus } from '../../../src/domain/ledger/staff/read-status'
import { decoded } from '../../support/decoded'
import { phoneNumber } from '../../support/fixtures/people'
import { ARRIVED_AT, anArrivedMembership, anArrivedOrder } from '../../support/ledger/arrived'
import { keepOrders, takeBatch } from '../../support/ledger/taken-work'
import { TEST_STORES } from '../../support/ledger/test-stores'

const EMPTY = {
  pending: 0,
  oldestPendingAt: null,
  parkedRows: 0,
  lastError: null,
  quarantined: 0,
  queuedRemovals: 0,
  delayedRemovals: [],
  unreadTargets: [],
  failedReadings: [],
  haltedTargets: [],
}

describe.each(TEST_STORES)('the status of a ledger $name', ({ open }) => {
  it('[P-010] is empty if nothing was kept', async () => {
    expect(await (await open()).read(readStatus)()).toStrictEqual(E.right(EMPTY))
  })

  it('[P-010] counts what waits, what was parked, quarantined and is to be removed', async () => {
    const { store, keepRegistration, eraseByPhone, read, clock } = await open()
    await keepOrders(keepRegistration, 0, 2)
    const delivered = await takeBatch(store)
    await store.settleBatch('orders', delivered.id, { tag: 'delivered' })()
    decoded(await eraseByPhone(phoneNumber('0900000000'), 'none')())
    await keepOrders(keepRegistration, 2, 3)
    await keepRegistration(anArrivedOrder(9, { isQuarantined: true }))()
    const parked = await takeBatch(store)
    await store.settleBatch('orders', parked.id, { tag: 'parked', reason: 'HTTP 400' })()
    await keepRegistration(anArrivedMembership(1, { receivedAt: ARRIVED_AT + 1 }))()
    const { id } = await takeBatch(store, 'members')
    clock.pass(5)
    await store.settleBatch('members', id, { tag: 'halted', reason: 'HTTP 403' })()
    expect(await read(readStatus)()).toEqual(
      E.right({
        pending: 2,
        oldestPendingAt: ARRIVED_AT,
        parkedRows: 1,
        lastError: 'HTTP 400',
        quarantined: 1,
        queuedRemovals: 1,
        delayedRemovals: [],
        unreadTargets: [],
        failedReadings: [],
        haltedTargets: [{ target: 'members', reason: 'HTTP 403', at: ARRIVED_AT + 5 }],
      }),
    )
  })

  it('[P-010, P-005] names the sheets that wait to be read after a restore', async () => {
    const { desk, read } = await open()
    decoded(await desk.change(() => beginEpoch(0))())
    expect(decoded(await read(readStatus)()).unreadTargets).toStrictEqual(['orders', 'members'])
    decoded(await desk.change(() => endReading('orders'))())
    expect(decoded(await read(readStatus)()).unreadTargets).toStrictEqual(['members'])
  })
})
