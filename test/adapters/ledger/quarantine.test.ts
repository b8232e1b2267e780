import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { acceptGroup } from '../../../src/domain/ledger/accept/accept-group'
import { releaseQuarantined } from '../../../src/domain/ledger/accept/quarantine'
import { run } from '../../../src/domain/ledger/script'
import { allOf } from '../../support/all-of'
import { decoded } from '../../support/decoded'
import { anArrivedMembership, anArrivedOrder } from '../../support/ledger/arrived'
import { takeBatch, workOf } from '../../support/ledger/taken-work'
import { TEST_STORES } from '../../support/ledger/test-stores'
import { createMemoryStore } from '../../support/memory/memory-store'

const KEY = { key: 'k', bodyHash: 'h' }

describe.each(TEST_STORES)('a registration with a filled honeypot in a ledger $name', ({ open }) => {
  it('[P-001] is listed by its number, whatever sheet it is for', async () => {
    const { keepRegistration, read } = await open()
    await keepRegistration(anArrivedOrder(1, { isQuarantined: true }))()
    await keepRegistration(anArrivedOrder(2))()
    await keepRegistration(anArrivedMembership(3, { isQuarantined: true }))()
    const listed = decoded(await read(() => run('quarantinePage', { after: 0 }))())
    expect(listed.map(({ id, target, content }) => [id, target, content.phone])).toStrictEqual([
      [1, 'orders', '0900000001'],
      [2, 'members', '0800000003'],
    ])
    expect(
      decoded(await read(() => run('quarantinePage', { after: 1 }))()).map(({ id }) => id),
    ).toStrictEqual([2])
  })

  it('[P-001] is released as a registration that is delivered, once, and its key leads there', async () => {
    const { keepRegistration, read, change, readRegistrations, store } = await open()
    await keepRegistration(anArrivedOrder(5))()
    await keepRegistration(anArrivedOrder(1, { isQuarantined: true, idempotency: KEY }))()
    expect(await change(() => releaseQuarantined(1))()).toStrictEqual(E.right(2))
    expect(await change(() => releaseQuarantined(1))()).toStrictEqual(E.right(null))
    expect(await read(() => run('quarantinePage', { after: 0 }))()).toStrictEqual(E.right([]))
    const rows = await allOf(readRegistrations('orders'))
    expect(rows.map(({ id, content }) => [id, content.phone])).toStrictEqual([
      [1, '0900000005'],
      [2, '0900000001'],
    ])
    const again = anArrivedOrder(1, { idempotency: KEY })
    expect(await keepRegistration(again)()).toStrictEqual(
      E.right({ id: 2, isQuarantined: false, isRepeated: true }),
    )
    const batch = await takeBatch(store)
    expect(batch.phones).toStrictEqual([5, 1])
    await store.settleBatch('orders', batch.id, { tag: 'delivered' })()
    expect(await workOf(store)).toBe('idle')
    expect(await keepRegistration(anArrivedOrder(6))()).toStrictEqual(
      E.right({ id: 3, isQuarantined: false, isRepeated: false }),
    )
  })

  it('[P-001] is released under its own key, and the keys of others stay with them', async () => {
    const { keepRegistration, change } = await open()
    const keyed = (n: number) =>
      anArrivedOrder(n, { isQuarantined: true, idempotency: { key: `k${n}`, bodyHash: 'h' } })
    for (const n of [1, 2, 3]) await keepRegistration(keyed(n))()
    expect(await change(() => releaseQuarantined(2))()).toStrictEqual(E.right(1))
    const again = await Promise.all([1, 2, 3].map((n) => keepRegistration(keyed(n))()))
    expect(again).toStrictEqual([
      E.right({ id: 1, isQuarantined: true, isRepeated: true }),
      E.right({ id: 1, isQuarantined: false, isRepeated: true }),
      E.right({ id: 3, isQuarantined: true, isRepeated: true }),
    ])
  })

  it('[P-001] gives way to the same with an empty honeypot under its key', async () => {
    const { keepRegistration, read, readRegistrations, findKept } = await open()
    await keepRegistration(anArrivedOrder(1, { isQuarantined: true, idempotency: KEY }))()
    const clean = anArrivedOrder(1, { idempotency: KEY })
    for (const isRepeated of [false, true])
      expect(await keepRegistration(clean)()).toStrictEqual(
        E.right({ id: 1, isQuarantined: false, isRepeated }),
      )
    expect(await findKept('orders', KEY)()).toMatchObject(E.right({ value: { isQuarantined: false } }))
    expect(await read(() => run('quarantinePage', { after: 0 }))()).toStrictEqual(E.right([]))
    expect(await allOf(readRegistrations('orders'))).toHaveLength(1)
    const quarantined = anArrivedOrder(1, { isQuarantined: true, idempotency: KEY })
    expect(await keepRegistration(quarantined)()).toStrictEqual(
      E.right({ id: 1, isQuarantined: false, isRepeated: true }),
    )
  })

  it('[P-001] stays beside another content that comes with an empty honeypot under its key', async () => {
    const { keepRegistration, read } = await open()
    await keepRegistration(anArrivedOrder(1, { isQuarantined: true, idempotency: KEY }))()
    const other = anArrivedOrder(2, { idempotency: { ...KEY, bodyHash: 'other' } })
    expect(await keepRegistration(other)()).toStrictEqual(
      E.right({ id: 1, isQuarantined: false, isRepeated: false }),
    )
    expect(decoded(await read(() => run('quarantinePage', { after: 0 }))())).toHaveLength(1)
  })

  it('[P-001] is not kept beside the same with an empty honeypot that arrives at the same moment', async () => {
    const { keepRegistration, read, readRegistrations } = await open()
    const kept = await Promise.all(
      [true, false].map((isQuarantined) =>
        keepRegistration(anArrivedOrder(1, { isQuarantined, idempotency: KEY }))(),
      ),
    )
    expect(kept[1]).toStrictEqual(E.right({ id: 1, isQuarantined: false, isRepeated: false }))
    expect(await read(() => run('quarantinePage', { after: 0 }))()).toStrictEqual(E.right([]))
    expect(await allOf(readRegistrations('orders'))).toHaveLength(1)
  })
})

describe('a registration that is released', () => {
  it('[M-099, P-001] keeps every column that it came with, such as the versions of its consent', () => {
    const { run: inStore, db } = createMemoryStore()
    const versions = {
      consentVersion: 'a consent',
      offersVersion: 'offers',
      addressVersion: 'an address book',
    }
    inStore(acceptGroup([anArrivedOrder(1, { isQuarantined: true, ...versions })], false))
    const quarantined = db.prepare('SELECT * FROM quarantine').get() ?? {}
    expect(Object.entries(quarantined).filter(([, value]) => value === null)).toStrictEqual([])
    inStore(releaseQuarantined(1))
    expect(db.prepare('SELECT * FROM registration').all()).toStrictEqual([quarantined])
  })
})
