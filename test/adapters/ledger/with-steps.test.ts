import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { run } from '../../../src/domain/ledger/script'
import { withSteps } from '../../../src/domain/ledger/staff/with-steps'
import { referenceOf } from '../../../src/domain/registration/reference'
import { decoded } from '../../support/decoded'
import { phoneNumber } from '../../support/fixtures/people'
import { ARRIVED_AT, anArrivedOrder } from '../../support/ledger/arrived'
import { handle, noteOn } from '../../support/ledger/handled'
import { TEST_STORES } from '../../support/ledger/test-stores'

describe.each(TEST_STORES)('a person who is looked for in a ledger $name', ({ open }) => {
  it('[P-010] is found in both sheets, oldest first, quarantined ones last', async () => {
    const { keepRegistration, read } = await open()
    await keepRegistration(anArrivedOrder(1, { isQuarantined: true }))()
    await keepRegistration(anArrivedOrder(2))()
    await keepRegistration(anArrivedOrder(1))()
    const found = decoded(
      await read(() => withSteps(run('foundByPhone', { phone: phoneNumber('0900000001') })))(),
    )
    expect(
      found.map(({ id, isQuarantined, consentVersion }) => [id, isQuarantined, consentVersion]),
    ).toStrictEqual([
      [2, false, '2026-11'],
      [1, true, '2026-11'],
    ])
    expect(
      await read(() => withSteps(run('foundByPhone', { phone: phoneNumber('0900000009') })))(),
    ).toStrictEqual(E.right([]))
  })

  it('[P-010] is found with the reference that was shown and with what staff did, without who did it', async () => {
    const { keepRegistration, read, desk } = await open()
    await keepRegistration(anArrivedOrder(1, { idempotency: { key: 'k', bodyHash: 'h' } }))()
    await keepRegistration(anArrivedOrder(1))()
    await keepRegistration(anArrivedOrder(1, { isQuarantined: true }))()
    await keepRegistration(
      anArrivedOrder(1, { idempotency: { key: 'q', bodyHash: 'h' }, isQuarantined: true }),
    )()
    await handle(desk, [1])
    const found = decoded(
      await read(() => withSteps(run('foundByPhone', { phone: phoneNumber('0900000001') })))(),
    )
    expect(found.map(({ reference }) => reference)).toStrictEqual([
      referenceOf('k'),
      referenceOf('orders 2'),
      undefined,
      referenceOf('q'),
    ])
    expect(found.map(({ steps }) => steps)).toStrictEqual([
      [
        { at: expect.any(Number), state: 'unanswered', callAt: null, note: '' },
        { at: expect.any(Number), state: 'callLater', callAt: ARRIVED_AT + 1, note: noteOn(1) },
      ],
      undefined,
      undefined,
      undefined,
    ])
  })
})
