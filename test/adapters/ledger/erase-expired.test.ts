import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { allOf } from '../../support/all-of'
import { ARRIVED_AT, anArrivedMembership, anArrivedOrder } from '../../support/arrived'
import { TEST_STORES } from '../../support/test-stores'

const OLD = { receivedAt: ARRIVED_AT - 1 }
const NEW = { receivedAt: ARRIVED_AT }

describe.each(TEST_STORES)('in a ledger $name, whoever last registered before a moment', ({ open }) => {
  it('[M-099, M-132] is erased in every sheet, with keys and what the trap caught; nobody else is', async () => {
    const { keepRegistration, eraseExpired, findKept, readRegistrations, readStatus } = await open()
    const key = { key: 'k', bodyHash: 'h' }
    for (const arrived of [
      anArrivedOrder(1, { ...OLD, idempotency: key }),
      anArrivedMembership(2, OLD),
      anArrivedOrder(3, { ...OLD, isTrapped: true }),
      anArrivedOrder(4, OLD),
      anArrivedOrder(4, NEW),
      anArrivedOrder(5, OLD),
      anArrivedOrder(5, { ...NEW, isTrapped: true }),
      anArrivedOrder(6, NEW),
    ])
      await keepRegistration(arrived)()
    expect(await eraseExpired(ARRIVED_AT)()).toStrictEqual(E.right(3))
    const phones = (await allOf(readRegistrations('orders'))).map(({ registration }) => registration.phone)
    expect(phones).toStrictEqual(['0900000004', '0900000004', '0900000005', '0900000006'])
    expect(await allOf(readRegistrations('members'))).toStrictEqual([])
    expect(await readStatus()).toMatchObject(E.right({ pending: 4 }))
    expect(await findKept('orders', key)()).toStrictEqual(E.right(O.none))
    expect(await eraseExpired(ARRIVED_AT)()).toStrictEqual(E.right(0))
  })

  it('[M-099] is erased however many there are', async () => {
    const { keepRegistration, eraseExpired, readRegistrations } = await open()
    await Promise.all(
      Array.from({ length: 50 }, (_, n) => keepRegistration(anArrivedOrder(n, n < 45 ? OLD : NEW))()),
    )
    expect(await eraseExpired(ARRIVED_AT)()).toStrictEqual(E.right(45))
    expect(await allOf(readRegistrations('orders'))).toHaveLength(5)
  })
})
