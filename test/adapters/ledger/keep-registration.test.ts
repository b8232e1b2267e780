import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { readStatus } from '../../../src/domain/ledger/staff/read-status'
import { allOf } from '../../support/all-of'
import { ARRIVED_AT, anArrivedMembership, anArrivedOrder, withKey } from '../../support/ledger/arrived'
import { TEST_STORES } from '../../support/ledger/test-stores'

describe.each(TEST_STORES)('a ledger $name', ({ open }) => {
  it('[P-001] gives back what it kept, oldest first, each sheet its own', async () => {
    const { keepRegistration, readRegistrations } = await open()
    expect(await keepRegistration(anArrivedOrder(1))()).toStrictEqual(
      E.right({ id: 1, isQuarantined: false, isRepeated: false }),
    )
    expect(await keepRegistration(anArrivedMembership(2))()).toStrictEqual(
      E.right({ id: 2, isQuarantined: false, isRepeated: false }),
    )
    await keepRegistration(anArrivedOrder(3, { receivedAt: ARRIVED_AT - 1 }))()
    expect(await allOf(readRegistrations('orders'))).toStrictEqual([
      {
        target: 'orders',
        content: {
          name: 'Nguyễn Mẫu 1',
          phone: '0900000001',
          province: 'Hà Tĩnh',
          district: 'Thị xã Kỳ Anh',
          titles: ['Hàu biển', 'Sâm cau, loại lớn'],
        },
        id: 1,
        at: ARRIVED_AT,
      },
      {
        target: 'orders',
        content: {
          name: 'Nguyễn Mẫu 3',
          phone: '0900000003',
          province: 'Hà Tĩnh',
          district: 'Thị xã Kỳ Anh',
          titles: ['Hàu biển', 'Sâm cau, loại lớn'],
        },
        id: 3,
        at: ARRIVED_AT - 1,
      },
    ])
    expect(await allOf(readRegistrations('members'))).toStrictEqual([
      {
        target: 'members',
        content: anArrivedMembership(2).content,
        id: 2,
        at: ARRIVED_AT,
      },
    ])
  })

  it('[P-001] keeps the same registration twice where it came without a key', async () => {
    const { keepRegistration, readRegistrations } = await open()
    await keepRegistration(anArrivedOrder(1))()
    await keepRegistration(anArrivedOrder(1))()
    expect((await allOf(readRegistrations('orders'))).map(({ id }) => id)).toStrictEqual([1, 2])
  })

  it('[P-001] makes one row of one key sent a hundred times at once', async () => {
    const { keepRegistration, readRegistrations } = await open()
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => keepRegistration(anArrivedOrder(1, withKey('k', 'h')))()),
    )
    expect(answers).toStrictEqual(
      answers.map((_, n) => E.right({ id: 1, isQuarantined: false, isRepeated: n > 0 })),
    )
    expect(await allOf(readRegistrations('orders'))).toHaveLength(1)
  })

  it('[P-001] refuses a key that came before with another body', async () => {
    const { keepRegistration, readRegistrations } = await open()
    await keepRegistration(anArrivedOrder(1, withKey('k', 'h')))()
    expect(await keepRegistration(anArrivedOrder(2, withKey('k', 'other')))()).toStrictEqual(
      E.left({ tag: 'keyReused' }),
    )
    expect((await allOf(readRegistrations('orders'))).map(({ content }) => content.phone)).toStrictEqual([
      '0900000001',
    ])
  })

  it('[P-001] finds what it kept by sheet, key and body', async () => {
    const { keepRegistration, findKept } = await open()
    await keepRegistration(anArrivedOrder(1, withKey('k', 'h')))()
    expect(await findKept('orders', { key: 'k', bodyHash: 'h' })()).toStrictEqual(
      E.right(O.some({ id: 1, isQuarantined: false, isRepeated: true })),
    )
    expect(await findKept('orders', { key: 'k', bodyHash: 'other' })()).toStrictEqual(
      E.left({ tag: 'keyReused' }),
    )
    expect(await findKept('orders', { key: 'new', bodyHash: 'h' })()).toStrictEqual(E.right(O.none))
    expect(await findKept('members', { key: 'k', bodyHash: 'h' })()).toStrictEqual(E.right(O.none))
  })

  it('[P-001] takes a key for one sheet only', async () => {
    const { keepRegistration, readRegistrations } = await open()
    await keepRegistration(anArrivedOrder(1, withKey('k', 'h')))()
    await keepRegistration(anArrivedMembership(1, withKey('k', 'other')))()
    expect(await allOf(readRegistrations('members'))).toHaveLength(1)
  })

  it('[P-001] keeps a registration with a filled honeypot apart, and answers its key the same again', async () => {
    const { keepRegistration, readRegistrations, read } = await open()
    const quarantined = anArrivedOrder(1, { isQuarantined: true, ...withKey('k', 'h') })
    expect(await keepRegistration(quarantined)()).toStrictEqual(
      E.right({ id: 1, isQuarantined: true, isRepeated: false }),
    )
    expect(await keepRegistration(quarantined)()).toStrictEqual(
      E.right({ id: 1, isQuarantined: true, isRepeated: true }),
    )
    expect(await allOf(readRegistrations('orders'))).toStrictEqual([])
    expect(await read(readStatus)()).toMatchObject(E.right({ pending: 0, oldestPendingAt: null }))
  })

  it('[P-001] says how many wait to be delivered and since when', async () => {
    const { keepRegistration, read } = await open()
    await keepRegistration(anArrivedOrder(1))()
    await keepRegistration(anArrivedMembership(2, { receivedAt: ARRIVED_AT + 5_000 }))()
    expect(await read(readStatus)()).toMatchObject(E.right({ pending: 2, oldestPendingAt: ARRIVED_AT }))
  })
})
