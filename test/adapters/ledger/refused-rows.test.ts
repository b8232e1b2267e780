import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { retryAll } from '../../../src/domain/ledger/deliver/retry-all'
import { readStatus } from '../../../src/domain/ledger/staff/read-status'
import { decoded } from '../../support/decoded'
import { ARRIVED_AT } from '../../support/ledger/arrived'
import { keepOrders, takeBatch, upTo, workOf } from '../../support/ledger/taken-work'
import { TEST_STORES, type TestStore } from '../../support/ledger/test-stores'

const REFUSED = 'HTTP 400: the workbook is full'

/** A service that takes all rows but those it refuses; gives what it took and how often it was asked. */
const serviceOf = ({ store }: TestStore) => {
  const taken: Array<number> = []
  const deliverWhere = async (isTaken: (person: number) => boolean): Promise<number> => {
    let asked = 0
    while ((await workOf(store)) === 'batch') {
      const { id, phones } = await takeBatch(store)
      asked += 1
      if (phones.every(isTaken)) {
        taken.push(...phones)
        await store.settleBatch('orders', id, { tag: 'delivered' })()
      } else
        await store.settleBatch(
          'orders',
          id,
          phones.length > 1 ? { tag: 'split' } : { tag: 'parked', reason: REFUSED },
        )()
    }
    return asked
  }
  return { taken, deliverWhere }
}

describe.each(TEST_STORES)('rows that a sheet refuses, $name', ({ open }) => {
  it('[P-002] that are all refused for one cause halt the sheet at the tenth, and all are sent once it is mended', async () => {
    const opened = await open()
    const { store, keepRegistration, read, change } = opened
    await keepOrders(keepRegistration, 0, 300)
    const { taken, deliverWhere } = serviceOf(opened)
    expect(await deliverWhere(() => false)).toBeLessThanOrEqual(20)
    expect(await workOf(store)).toBe('halted')
    expect(decoded(await read(readStatus)())).toMatchObject({
      pending: 300,
      parkedRows: 9,
      haltedTargets: [{ target: 'orders', reason: REFUSED, at: ARRIVED_AT }],
    })
    decoded(await change(retryAll)())
    await deliverWhere(() => true)
    expect(taken.toSorted((a, b) => a - b)).toStrictEqual(upTo(0, 300))
    expect(decoded(await read(readStatus)())).toMatchObject({ pending: 0, parkedRows: 0, haltedTargets: [] })
  })

  it('[P-002] are parked if nine are refused before one is accepted, and all others are sent', async () => {
    const opened = await open()
    const { store, keepRegistration, read } = opened
    await keepOrders(keepRegistration, 0, 30)
    const { taken, deliverWhere } = serviceOf(opened)
    await deliverWhere((person) => person >= 9)
    expect(await workOf(store)).toBe('idle')
    expect(taken).toStrictEqual(upTo(9, 30))
    expect(decoded(await read(readStatus)())).toMatchObject({ pending: 9, parkedRows: 9, haltedTargets: [] })
  })

  it('[P-002] never halt the sheet if only one is released and refused again and again', async () => {
    const opened = await open()
    const { store, keepRegistration, change } = opened
    await keepOrders(keepRegistration, 0, 1)
    const { taken, deliverWhere } = serviceOf(opened)
    for (const _ of upTo(0, 12)) {
      await deliverWhere(() => false)
      expect(await change(retryAll)()).toStrictEqual(E.right({ batches: 1, targets: 0 }))
    }
    await keepOrders(keepRegistration, 1, 2)
    await deliverWhere((person) => person === 1)
    expect(taken).toStrictEqual([1])
    expect(await workOf(store)).toBe('idle')
  })

  it('[P-002] are parked under a number that has no marker, and the marker of the refused one is removed one day', async () => {
    const { store, keepRegistration, batches } = await open()
    await keepOrders(keepRegistration, 0, 1)
    const { id } = await takeBatch(store)
    await store.settleBatch('orders', id, { tag: 'parked', reason: REFUSED })()
    expect(await batches()).toMatchObject([
      { id, state: 'delivered' },
      { id: id + 1, state: 'parked', lastError: REFUSED },
    ])
  })
})
