import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startNotices } from '../../../src/adapters/notices/start-notices'
import type { Notice } from '../../../src/domain/notice/notice'
import type { SendNotice } from '../../../src/ports/notices'
import { decoded } from '../../support/decoded'
import { scaled } from '../../support/faults/scale'
import { seeded } from '../../support/faults/seeded'
import { ARRIVED_AT, anArrivedOrder } from '../../support/ledger/arrived'
import { createMemoryLedger } from '../../support/memory/memory-ledger'

const SECOND_MS = 1_000
const HOUR_MS = 3_600_000
/** Registrations an hour. */
const AN_HOUR = scaled(400, 4_167)

beforeEach(() => {
  vi.useFakeTimers({ now: ARRIVED_AT })
})
afterEach(() => {
  vi.useRealTimers()
})

const begin = async (webhook: SendNotice, mail: SendNotice = () => TE.right(undefined)) => {
  const ledger = createMemoryLedger({ random: () => 0.5 })
  const settings = { channels: ['webhook', 'mail'], isDelivering: false } as const
  const store = decoded(await ledger.openNotices(settings)())
  const sent: Array<{ readonly notice: Notice; readonly at: number; readonly isTaken: boolean }> = []
  const logged: Array<object> = []
  const counted: Array<string> = []
  const noted =
    (send: SendNotice): SendNotice =>
    (notice) =>
    async () => {
      const answer = await send(notice)()
      sent.push({ notice, at: Date.now(), isTaken: E.isRight(answer) })
      return answer
    }
  const notices = startNotices({
    store,
    senders: { webhook: noted(webhook), mail: noted(mail) },
    count: (channel, isSent) => counted.push(`${channel} ${isSent}`),
    log: { warn: (fields) => logged.push(fields), error: (fields) => logged.push(fields) },
  })
  return { ...ledger, ...notices, sent, logged, counted }
}

const ordersIn = ({ content }: Notice): number =>
  content.tag === 'registered' ? (content.orders?.count ?? 0) : 0
const told = (sent: Awaited<ReturnType<typeof begin>>['sent'], channel: string): number =>
  sent
    .filter(({ notice, isTaken }) => isTaken && notice.channel === channel)
    .reduce((sum, { notice }) => sum + ordersIn(notice), 0)

describe('notices to staff', () => {
  it('[P-012] report 95 % of registrations within a minute if a third of the calls fail, always the same under one id', async () => {
    const random = seeded(3)
    const { keepRegistration, sent } = await begin(() =>
      random() < 1 / 3 ? TE.left('the receiver answers 503') : TE.right(undefined),
    )
    const REGISTRATIONS = 1_000
    const keptAt: Array<number> = []
    for (let n = 1; n <= REGISTRATIONS; n += 1) {
      await keepRegistration(anArrivedOrder(n))()
      keptAt.push(Date.now())
      await vi.advanceTimersByTimeAsync(Math.floor(random() * 20 * SECOND_MS))
    }
    await vi.advanceTimersByTimeAsync(HOUR_MS)
    expect([told(sent, 'webhook'), told(sent, 'mail')]).toStrictEqual([REGISTRATIONS, REGISTRATIONS])
    const byId = new Map<string, Set<string>>()
    for (const { notice } of sent)
      byId.set(notice.id, (byId.get(notice.id) ?? new Set()).add(JSON.stringify([notice.at, notice.content])))
    expect([...byId.values()].filter((contents) => contents.size > 1)).toStrictEqual([])
    const late = sent
      .filter(({ isTaken }) => isTaken)
      .flatMap(({ notice: { content, channel }, at }) =>
        channel === 'webhook' && content.tag === 'registered' && content.orders !== null
          ? keptAt.slice(content.orders.first - 1, content.orders.last).map((kept) => at - kept)
          : [],
      )
      .filter((ms) => ms > 60 * SECOND_MS)
    expect(late.length).toBeLessThanOrEqual(REGISTRATIONS * 0.05)
  })

  it('[P-012] report each registration at least once, under one id, if the server is killed while a third of the calls fail', async () => {
    const random = seeded(5)
    const ledger = createMemoryLedger({ random })
    const store = decoded(await ledger.openNotices({ channels: ['webhook'], isDelivering: false })())
    const calls: Array<{ readonly notice: Notice; readonly isTaken: boolean }> = []
    const webhook: SendNotice = (notice) => async () => {
      const isTaken = random() >= 1 / 3
      calls.push({ notice, isTaken })
      await new Promise((resolve) => setTimeout(resolve, random() * SECOND_MS))
      return isTaken ? E.right(undefined) : E.left('the receiver answers 503')
    }
    /** A process that settles nothing any more once it is killed. */
    const live = () => {
      let isAlive = true
      const notices = startNotices({
        store: {
          ...store,
          settleNotice: (...of) => (isAlive ? store.settleNotice(...of) : TE.right(undefined)),
        },
        senders: { webhook },
        count: () => undefined,
        log: { warn: () => undefined, error: () => undefined },
      })
      return () => {
        isAlive = false
        void notices.stop()
      }
    }
    const REGISTRATIONS = 1_000
    let kill = live()
    for (let n = 1; n <= REGISTRATIONS; n += 1) {
      await ledger.keepRegistration(anArrivedOrder(n))()
      await vi.advanceTimersByTimeAsync(random() * 20 * SECOND_MS)
      if (random() < 1 / 2) continue
      kill()
      kill = live()
    }
    await vi.advanceTimersByTimeAsync(HOUR_MS)
    const taken = calls.filter(({ isTaken }) => isTaken)
    const byId = new Map(taken.map(({ notice }) => [notice.id, ordersIn(notice)]))
    expect([...byId.values()].reduce((a, b) => a + b, 0)).toBe(REGISTRATIONS)
    const texts = new Set(calls.map(({ notice: { id, at, content } }) => JSON.stringify([id, at, content])))
    expect(texts.size).toBe(byId.size)
    // Some were taken by the receiver, and the server was killed before it heard of it.
    expect(taken.length).toBeGreaterThan(byId.size)
  })

  it(`[P-012] report ${24 * AN_HOUR} registrations, received while a receiver was down for a day, in two calls`, async () => {
    let isDown = true
    const { keepRegistration, sent, logged } = await begin(() =>
      isDown ? TE.left('the receiver cannot be reached') : TE.right(undefined),
    )
    for (let hour = 0; hour < 24; hour += 1) {
      for (let n = 0; n < AN_HOUR; n += 1) await keepRegistration(anArrivedOrder(n))()
      await vi.advanceTimersByTimeAsync(HOUR_MS)
    }
    expect(logged.length).toBeGreaterThan(90)
    expect(logged.length).toBeLessThan(220)
    const before = sent.length
    isDown = false
    await vi.advanceTimersByTimeAsync(HOUR_MS)
    const after = sent.slice(before).filter(({ notice }) => notice.channel === 'webhook')
    expect(after).toHaveLength(2)
    expect(told(sent, 'webhook')).toBe(24 * AN_HOUR)
  })

  it('[P-012] use the other channel while one does not respond', async () => {
    const { keepRegistration, sent, stop, logged } = await begin(() => () => new Promise(() => undefined))
    await keepRegistration(anArrivedOrder(1))()
    await vi.advanceTimersByTimeAsync(5 * SECOND_MS)
    expect(sent.map(({ notice }) => notice.channel)).toStrictEqual(['mail'])
    const stopped = stop()
    await vi.advanceTimersByTimeAsync(3 * SECOND_MS)
    await stopped
    await keepRegistration(anArrivedOrder(2))()
    await vi.advanceTimersByTimeAsync(HOUR_MS)
    expect([sent.length, logged.length]).toStrictEqual([1, 0])
  })

  it('[P-012] have each attempt counted and each failure logged with its reason', async () => {
    const { keepRegistration, counted, logged } = await begin(() => TE.left('the receiver answers 500'))
    await keepRegistration(anArrivedOrder(1))()
    await vi.advanceTimersByTimeAsync(2 * SECOND_MS)
    expect(counted.toSorted()).toStrictEqual(['mail true', 'webhook false'])
    expect(logged).toMatchObject([
      {
        channel: 'webhook',
        attempts: 1,
        reason: 'the receiver answers 500',
        id: expect.stringMatching(/^msg_/),
      },
    ])
  })
})
