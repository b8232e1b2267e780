import { describe, expect, it } from 'vitest'
import { retryAll } from '../../../src/domain/ledger/deliver/retry-all'
import { takeNotices } from '../../../src/domain/ledger/notify/take-notices'
import { run } from '../../../src/domain/ledger/script'
import { GATHERED_AT_ONCE } from '../../../src/domain/ledger/statements/notice-statements'
import type { Notice } from '../../../src/domain/notice/notice'
import { referenceOf } from '../../../src/domain/registration/reference'
import type { NoticeStore } from '../../../src/ports/notices'
import { decoded } from '../../support/decoded'
import { ARRIVED_AT, anArrivedMembership, anArrivedOrder } from '../../support/ledger/arrived'
import { keepOrders, takeBatch } from '../../support/ledger/taken-work'
import { TEST_STORES, type TestStore } from '../../support/ledger/test-stores'

const SECOND_MS = 1_000
const HOUR_MS = 3_600_000

const take = async ({ takeNotices }: NoticeStore): Promise<ReadonlyArray<Notice>> =>
  decoded(await takeNotices())

const settle = async ({ settleNotice }: NoticeStore, notices: ReadonlyArray<Notice>, isSent: boolean) => {
  for (const notice of notices) decoded(await settleNotice(notice, isSent)())
}

const newsOf = (notices: ReadonlyArray<Notice>) => notices.map(({ content }) => content)
const tagsOf = (notices: ReadonlyArray<Notice>) => notices.map(({ content }) => content.tag)

describe.each(TEST_STORES)('notices to staff from a ledger $name', ({ open }) => {
  const openFor = async (
    channels: ReadonlyArray<'webhook' | 'mail'> = ['webhook'],
    isDelivering = false,
  ): Promise<TestStore & { readonly notices: NoticeStore }> => {
    const ledger = await open()
    return { ...ledger, notices: decoded(await ledger.openNotices({ channels, isDelivering })()) }
  }

  it('[P-012] name the references that visitors were shown, if staff have a desk', async () => {
    const { keepRegistration, openNotices } = await open()
    const settings = { channels: ['webhook'], isDelivering: false, hasDesk: true } as const
    const notices = decoded(await openNotices(settings)())
    await keepRegistration(anArrivedOrder(1, { idempotency: { key: 'key-1', bodyHash: 'h' } }))()
    await keepRegistration(anArrivedMembership(2))()
    expect(newsOf(await take(notices))).toMatchObject([
      { references: [referenceOf('key-1'), referenceOf('members 2')] },
    ])
  })

  it('[P-012] tell new registrations by kind and number, once on each channel', async () => {
    const { keepRegistration, notices, clock } = await openFor(['webhook', 'mail'])
    expect(await take(notices)).toStrictEqual([])
    for (const n of [1, 2]) await keepRegistration(anArrivedOrder(n))()
    await keepRegistration(anArrivedMembership(3))()
    await keepRegistration(anArrivedOrder(4, { isQuarantined: true }))()
    const taken = await take(notices)
    expect(taken.map(({ channel }) => channel).toSorted()).toStrictEqual(['mail', 'webhook'])
    expect(newsOf(taken)).toStrictEqual(
      Array(2).fill({
        tag: 'registered',
        orders: { count: 2, first: 1, last: 2 },
        members: { count: 1, first: 3, last: 3 },
      }),
    )
    await settle(notices, taken, true)
    clock.pass(HOUR_MS)
    expect(await take(notices)).toStrictEqual([])
  })

  it('[P-012] do not tell a key that came before a second time', async () => {
    const { keepRegistration, notices } = await openFor()
    const order = anArrivedOrder(1, { idempotency: { key: 'k', bodyHash: 'h' } })
    for (const _ of [1, 2]) await keepRegistration(order)()
    expect(newsOf(await take(notices))).toMatchObject([{ orders: { count: 1 } }])
  })

  it('[P-012] are summed up for 30 s after one was sent', async () => {
    const { keepRegistration, notices, clock } = await openFor()
    await keepRegistration(anArrivedOrder(1))()
    await settle(notices, await take(notices), true)
    for (const n of [2, 3]) {
      await keepRegistration(anArrivedOrder(n))()
      expect(await take(notices)).toStrictEqual([])
    }
    clock.pass(30 * SECOND_MS - 1)
    expect(await take(notices)).toStrictEqual([])
    clock.pass(1)
    expect(newsOf(await take(notices))).toMatchObject([{ orders: { count: 2, first: 2, last: 3 } }])
  })

  it('[P-012] are summed up on each channel by itself, and told at once where the clock was put back', async () => {
    const { keepRegistration, notices, clock } = await openFor(['webhook', 'mail'])
    await keepRegistration(anArrivedOrder(1))()
    const first = await take(notices)
    const of = (channel: string) => first.filter((notice) => notice.channel === channel)
    await settle(notices, of('mail'), true)
    clock.pass(20 * SECOND_MS)
    await settle(notices, of('webhook'), true)
    clock.pass(11 * SECOND_MS)
    await keepRegistration(anArrivedOrder(2))()
    const second = await take(notices)
    expect(second.map(({ channel }) => channel)).toStrictEqual(['mail'])
    await settle(notices, second, true)
    clock.pass(19 * SECOND_MS)
    const third = await take(notices)
    expect(third.map(({ channel }) => channel)).toStrictEqual(['webhook'])
    await settle(notices, third, true)
    clock.pass(-300 * SECOND_MS)
    await keepRegistration(anArrivedOrder(3))()
    expect(newsOf(await take(notices))).toMatchObject(Array(2).fill({ orders: { first: 3, last: 3 } }))
  })

  it('[P-012] are one, however many arrived, with five references at most', async () => {
    const { keepRegistration, openNotices, desk } = await open()
    const settings = { channels: ['webhook'], isDelivering: false, hasDesk: true } as const
    const notices = decoded(await openNotices(settings)())
    await keepOrders(keepRegistration, 0, 6)
    const ids = Array.from({ length: GATHERED_AT_ONCE - 5 }, (_, at) => at + 7)
    await keepOrders(keepRegistration, 6, GATHERED_AT_ONCE + 1)
    expect(decoded(await desk.read(() => run('anyUnannounced', {}))())).toHaveLength(1)
    const [notice] = newsOf(await take(notices))
    expect(notice).toMatchObject({ orders: { count: GATHERED_AT_ONCE + 1, first: 1, last: ids.at(-1) } })
    expect(notice).toHaveProperty('references.length', 5)
  })

  it('[P-012] write nothing where there is nothing to tell, and take nothing for nobody', async () => {
    const { keepRegistration, notices, desk } = await openFor()
    const lock = () =>
      desk
        .read(() => run('readVariable', { name: 'notice lock' }))()
        .then(decoded)
    expect(await take(notices)).toStrictEqual([])
    expect(await lock()).toStrictEqual([])
    await keepRegistration(anArrivedOrder(1))()
    const nobody = { channels: [], isDelivering: false }
    expect(decoded(await desk.change((at) => takeNotices(nobody, at))())).toStrictEqual([])
    expect(await lock()).toStrictEqual([])
    expect(await take(notices)).toHaveLength(1)
    expect(await lock()).toHaveLength(1)
  })

  it('[P-012] stay over a new start on the channels that are still in use, and on no other', async () => {
    const ledger = await openFor(['webhook', 'mail'])
    await ledger.keepRegistration(anArrivedOrder(1))()
    await settle(ledger.notices, await take(ledger.notices), false)
    await ledger.keepRegistration(anArrivedOrder(2))()
    const again = decoded(await ledger.openNotices({ channels: ['mail'], isDelivering: false })())
    ledger.clock.pass(HOUR_MS)
    const taken = await take(again)
    expect(taken).toMatchObject([{ channel: 'mail', content: { orders: { first: 1, last: 1 } } }])
    await settle(again, taken, true)
    ledger.clock.pass(HOUR_MS)
    const rest = await take(again)
    expect(rest).toMatchObject([{ channel: 'mail', content: { orders: { first: 2, last: 2 } } }])
    await settle(again, rest, true)
    const both = decoded(await ledger.openNotices({ channels: ['webhook', 'mail'], isDelivering: false })())
    ledger.clock.pass(HOUR_MS)
    expect(await take(both)).toStrictEqual([])
  })

  it('[P-012] that are not taken come again under their id, unchanged, at growing waits', async () => {
    const { keepRegistration, notices, clock } = await openFor()
    await keepRegistration(anArrivedOrder(1))()
    const [first] = await take(notices)
    if (first === undefined) throw new Error('nothing is told')
    await settle(notices, [first], false)
    let tries = 1
    for (const wait of [0.75, 1.5, 3, 6, 12, 24, 48, 96, 192, 384, 450, 450]) {
      await keepRegistration(anArrivedOrder(tries + 1))()
      clock.pass(wait * SECOND_MS - 1)
      expect(await take(notices)).toStrictEqual([])
      clock.pass(1)
      tries += 1
      const again = await take(notices)
      expect(again).toStrictEqual([{ ...first, tries }])
      await settle(notices, again, false)
    }
  })

  it('[P-012] are at most two on a channel, however long it is down, and then tell all', async () => {
    const { keepRegistration, notices, clock } = await openFor(['webhook', 'mail'])
    for (let n = 0; n < 100; n += 1) {
      await keepRegistration(anArrivedOrder(n))()
      const taken = await take(notices)
      await settle(
        notices,
        taken.filter(({ channel }) => channel === 'mail'),
        true,
      )
      await settle(
        notices,
        taken.filter(({ channel }) => channel === 'webhook'),
        false,
      )
      clock.pass(60 * SECOND_MS)
    }
    const rest: Array<Notice> = []
    for (let n = 0; n < 5; n += 1) {
      const taken = await take(notices)
      rest.push(...taken)
      await settle(notices, taken, true)
      clock.pass(600 * SECOND_MS)
    }
    const counts = rest
      .filter(({ channel }) => channel === 'webhook')
      .map(({ content }) => (content.tag === 'registered' ? content.orders?.count : null))
    expect(counts).toStrictEqual([1, 99])
  })

  it('[P-012] are given to one process at a time, and to another after a minute', async () => {
    const ledger = await openFor()
    const other = decoded(await ledger.openNotices({ channels: ['webhook'], isDelivering: false })())
    await Promise.all([1, 2, 3].map((n) => ledger.keepRegistration(anArrivedOrder(n))()))
    const taken = (await Promise.all([take(ledger.notices), take(other)])).flat()
    expect(newsOf(taken)).toMatchObject([{ orders: { count: 3 } }])
    ledger.clock.pass(60 * SECOND_MS - 1)
    expect([...(await take(ledger.notices)), ...(await take(other))]).toStrictEqual([])
    ledger.clock.pass(1)
    expect(await take(other)).toStrictEqual(taken.map((notice) => ({ ...notice, tries: 2 })))
  })

  it('[P-012] hold no personal data, and no erased person is announced', async () => {
    const { keepRegistration, eraseByPhone, notices, clock } = await openFor()
    await keepRegistration(anArrivedOrder(1))()
    await eraseByPhone('0900000001', 'none')()
    expect(await take(notices)).toStrictEqual([])
    await keepRegistration(anArrivedOrder(2))()
    const taken = await take(notices)
    expect(JSON.stringify(taken)).not.toMatch(/0900000002|Mẫu|Hàu/)
    await eraseByPhone('0900000002', 'none')()
    clock.pass(60 * SECOND_MS)
    expect(newsOf(await take(notices))).toStrictEqual(newsOf(taken))
  })

  it('[P-012] do not tell of registrations that were kept while notices were off', async () => {
    const ledger = await open()
    await ledger.keepRegistration(anArrivedOrder(1))()
    const notices = decoded(await ledger.openNotices({ channels: ['mail'], isDelivering: false })())
    expect(await take(notices)).toStrictEqual([])
    await ledger.keepRegistration(anArrivedOrder(2))()
    await take(notices)
    await ledger.keepRegistration(anArrivedOrder(3))()
    decoded(await ledger.openNotices({ channels: [], isDelivering: false })())
    await ledger.keepRegistration(anArrivedOrder(4))()
    const again = decoded(await ledger.openNotices({ channels: ['mail'], isDelivering: false })())
    ledger.clock.pass(HOUR_MS)
    expect(await take(again)).toStrictEqual([])
  })

  it('[P-012] tell of a halted sheet at once and once, and again when it is halted again', async () => {
    const { keepRegistration, change, store, notices, clock } = await openFor(['webhook'], true)
    const halt = async () => {
      await keepRegistration(anArrivedMembership(1))()
      const { id } = await takeBatch(store, 'members')
      await store.settleBatch('members', id, { tag: 'halted', reason: 'the service answers 403' })()
    }
    await halt()
    const taken = await take(notices)
    expect(newsOf(taken)).toContainEqual({ tag: 'halted', sheet: 'members', since: ARRIVED_AT })
    await settle(notices, taken, true)
    clock.pass(24 * HOUR_MS)
    expect(await take(notices)).toStrictEqual([])
    await change(retryAll)()
    expect(tagsOf(await take(notices))).toStrictEqual(['stalled'])
    await halt()
    expect(newsOf(await take(notices))).toContainEqual({
      tag: 'halted',
      sheet: 'members',
      since: ARRIVED_AT + 24 * HOUR_MS,
    })
  })

  it('[P-012] tell of a halted sheet also right after others, which are not delayed by it', async () => {
    const { keepRegistration, store, notices, clock } = await openFor(['webhook'], true)
    await keepRegistration(anArrivedMembership(1))()
    await settle(notices, await take(notices), true)
    clock.pass(SECOND_MS)
    const { id } = await takeBatch(store, 'members')
    await store.settleBatch('members', id, { tag: 'halted', reason: 'the service answers 403' })()
    const halted = await take(notices)
    expect(tagsOf(halted)).toStrictEqual(['halted'])
    clock.pass(29 * SECOND_MS)
    await settle(notices, halted, true)
    await keepRegistration(anArrivedOrder(2))()
    expect(tagsOf(await take(notices))).toStrictEqual(['registered'])
  })

  it('[P-012] tell once of a sheet that received nothing for an hour, not of a backlog in progress', async () => {
    const { keepRegistration, store, notices, clock } = await openFor(['webhook'], true)
    for (const n of [1, 2, 3]) await keepRegistration(anArrivedOrder(n))()
    await settle(notices, await take(notices), true)
    clock.pass(HOUR_MS - 1)
    expect(await take(notices)).toStrictEqual([])
    clock.pass(1)
    const stalled = await take(notices)
    expect(newsOf(stalled)).toStrictEqual([{ tag: 'stalled', sheet: 'orders', since: ARRIVED_AT }])
    await settle(notices, stalled, true)
    clock.pass(HOUR_MS)
    expect(await take(notices)).toStrictEqual([])
    const whole = await takeBatch(store)
    await store.settleBatch('orders', whole.id, { tag: 'split' })()
    const half = await takeBatch(store)
    await store.settleBatch('orders', half.id, { tag: 'delivered' })()
    clock.pass(HOUR_MS - 1)
    expect(await take(notices)).toStrictEqual([])
    clock.pass(1)
    expect(tagsOf(await take(notices))).toStrictEqual(['stalled'])
  })

  it('[P-012] tell nothing of sheets while delivery is off', async () => {
    const { keepRegistration, notices, clock } = await openFor()
    await keepRegistration(anArrivedOrder(1))()
    await settle(notices, await take(notices), true)
    clock.pass(24 * HOUR_MS)
    expect(await take(notices)).toStrictEqual([])
  })
})
