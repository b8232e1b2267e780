import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { run } from '../../../src/domain/ledger/script'
import { readStatus } from '../../../src/domain/ledger/staff/read-status'
import { withSteps } from '../../../src/domain/ledger/staff/with-steps'
import { phoneNumber } from '../../support/fixtures/people'
import { anArrivedOrder } from '../../support/ledger/arrived'
import { takeBatch } from '../../support/ledger/taken-work'
import { TEST_STORES } from '../../support/ledger/test-stores'

describe.each(TEST_STORES)('an erased person in a ledger $name', ({ open }) => {
  it('[P-010] is gone from rows, keys and what waits, and the removal of what is in a sheet is queued', async () => {
    const { store, keepRegistration, eraseByPhone, read, findKept } = await open()
    const key = { key: 'k', bodyHash: 'h' }
    await keepRegistration(anArrivedOrder(1, { idempotency: key }))()
    const { id } = await takeBatch(store)
    await store.settleBatch('orders', id, { tag: 'delivered' })()
    await keepRegistration(anArrivedOrder(1))()
    await keepRegistration(anArrivedOrder(1, { isQuarantined: true }))()
    expect(await eraseByPhone(phoneNumber('0900000001'), 'none')()).toStrictEqual(
      E.right({ registrations: 2, quarantined: 1, toRemoveFrom: ['orders'], contracts: [], dropped: 0 }),
    )
    expect(
      await read(() => withSteps(run('foundByPhone', { phone: phoneNumber('0900000001') })))(),
    ).toStrictEqual(E.right([]))
    expect(await findKept('orders', key)()).toMatchObject({ right: { _tag: 'None' } })
    expect(await read(readStatus)()).toMatchObject(E.right({ pending: 0, queuedRemovals: 1 }))
    expect(await eraseByPhone(phoneNumber('0900000001'), 'none')()).toStrictEqual(
      E.right({ registrations: 0, quarantined: 0, toRemoveFrom: [], contracts: [], dropped: 0 }),
    )
  })
})
