import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { withdrawOffers } from '../../../src/domain/ledger/erase/withdraw-offers'
import { run } from '../../../src/domain/ledger/script'
import { withSteps } from '../../../src/domain/ledger/staff/with-steps'
import { decoded } from '../../support/decoded'
import { anArrivedOrder } from '../../support/ledger/arrived'
import { TEST_STORES } from '../../support/ledger/test-stores'

describe.each(TEST_STORES)('a withdrawal of the consent to offers from a ledger $name', ({ open }) => {
  it('[P-020] concerns all rows of a number, once, and is on record', async () => {
    const { keepRegistration, read, change, notebook, clock } = await open()
    const agreed = { offersVersion: '2026-11' }
    await keepRegistration(anArrivedOrder(1, agreed))()
    await keepRegistration(anArrivedOrder(1))()
    await keepRegistration(anArrivedOrder(1, { ...agreed, isQuarantined: true }))()
    await keepRegistration(anArrivedOrder(2, agreed))()
    const versions = async (phone: string) =>
      decoded(await read(() => withSteps(run('foundByPhone', { phone })))()).map(
        ({ offersVersion }) => offersVersion,
      )
    expect(await versions('0900000001')).toStrictEqual(['2026-11', undefined, '2026-11'])
    const withdraw = (phone: string) =>
      change((at) => withdrawOffers(phone, { at, record: notebook.record }))()
    expect(await withdraw('0900000001')).toStrictEqual(E.right(2))
    expect(await withdraw('0900000001')).toStrictEqual(E.right(0))
    expect(await versions('0900000001')).toStrictEqual([undefined, undefined, undefined])
    expect(await versions('0900000002')).toStrictEqual(['2026-11'])
    expect(notebook.noted).toMatchObject([{ kind: 'withdrawal', at: clock.now() }])
    await keepRegistration(anArrivedOrder(3, { ...agreed, isQuarantined: true }))()
    expect(await withdraw('0900000003')).toStrictEqual(E.right(1))
    expect(await withdraw('0900000004')).toStrictEqual(E.right(0))
    expect(notebook.noted).toHaveLength(2)
  })
})
