import { describe, expect, it } from 'vitest'
import { storeLastBackup } from '../../../src/domain/ledger/last-backup'
import { COUNTED_AT_ONCE } from '../../../src/domain/ledger/statements/figure-statements'
import { decoded } from '../../support/decoded'
import { phoneNumber } from '../../support/fixtures/people'
import { ARRIVED_AT, anArrivedMembership, anArrivedOrder } from '../../support/ledger/arrived'
import { keepOrders, takeBatch, takeRound } from '../../support/ledger/taken-work'
import { TEST_STORES } from '../../support/ledger/test-stores'

const SECOND_MS = 1_000

describe.each(TEST_STORES)('the figures of a ledger $name', ({ open }) => {
  it('[P-011] are zero or absent in an empty ledger', async () => {
    const { readFigures } = await open()
    expect(decoded(await readFigures(true)())).toMatchObject({
      quarantined: 0,
      lastBackupAt: null,
      oldestNoticeAt: null,
      delivery: {
        undelivered: 0,
        parked: 0,
        sheets: {
          orders: { oldestAt: null, oldestRemovalAt: null, isHalted: false },
          members: { oldestAt: null, oldestRemovalAt: null, isHalted: false },
        },
      },
    })
  })

  it('[P-011] tell what waits, since when, what is parked, quarantined and halted, and the newest backup', async () => {
    const { keepRegistration, readFigures, change, store } = await open()
    for (const n of [1, 2, 3])
      await keepRegistration(anArrivedOrder(n, { receivedAt: ARRIVED_AT + n * SECOND_MS }))()
    await keepRegistration(anArrivedMembership(4, { receivedAt: ARRIVED_AT + 4 * SECOND_MS }))()
    await keepRegistration(anArrivedOrder(5, { isQuarantined: true }))()
    await change(() => storeLastBackup(ARRIVED_AT))()
    const { id } = await takeBatch(store)
    await store.settleBatch('orders', id, { tag: 'split' })()
    const half = await takeBatch(store)
    await store.settleBatch('orders', half.id, { tag: 'parked', reason: 'the service answers 400' })()
    const members = await takeBatch(store, 'members')
    await store.settleBatch('members', members.id, { tag: 'halted', reason: 'the service answers 403' })()
    expect(decoded(await readFigures(true)())).toMatchObject({
      quarantined: 1,
      lastBackupAt: ARRIVED_AT,
      delivery: {
        undelivered: 4,
        parked: 2,
        sheets: {
          orders: { oldestAt: ARRIVED_AT + 3 * SECOND_MS, isHalted: false },
          members: { oldestAt: ARRIVED_AT + 4 * SECOND_MS, isHalted: true },
        },
      },
    })
    expect(decoded(await readFigures(false)()).delivery).toBeNull()
  })

  it('[P-011, P-004] tell since when an erased person’s rows wait for their removal, of each sheet', async () => {
    const { keepRegistration, readFigures, eraseByPhone, store, clock } = await open()
    const removalTimes = async () => {
      const { orders, members } = decoded(await readFigures(true)()).delivery?.sheets ?? {}
      return [orders?.oldestRemovalAt, members?.oldestRemovalAt]
    }
    await keepOrders(keepRegistration, 1, 3)
    const { id } = await takeBatch(store)
    await store.settleBatch('orders', id, { tag: 'delivered' })()
    expect(await removalTimes()).toStrictEqual([null, null])
    const [first, erasedAt] = [phoneNumber('0900000001'), clock.now()]
    decoded(await eraseByPhone(first, 'none')())
    clock.pass(SECOND_MS)
    decoded(await eraseByPhone(phoneNumber('0900000002'), 'none')())
    expect(await removalTimes()).toStrictEqual([erasedAt, null])
    const round = await takeRound(store)
    await store.settleRemovals('orders', round, { tag: 'removed', isMarked: false })()
    expect(await removalTimes()).toStrictEqual([null, null])
  })

  it.each([COUNTED_AT_ONCE, COUNTED_AT_ONCE + 1])('[P-011] count %d rows, a part at a time', async (rows) => {
    const { keepRegistration, readFigures } = await open()
    await Promise.all(Array.from({ length: rows }, (_, n) => keepRegistration(anArrivedOrder(n))()))
    expect(decoded(await readFigures(true)()).delivery?.undelivered).toBe(rows)
  })
})
