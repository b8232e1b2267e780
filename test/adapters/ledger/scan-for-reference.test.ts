import { describe, expect, it } from 'vitest'
import { scanForReference } from '../../../src/domain/ledger/staff/scan-for-reference'
import { withSteps } from '../../../src/domain/ledger/staff/with-steps'
import type { ArrivedRegistration } from '../../../src/domain/registration/arrived-registration'
import { referenceOf } from '../../../src/domain/registration/reference'
import { decoded } from '../../support/decoded'
import { anArrivedMembership, anArrivedOrder } from '../../support/ledger/arrived'
import { TEST_STORES } from '../../support/ledger/test-stores'

describe.each(TEST_STORES)('a reference that is looked for in a ledger $name', ({ open }) => {
  it('[P-010] is found with everything that has it, quarantined ones last, and nothing else of these persons', async () => {
    const { keepRegistration, read } = await open()
    const idempotency = { key: 'k', bodyHash: 'h' }
    const shared = { key: 'shared', bodyHash: 'h' }
    await keepRegistration(anArrivedMembership(1, { idempotency }))()
    await keepRegistration(anArrivedOrder(2, { idempotency }))()
    await keepRegistration(anArrivedOrder(2))()
    await keepRegistration(anArrivedOrder(3, { idempotency: shared, isQuarantined: true }))()
    await keepRegistration(anArrivedMembership(4, { idempotency: shared }))()
    await keepRegistration(anArrivedOrder(5, { isQuarantined: true }))()
    const found = async (key: string) =>
      decoded(await read(() => withSteps(scanForReference(referenceOf(key))))()).map(
        ({ id, target, isQuarantined }) => [id, target, isQuarantined],
      )
    expect(await found('k')).toStrictEqual([
      [1, 'members', false],
      [2, 'orders', false],
    ])
    expect(await found('orders 3')).toStrictEqual([[3, 'orders', false]])
    expect(await found('shared')).toStrictEqual([
      [4, 'members', false],
      [1, 'orders', true],
    ])
    const again = { idempotency: { key: 'members 6', bodyHash: 'h' } }
    const order = anArrivedOrder(6, again)
    const { phone } = order.content
    const member = anArrivedMembership(6, { ...again, isQuarantined: true })
    await keepRegistration(order)()
    await keepRegistration({
      ...member,
      content: { ...member.content, phone },
    } as ArrivedRegistration)()
    await keepRegistration(anArrivedMembership(7))()
    expect(await found('members 6')).toStrictEqual([
      [5, 'orders', false],
      [6, 'members', false],
      [3, 'members', true],
    ])
    for (const none of ['orders 2', 'orders 1', 'another']) expect(await found(none)).toStrictEqual([])
  })
})
