import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { createDeliveryStore } from '../../../src/adapters/ledger/delivery-store'
import { readSheetRow } from '../../../src/domain/delivery/sheet-row'
import { retryAll } from '../../../src/domain/ledger/deliver/retry-all'
import { beginEpoch } from '../../../src/domain/ledger/restore/restored'
import { run } from '../../../src/domain/ledger/script'
import { vietnamTimestamp } from '../../../src/domain/text/vietnam-timestamp'
import { MINUTE_MS } from '../../../src/domain/time/epoch-ms'
import { decoded } from '../../support/decoded'
import { phoneNumber } from '../../support/fixtures/people'
import { ARRIVED_AT, anArrivedMembership, anArrivedOrder } from '../../support/ledger/arrived'
import { keepOrders, takeBatch, takeRound, upTo, workOf } from '../../support/ledger/taken-work'
import { TEST_STORES } from '../../support/ledger/test-stores'
import { NO_RECORD } from '../../support/memory/no-record'
import { mustNotBeCalled } from '../../support/must-not-be-called'

const TAB = { spreadsheet: 'a-book', name: 'DatMua' }
const ROOM = { spreadsheet: 'a-book', most: 1_000 }

describe.each(TEST_STORES)('what delivery keeps $name', ({ open }) => {
  it('[M-106] a batch is the first 500 that wait, each sheet its own, and never changes', async () => {
    const { store, keepRegistration } = await open()
    await keepRegistration(anArrivedMembership(1))()
    await keepOrders(keepRegistration, 0, 501)
    const first = await takeBatch(store)
    await keepOrders(keepRegistration, 501, 510)
    expect(first.phones).toStrictEqual(upTo(0, 500))
    expect(await takeBatch(store)).toStrictEqual(first)
    expect((await takeBatch(store, 'members')).phones).toStrictEqual([1])
    await store.settleBatch('orders', first.id, { tag: 'delivered' })()
    const second = await takeBatch(store)
    expect(second.phones).toStrictEqual(upTo(500, 510))
    await store.settleBatch('orders', second.id, { tag: 'delivered' })()
    expect(await workOf(store)).toBe('idle')
  })

  it('[P-005] rows of a restored ledger that the sheet has are taken as delivered, after a reading that may have to wait', async () => {
    const { store, keepRegistration, change, clock } = await open()
    await keepOrders(keepRegistration, 0, 5)
    decoded(await change(() => beginEpoch(clock.now() - 20 * MINUTE_MS))())
    expect(await workOf(store)).toBe('reading')
    decoded(await store.settleReading('orders', { tag: 'postponed', reason: 'down', retryAfterMs: null })())
    expect(await workOf(store)).toBe('idle')
    clock.pass(MINUTE_MS)
    expect(await workOf(store)).toBe('reading')
    // More than are indexed in one turn, with the rows that arrived at both ends.
    const persons = [0, ...upTo(10, 10_010), 2]
    const rows = persons.flatMap((person, at) => {
      const { phone } = anArrivedOrder(person).content
      return readSheetRow({ tab: TAB, row: at + 2 }, { phone, time: vietnamTimestamp(ARRIVED_AT) }) ?? []
    })
    decoded(await store.settleReading('orders', { tag: 'read', content: { markers: [], rows } })())
    expect((await takeBatch(store)).phones).toStrictEqual([1, 3, 4])
  })

  it('[P-005] so are those that wait behind the first 500', async () => {
    const { store, keepRegistration, change, clock } = await open()
    await keepOrders(keepRegistration, 0, 502)
    decoded(await change(() => beginEpoch(clock.now() - 20 * MINUTE_MS))())
    const rows = upTo(1, 501).flatMap((person, at) => {
      const { phone } = anArrivedOrder(person).content
      return readSheetRow({ tab: TAB, row: at + 2 }, { phone, time: vietnamTimestamp(ARRIVED_AT) }) ?? []
    })
    decoded(await store.settleReading('orders', { tag: 'read', content: { markers: [], rows } })())
    expect((await takeBatch(store)).phones).toStrictEqual([0, 501])
  })

  it('[P-002] nothing waits: nothing is due', async () => {
    expect(await workOf((await open()).store)).toBe('idle')
  })

  it('[P-002] a postponed batch is due again after its wait, which grows, and later ones do not overtake it', async () => {
    const { store, keepRegistration, clock } = await open()
    await keepOrders(keepRegistration, 0, 2)
    const { id } = await takeBatch(store)
    await keepOrders(keepRegistration, 2, 4)
    const waits = [750, 1_500, 3_000, 6_000, 12_000, 12_000]
    for (const [tries, wait] of waits.entries()) {
      expect((await takeBatch(store)).tries).toBe(tries)
      await store.settleBatch('orders', id, { tag: 'postponed', reason: 'down', retryAfterMs: null })()
      clock.pass(wait - 1)
      expect(await workOf(store)).toBe('idle')
      clock.pass(1)
      expect(await takeBatch(store)).toMatchObject({ id, phones: [0, 1] })
    }
  })

  it('[P-002] a renumbered batch keeps its rows under another number', async () => {
    const { store, keepRegistration } = await open()
    await keepOrders(keepRegistration, 0, 3)
    const { id } = await takeBatch(store)
    await store.settleBatch('orders', id, { tag: 'renumbered' })()
    const again = await takeBatch(store)
    expect(again.phones).toStrictEqual([0, 1, 2])
    expect(again.id).toBeGreaterThan(id)
  })

  it('[P-002] a split batch is two, in order, down to the row at fault, which is parked', async () => {
    const { store, keepRegistration } = await open()
    await keepOrders(keepRegistration, 0, 3)
    const { id } = await takeBatch(store)
    await store.settleBatch('orders', id, { tag: 'split' })()
    const first = await takeBatch(store)
    expect(first.phones).toStrictEqual([0, 1])
    await store.settleBatch('orders', first.id, { tag: 'delivered' })()
    const last = await takeBatch(store)
    expect(last.phones).toStrictEqual([2])
    await store.settleBatch('orders', last.id, { tag: 'parked', reason: 'refused' })()
    expect(await workOf(store)).toBe('idle')
  })

  it('[P-002] of two open batches, as after a release, the one with the lower id goes first', async () => {
    const { store, keepRegistration, change } = await open()
    await keepOrders(keepRegistration, 0, 1)
    const { id } = await takeBatch(store)
    await store.settleBatch('orders', id, { tag: 'parked', reason: 'refused' })()
    await keepOrders(keepRegistration, 1, 2)
    const later = await takeBatch(store)
    expect(later).toMatchObject({ phones: [1] })
    decoded(await change(retryAll)())
    const earlier = await takeBatch(store)
    expect(earlier).toMatchObject({ phones: [0] })
    expect(earlier.id).toBeLessThan(later.id)
    await store.settleBatch('orders', earlier.id, { tag: 'delivered' })()
    expect(await takeBatch(store)).toMatchObject({ id: later.id, phones: [1] })
  })

  it('[P-005] rows that were delivered before a restore are looked for in their own sheet', async () => {
    const { store, keepRegistration, read } = await open()
    await keepRegistration(anArrivedOrder(1))()
    await keepRegistration(anArrivedMembership(2))()
    for (const target of ['orders', 'members'] as const) {
      const { id } = await takeBatch(store, target)
      await store.settleBatch(target, id, { tag: 'delivered' })()
    }
    const phones = [anArrivedOrder(1).content.phone, anArrivedMembership(2).content.phone]
    for (const [target, phone] of [
      ['orders', phones[0]],
      ['members', phones[1]],
    ] as const)
      expect(decoded(await read(() => run('deliveredOf', { target, phones }))())).toMatchObject([{ phone }])
  })

  it('[P-004] removals that were queued before a sheet was known are put under the sheet of their own target', async () => {
    const { store, keepRegistration, eraseByPhone, read } = await open()
    await keepRegistration(anArrivedOrder(1))()
    await keepRegistration(anArrivedMembership(2))()
    for (const target of ['orders', 'members'] as const) {
      const { id } = await takeBatch(store, target)
      await store.settleBatch(target, id, { tag: 'delivered' })()
    }
    for (const { content } of [anArrivedOrder(1), anArrivedMembership(2)])
      decoded(await eraseByPhone(phoneNumber(content.phone), 'none')())
    await keepRegistration(anArrivedOrder(3))()
    const { id } = await takeBatch(store)
    decoded(await store.recordSheet('orders', { spreadsheet: 'a-book', tab: 1, name: 'DatMua' }, id)())
    expect(decoded(await read(() => run('listedSheets', {}))())).toMatchObject([
      { target: 'orders', queuedRemovals: 1 },
    ])
  })

  it('[P-002] the first outcome of a batch is kept, and later ones change nothing', async () => {
    const { store, keepRegistration, clock, batches } = await open()
    await keepOrders(keepRegistration, 0, 2)
    const { id } = await takeBatch(store)
    await store.settleBatch('orders', id, { tag: 'delivered' })()
    for (const settlement of [
      { tag: 'delivered' },
      { tag: 'postponed', reason: 'late', retryAfterMs: null },
      { tag: 'split' },
      { tag: 'renumbered' },
      { tag: 'parked', reason: 'late' },
      { tag: 'halted', reason: 'late' },
    ] as const)
      expect(await store.settleBatch('orders', id, settlement)()).toStrictEqual(E.right(undefined))
    clock.pass(60_000)
    expect(await workOf(store)).toBe('idle')
    expect(await batches()).toStrictEqual([
      { id, state: 'delivered', attempts: 0, lastError: null, deliveredAt: ARRIVED_AT },
    ])
  })

  it('[P-002] a halted sheet has no work, the other one has', async () => {
    const { store, keepRegistration } = await open()
    await keepOrders(keepRegistration, 0, 1)
    await keepRegistration(anArrivedMembership(1))()
    const { id } = await takeBatch(store)
    await store.settleBatch('orders', id, { tag: 'halted', reason: '403' })()
    expect(await workOf(store)).toBe('halted')
    expect((await takeBatch(store, 'members')).phones).toStrictEqual([1])
  })

  it.each(['a-book', 'another-book'])(
    '[P-004] who is erased while a batch is under way is removed from the sheet that takes it: %s',
    async (spreadsheet) => {
      const { store, keepRegistration, eraseByPhone } = await open()
      const send = async (to: string) => {
        const { id } = await takeBatch(store)
        return async () => {
          decoded(await store.recordSheet('orders', { spreadsheet: to, tab: 1, name: 'DatMua' }, id)())
          decoded(await store.settleBatch('orders', id, { tag: 'delivered' })())
        }
      }
      await keepOrders(keepRegistration, 0, 1)
      if (spreadsheet === 'another-book') await (await send('a-book'))()
      await keepOrders(keepRegistration, 1, 2)
      const arrives = await send(spreadsheet)
      decoded(await eraseByPhone(phoneNumber('0900000001'), 'none')())
      await arrives()
      const sheets = new Set<string | undefined>()
      for (let work = await workOf(store); work === 'removals'; work = await workOf(store)) {
        const round = await takeRound(store)
        sheets.add(round.sheet?.spreadsheet)
        decoded(await store.settleRemovals('orders', round, { tag: 'removed', isMarked: false })())
      }
      expect([...sheets]).toContain(spreadsheet)
    },
  )

  it('[P-002] who was erased and registers again waits until the earlier rows are removed, and holds up nobody', async () => {
    const { store, keepRegistration, eraseByPhone } = await open()
    await keepOrders(keepRegistration, 0, 2)
    const { id } = await takeBatch(store)
    await store.settleBatch('orders', id, { tag: 'delivered' })()
    decoded(await eraseByPhone(phoneNumber('0900000001'), 'none')())
    await Promise.all(upTo(0, 600).map(() => keepRegistration(anArrivedOrder(1))()))
    await keepOrders(keepRegistration, 2, 503)
    await keepRegistration(anArrivedMembership(1))()
    const others = await takeBatch(store)
    expect(others.phones).toStrictEqual(upTo(2, 502))
    await store.settleBatch('orders', others.id, { tag: 'delivered' })()
    const last = await takeBatch(store)
    expect(last.phones).toStrictEqual([502])
    await store.settleBatch('orders', last.id, { tag: 'delivered' })()
    const round = await takeRound(store)
    expect(round.removals.map(({ phoneHash }) => phoneHash)).toStrictEqual([store.hashPhone('0900000001')])
    await store.settleRemovals('orders', round, { tag: 'removed', isMarked: true })()
    expect((await takeBatch(store)).phones).toStrictEqual(Array(500).fill(1))
  })

  const openWithRemoval = async () => {
    const opened = await open()
    const { store, keepRegistration, eraseByPhone } = opened
    await keepOrders(keepRegistration, 0, 1)
    const { id } = await takeBatch(store)
    await store.settleBatch('orders', id, { tag: 'delivered' })()
    decoded(await eraseByPhone(phoneNumber('0900000000'), 'none')())
    return opened
  }

  it('[P-002] a round of removals keeps its number until that is used up, and is fresh only once', async () => {
    const { store, clock } = await openWithRemoval()
    const first = await takeRound(store)
    expect(first.isFresh).toBe(true)
    expect(await takeRound(store)).toStrictEqual({ ...first, isFresh: false })
    await store.settleRemovals('orders', first, { tag: 'postponed', reason: 'down', retryAfterMs: null })()
    expect(await workOf(store)).toBe('idle')
    clock.pass(750)
    expect(await takeRound(store)).toStrictEqual({ ...first, isFresh: false })
    await store.settleRemovals('orders', first, { tag: 'renumbered', isMarked: true })()
    const next = await takeRound(store)
    expect(next).toStrictEqual({ ...first, id: first.id + 1, isFresh: true })
    await store.settleRemovals('orders', next, { tag: 'removed', isMarked: true })()
    expect(await workOf(store)).toBe('idle')
  })

  it('[P-002] an outcome that a slow process reports of a round leaves the number of a later round', async () => {
    const { store } = await openWithRemoval()
    const slow = await takeRound(store)
    await store.settleRemovals('orders', slow, { tag: 'renumbered', isMarked: true })()
    const next = await takeRound(store)
    await store.settleRemovals('orders', slow, { tag: 'renumbered', isMarked: true })()
    expect(await takeRound(store)).toStrictEqual({ ...next, isFresh: false })
  })

  it('[P-002] a round whose mark was read from the sheet after a restore is settled like any other', async () => {
    const { store, addDelivered } = await openWithRemoval()
    const round = await takeRound(store)
    await addDelivered(round.id, round.id + 1)
    decoded(await store.settleRemovals('orders', round, { tag: 'renumbered', isMarked: true })())
    expect(await takeRound(store)).toStrictEqual({ ...round, id: round.id + 1, isFresh: true })
  })

  it('[P-002] a halted round goes on under its number once the sheet is released', async () => {
    const { store, change } = await openWithRemoval()
    const round = await takeRound(store)
    await store.settleRemovals('orders', round, { tag: 'halted', reason: '403' })()
    expect(await workOf(store)).toBe('halted')
    decoded(await change(retryAll)())
    expect(await takeRound(store)).toStrictEqual({ ...round, isFresh: false })
  })

  it.each([
    { isMarked: true, kept: 1, why: 'it stands in the sheet' },
    { isMarked: false, kept: 0, why: 'it does not' },
  ])(
    '[P-002] the id of a batch is recorded as a marker to prune: $kept, as $why',
    async ({ isMarked, kept }) => {
      const { store, batches } = await openWithRemoval()
      const round = await takeRound(store)
      await store.settleRemovals('orders', round, { tag: 'removed', isMarked })()
      expect((await batches()).filter(({ id }) => id === round.id)).toMatchObject(
        Array(kept).fill({ state: 'delivered', deliveredAt: ARRIVED_AT }),
      )
    },
  )

  it('[P-002] the id of a batch that was split is recorded as a marker to prune, another installation’s is not', async () => {
    const { store, keepRegistration, batches } = await open()
    await keepOrders(keepRegistration, 0, 2)
    const foreign = await takeBatch(store)
    await store.settleBatch('orders', foreign.id, { tag: 'renumbered' })()
    const split = await takeBatch(store)
    await store.settleBatch('orders', split.id, { tag: 'split' })()
    expect((await batches()).filter(({ state }) => state === 'delivered').map(({ id }) => id)).toStrictEqual([
      split.id,
    ])
  })

  it('[P-002] a removal goes before batches once it has waited for a minute', async () => {
    const { store, keepRegistration, clock } = await openWithRemoval()
    await keepOrders(keepRegistration, 1, 2)
    clock.pass(59_999)
    expect(await workOf(store)).toBe('batch')
    clock.pass(1)
    const round = await takeRound(store)
    await store.settleRemovals('orders', round, { tag: 'postponed', reason: 'down', retryAfterMs: null })()
    expect(await workOf(store)).toBe('batch')
  })

  it('[P-002] a removal whose wait is longer than any, because the clock was ahead when it failed, is due at once', async () => {
    const { store, clock } = await openWithRemoval()
    const round = await takeRound(store)
    await store.settleRemovals('orders', round, { tag: 'postponed', reason: 'down', retryAfterMs: 300_000 })()
    expect(await workOf(store)).toBe('idle')
    clock.pass(-1)
    expect((await takeRound(store)).id).toBe(round.id)
  })

  it('[P-002] the newest markers are those of the highest numbers, whatever the clock said', async () => {
    const { store, addDelivered } = await open()
    await addDelivered(1, 1_101)
    expect(decoded(await store.findOldMarkers('orders', ROOM)()).toSorted((a, b) => a - b)).toStrictEqual(
      upTo(1, 101),
    )
  })

  it('[P-002] markers in a former spreadsheet are forgotten after 19 minutes, and none of this one', async () => {
    const { store, keepRegistration, batches, clock } = await open()
    const ids: Array<number> = []
    for (const [person, spreadsheet] of ['a-book', 'former-book'].entries()) {
      await keepOrders(keepRegistration, person, person + 1)
      const { id } = await takeBatch(store)
      ids.push(id)
      decoded(await store.recordSheet('orders', { spreadsheet, tab: 1, name: 'DatMua' }, id)())
      decoded(await store.settleBatch('orders', id, { tag: 'delivered' })())
    }
    clock.pass(1_140_000 - 1)
    expect(await store.findOldMarkers('orders', ROOM)()).toStrictEqual(E.right([]))
    expect(await batches()).toHaveLength(2)
    clock.pass(1)
    expect(await store.findOldMarkers('orders', ROOM)()).toStrictEqual(E.right([]))
    expect((await batches()).map(({ id }) => id)).toStrictEqual(ids.slice(0, 1))
  })

  it('[P-002] markers of the last 19 minutes are kept: a call may still arrive', async () => {
    const { store, addDelivered, clock } = await open()
    await addDelivered(1, 1_101)
    const lastDeliveredAt = 1_101
    clock.pass(lastDeliveredAt + 1_140_000 - 1 - clock.now())
    expect(await store.findOldMarkers('orders', ROOM)()).toStrictEqual(E.right([]))
    clock.pass(1)
    expect(decoded(await store.findOldMarkers('orders', ROOM)())).toHaveLength(100)
  })

  it('[P-002] the service may be called for 3 minutes after work was given, and not before', async () => {
    const { store, keepRegistration, clock } = await open()
    await keepOrders(keepRegistration, 0, 1)
    expect(await store.mayCall('orders')()).toStrictEqual(
      E.left({ tag: 'unavailable', reason: 'the work is no longer this process’s' }),
    )
    await takeBatch(store)
    clock.pass(180_000)
    expect(await store.mayCall('orders')()).toStrictEqual(E.right(undefined))
    clock.pass(1)
    expect(E.isLeft(await store.mayCall('orders')())).toBe(true)
    await takeBatch(store)
    clock.pass(-180_001)
    expect(E.isLeft(await store.mayCall('orders')())).toBe(true)
  })

  it('[P-002] writes are 1.25 s apart, and at once after a rest', async () => {
    const { store, clock } = await open()
    const reserve = async () => decoded(await store.reserveWrite()).at - ARRIVED_AT
    expect([await reserve(), await reserve(), await reserve()]).toStrictEqual([0, 1_250, 2_500])
    clock.pass(3_749)
    expect(await reserve()).toBe(3_750)
    clock.pass(10_000)
    expect(await reserve()).toBe(13_749)
  })

  it('[P-002] a hundred old markers are asked for at once, and no longer once they are forgotten', async () => {
    const { store, addDelivered, batches } = await open()
    await addDelivered(1, 1_100)
    expect(await store.findOldMarkers('orders', ROOM)()).toStrictEqual(E.right([]))
    await addDelivered(1_100, 1_101)
    const old = decoded(await store.findOldMarkers('orders', ROOM)())
    await store.forgetMarkers(old)()
    expect(await batches()).toHaveLength(1_000)
    expect(await store.findOldMarkers('orders', ROOM)()).toStrictEqual(E.right([]))
  })

  it('[P-002] a row that cannot be decoded is an error that names its statement, and is not skipped', async () => {
    const { store, addUnreadableErasure } = await open()
    await addUnreadableErasure()
    expect(await store.takeWork('orders', 'a-book')()).toMatchObject(
      E.left({ tag: 'unavailable', reason: expect.stringContaining('unreadable row of dueRemovals') }),
    )
  })
})

describe('a process that does not hold a sheet', () => {
  it('[P-002] is given no work and no old markers, and may not call the service', async () => {
    const { takeWork, findOldMarkers, mayCall } = createDeliveryStore(
      {
        transact: () => TE.left({ tag: 'unavailable', reason: 'not asked' }),
        onSheet: mustNotBeCalled('onSheet'),
        onAllSheets: mustNotBeCalled('onAllSheets'),
        ifHolder: (_target, otherwise) => TE.right(otherwise),
        renewLease: () => TE.right(null),
        random: mustNotBeCalled('random'),
        record: NO_RECORD,
      },
      'secret',
    )
    expect(await takeWork('orders', 'a-book')()).toStrictEqual(E.right({ tag: 'idle' }))
    expect(await findOldMarkers('orders', ROOM)()).toStrictEqual(E.right([]))
    expect(await mayCall('orders')()).toMatchObject(E.left({ tag: 'unavailable' }))
  })
})
