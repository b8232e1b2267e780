import { describe, expect, it } from 'vitest'
import { readSearch } from '../../../src/domain/desk/desk-search'
import type { HandlingState } from '../../../src/domain/handling/handling'
import { hashesOfPhone } from '../../../src/domain/ledger/phone-hash'
import { first, run } from '../../../src/domain/ledger/script'
import {
  callList,
  countStates,
  foundBy,
  indexRegistrations,
  latestIds,
  listPage,
  othersOf,
} from '../../../src/domain/ledger/staff/desk-index'
import { readHistory } from '../../../src/domain/ledger/staff/history'
import { recordShowing, type Showing } from '../../../src/domain/ledger/staff/record-showing'
import { type StepOutcome, type StepRequest, takeStep } from '../../../src/domain/ledger/staff/take-step'
import { nationalNumber } from '../../../src/domain/phone/phone-spellings'
import type { ArrivedRegistration } from '../../../src/domain/registration/arrived-registration'
import { referenceOf } from '../../../src/domain/registration/reference'
import { SAME_PHONE_MS } from '../../../src/domain/registration/same-phones'
import { decoded } from '../../support/decoded'
import { personName, phoneNumber } from '../../support/fixtures/people'
import { ARRIVED_AT, anArrivedMembership, anArrivedOrder } from '../../support/ledger/arrived'
import { TEST_STORES, type TestStore } from '../../support/ledger/test-stores'

const indexAll = async ({ desk }: TestStore): Promise<void> => {
  const { after, upTo } = decoded(await desk.read(latestIds)())
  decoded(await desk.change(() => indexRegistrations({ after, upTo }))())
}

const pressed = (
  { desk }: TestStore,
  state: HandlingState,
  given: Partial<StepRequest> & Pick<StepRequest, 'seen'>,
): Promise<StepOutcome> =>
  desk
    .change((at) =>
      takeStep({ id: 1, note: '', callAt: null, who: 'Trang', state, prices: null, ...given }, at),
    )()
    .then(decoded)

const named = (n: number, name: string): ArrivedRegistration => {
  const { content: registration, ...order } = anArrivedOrder(n)
  return { ...order, content: { ...registration, name: personName(name) } } as ArrivedRegistration
}

const idsOf = (rows: ReadonlyArray<{ readonly kept: { readonly id: number } }>) =>
  rows.map(({ kept }) => kept.id)
const found = async ({ desk }: TestStore, typed: string) =>
  idsOf(decoded(await desk.read(() => foundBy(readSearch(typed)))()).rows)

describe.each(TEST_STORES)('the work of staff $name', ({ open }) => {
  it('[P-019] a registration is found by its reference, its number however typed, the end of it, and its name without marks', async () => {
    const store = await open()
    const order = anArrivedOrder(1, { idempotency: { key: 'key-1', bodyHash: 'h' } })
    decoded(await store.keepRegistration(order)())
    decoded(await store.keepRegistration(anArrivedMembership(2))())
    await indexAll(store)
    await indexAll(store)
    const { phone, name } = order.content
    const end = phone.slice(-4)
    for (const typed of [
      referenceOf('key-1'),
      referenceOf('key-1').toLowerCase().replace('-', ' '),
      phone,
      `+84 ${phone.slice(1, 4)}.${phone.slice(4)}`,
      end,
    ])
      expect([typed, await found(store, typed)]).toStrictEqual([typed, [1]])
    expect(
      await found(store, name.normalize('NFD').replace(/\p{M}/gu, '').replace('đ', 'd').toUpperCase()),
    ).toContain(1)
    for (const typed of ['', '1', 'x', '%%', '__', 'khong ai ca', '0999999999', referenceOf('another')])
      expect([typed, await found(store, typed)]).toStrictEqual([typed, []])
  })

  it('[P-019] a name of eight letters that could be a reference is found, and so are two registrations that share one', async () => {
    const store = await open()
    decoded(await store.keepRegistration(named(1, 'Thanh Mai'))())
    for (const id of [2, 3]) decoded(await store.keepRegistration(anArrivedOrder(id))())
    await store.desk.change(function* () {
      for (const [id, name] of [
        [2, 'tran van ba'],
        [3, 'thanh mai'],
      ] as const)
        yield* run('insertHandling', {
          id,
          target: 'orders',
          at: ARRIVED_AT,
          reference: 'THAN-HMA1',
          name,
          reversedPhone: '123',
        })
    })()
    await indexAll(store)
    expect(await found(store, 'thanh mai')).toStrictEqual([3, 2, 1])
    expect(await found(store, 'THAN-HMA1')).toStrictEqual([3, 2])
  })

  it('[P-019] at most 50 are found and listed to be called, of two that came at once the one kept first', async () => {
    const store = await open()
    decoded(await store.keepRegistration(anArrivedMembership(0))())
    for (let n = 1; n <= 51; n += 1) decoded(await store.keepRegistration(named(n, 'Thanh Mai'))())
    await store.desk.change(() =>
      run('insertHandling', {
        id: 1,
        target: 'members',
        at: ARRIVED_AT,
        reference: 'THAN-HMA1',
        name: 'khac',
        reversedPhone: '123',
      }),
    )()
    await indexAll(store)
    expect(await found(store, 'thanh mai')).toStrictEqual([
      1,
      ...Array.from({ length: 49 }, (_, at) => 52 - at),
    ])
    await store.desk.change(function* () {
      for (let id = 2; id <= 52; id += 1)
        yield* run('advanceHandling', { id, state: 'new', callAt: null, seen: 0 })
    })()
    const calls = idsOf(decoded(await store.desk.read(() => callList(0))()))
    expect(calls).toStrictEqual(Array.from({ length: 50 }, (_, at) => at + 1))
  })

  it('[P-019] the index covers all once nothing in it is missing, also what was committed late', async () => {
    const store = await open()
    const latest = () => store.desk.read(latestIds)().then(decoded)
    const index = (after: number, upTo: number) =>
      store.desk
        .change(() => indexRegistrations({ after, upTo }))()
        .then(decoded)
    expect(await latest()).toStrictEqual({ after: -1_000, upTo: 0, isIndexed: true })
    for (const n of [1, 2, 3]) decoded(await store.keepRegistration(anArrivedOrder(n))())
    expect(await latest()).toStrictEqual({ after: -997, upTo: 3, isIndexed: false })
    await index(0, 1)
    expect(await latest()).toStrictEqual({ after: -999, upTo: 3, isIndexed: false })
    await index(2, 3)
    expect(await latest()).toStrictEqual({ after: -997, upTo: 3, isIndexed: false })
    await index(1, 2)
    expect(await latest()).toStrictEqual({ after: -997, upTo: 3, isIndexed: true })
  })

  it('[P-019] a page has the newest first, 50 at once, and goes on without a gap; counts are per state', async () => {
    const store = await open()
    for (let n = 0; n < 53; n += 1)
      decoded(
        await store.keepRegistration(anArrivedOrder(n, { receivedAt: ARRIVED_AT + Math.floor(n / 2) }))(),
      )
    decoded(await store.keepRegistration(anArrivedMembership(99))())
    await indexAll(store)
    expect((await pressed(store, 'confirmed', { id: 10, seen: 0 })).tag).toBe('taken')
    const page = { target: 'orders', from: 0 } as const
    const { rows } = decoded(
      await store.desk.read(() => listPage({ ...page, state: null, at: ARRIVED_AT * 2, id: 0 }))(),
    )
    expect(idsOf(rows)).toStrictEqual(Array.from({ length: 50 }, (_, n) => 53 - n))
    const last = rows.at(-1)?.kept ?? { at: 0, id: 0 }
    const rest = decoded(
      await store.desk.read(() => listPage({ ...page, state: null, at: last.at, id: last.id }))(),
    )
    expect(idsOf(rest.rows)).toStrictEqual([3, 2, 1])
    const confirmed = await store.desk.read(() =>
      listPage({ ...page, at: ARRIVED_AT * 2, id: 0, state: 'confirmed' }),
    )()
    expect(idsOf(decoded(confirmed).rows)).toStrictEqual([10])
    const ofDay = await store.desk.read(() =>
      listPage({ ...page, state: null, from: ARRIVED_AT + 1, at: ARRIVED_AT + 2, id: 0 }),
    )()
    expect(idsOf(decoded(ofDay).rows)).toStrictEqual([4, 3])
    const counts = decoded(await store.desk.read(() => countStates('orders'))())
    expect(counts.toSorted((a, b) => a.rows - b.rows)).toEqual([
      { state: 'confirmed', rows: 1 },
      { state: 'new', rows: 52 },
    ])
  })

  it('[P-019] registrations in a state are counted up to one more than a thousand', async () => {
    const store = await open()
    await Promise.all(
      Array.from({ length: 1_002 }, (_, n) => store.keepRegistration(anArrivedMembership(n))()),
    )
    decoded(await store.desk.change(() => indexRegistrations({ after: 0, upTo: 1_002 }))())
    expect(decoded(await store.desk.read(() => countStates('members'))())).toEqual([
      { state: 'new', rows: 1_001 },
    ])
  })

  it('[P-019] a number that registered again within 30 days is marked, on both sides of the limit', async () => {
    const store = await open()
    for (const receivedAt of [ARRIVED_AT, ARRIVED_AT + SAME_PHONE_MS, ARRIVED_AT + 2 * SAME_PHONE_MS + 1])
      decoded(await store.keepRegistration(anArrivedOrder(1, { receivedAt }))())
    await indexAll(store)
    const { rows } = decoded(await store.desk.read(() => foundBy(readSearch(phoneNumber('0900000001'))))())
    expect(rows.map(({ sharesPhone }) => sharesPhone)).toStrictEqual([false, true, true])
    const [newest] = rows
    expect(newest && idsOf(decoded(await store.desk.read(() => othersOf(newest))()))).toStrictEqual([2, 1])
  })

  it('[P-018] steps are appended with a line in the history; a press on an old page changes nothing and is told what was done', async () => {
    const store = await open()
    decoded(await store.keepRegistration(anArrivedOrder(1))())
    await indexAll(store)
    expect(await pressed(store, 'callLater', { seen: 0, callAt: 9e12, note: 'sau giờ làm' })).toStrictEqual({
      tag: 'taken',
      stepNumber: 1,
    })
    expect(await pressed(store, 'cancelled', { seen: 0, note: 'mất', who: 'Hà' })).toMatchObject({
      tag: 'outdated',
      steps: [{ stepNumber: 1, who: 'Trang', state: 'callLater', note: 'sau giờ làm', callAt: 9e12 }],
    })
    expect(await pressed(store, 'sent', { seen: 1 })).toStrictEqual({ tag: 'refused' })
    expect(await pressed(store, 'new', { seen: 1 })).toStrictEqual({ tag: 'refused' })
    expect(await pressed(store, 'confirmed', { seen: 1, id: 7 })).toStrictEqual({ tag: 'gone' })
    expect(await pressed(store, 'cancelled', { seen: 1 })).toStrictEqual({ tag: 'taken', stepNumber: 2 })
    expect(await pressed(store, 'confirmed', { seen: 2 })).toStrictEqual({ tag: 'refused' })
    expect(await pressed(store, 'cancelled', { seen: 2, note: 'gọi lại hỏi' })).toStrictEqual({
      tag: 'taken',
      stepNumber: 3,
    })
    const steps = decoded(await store.desk.read(() => run('stepsOf', { id: 1 }))())
    expect(steps.map(({ stepNumber, state, callAt }) => [stepNumber, state, callAt])).toStrictEqual([
      [1, 'callLater', 9e12],
      [2, 'cancelled', null],
      [3, 'cancelled', null],
    ])
    const all = { since: 0, until: Number.MAX_SAFE_INTEGER }
    const entries = decoded(await store.read(() => readHistory(all, null))())
    expect(entries.map(({ who, command, rows }) => [who, command, rows])).toStrictEqual(
      Array.from({ length: 3 }, () => ['Trang', 'desk changed', 1]),
    )
    expect(entries[0]?.phoneHash).toMatch(/^\S{16,}$/)
  })

  it('[P-018] the same step sent again is the one that was taken; another one on that page is told what was done', async () => {
    const store = await open()
    decoded(await store.keepRegistration(anArrivedOrder(1))())
    await indexAll(store)
    const later = { seen: 1, callAt: 9_000, note: 'sau giờ làm', who: 'Hà' }
    await pressed(store, 'unanswered', { seen: 0 })
    await pressed(store, 'callLater', later)
    await pressed(store, 'confirmed', { seen: 2 })
    expect(await pressed(store, 'callLater', later)).toStrictEqual({ tag: 'taken', stepNumber: 2 })
    const since = { tag: 'outdated', steps: [{ stepNumber: 2 }, { stepNumber: 3 }] }
    for (const other of [{ who: 'Trang' }, { note: '' }, { callAt: 9_001 }])
      expect(await pressed(store, 'callLater', { ...later, ...other })).toMatchObject(since)
    expect(await pressed(store, 'unanswered', later)).toMatchObject(since)
    expect(await pressed(store, 'callLater', { ...later, seen: 4 })).toStrictEqual({
      tag: 'outdated',
      steps: [],
    })
    expect(decoded(await store.desk.read(() => run('stepsOf', { id: 1 }))())).toHaveLength(3)
  })

  it('[P-018] the prices that an employee saw are recorded by the step that confirms an order, and by no other', async () => {
    const store = await open()
    decoded(await store.keepRegistration(anArrivedOrder(1))())
    await indexAll(store)
    const prices = ['790.000đ', null]
    await pressed(store, 'unanswered', { seen: 0, prices })
    await pressed(store, 'confirmed', { seen: 1, prices })
    await pressed(store, 'confirmed', { seen: 2, note: 'gọi lại hỏi', prices })
    await pressed(store, 'sent', { seen: 3, prices })
    const steps = decoded(await store.desk.read(() => run('stepsOf', { id: 1 }))())
    expect(steps.map((step) => [step.state, step.prices])).toEqual([
      ['unanswered', null],
      ['confirmed', JSON.stringify(prices)],
      ['confirmed', null],
      ['sent', null],
    ])
  })

  it('[P-018] who was shown a registration is on record, and whether with its number', async () => {
    const store = await open()
    decoded(await store.keepRegistration(anArrivedOrder(1))())
    await indexAll(store)
    const shown = decoded(await store.desk.read(() => first('handledOne', { id: 1 }))())
    const showings: ReadonlyArray<Showing> = [{ tag: 'opened' }, { tag: 'phoneAsked' }]
    for (const [at, showing] of showings.entries())
      if (shown !== null) decoded(await store.desk.change(() => recordShowing(shown, 'Trang', showing, at))())
    const entries = decoded(
      await store.read(() => readHistory({ since: 0, until: Number.MAX_SAFE_INTEGER }, null))(),
    )
    const hashes = decoded(await store.change(() => hashesOfPhone(nationalNumber('0900000001')))())
    expect(entries).toMatchObject([
      { who: 'Trang', command: 'desk opened', at: 0, rows: 1 },
      { who: 'Trang', command: 'desk shown', at: 1, rows: 1 },
    ])
    expect(entries.map(({ phoneHash }) => hashes.includes(phoneHash ?? ''))).toStrictEqual([true, true])
  })

  it('[P-019] the call list has call-backs that are due, then new ones of both kinds, then those that did not answer, oldest first', async () => {
    const store = await open()
    for (const [n, receivedAt] of [10, 50, 20, 40].entries())
      decoded(await store.keepRegistration(anArrivedOrder(n, { receivedAt }))())
    decoded(await store.keepRegistration(anArrivedMembership(9, { receivedAt: 30 }))())
    decoded(await store.keepRegistration(anArrivedOrder(8, { receivedAt: 60 }))())
    await indexAll(store)
    await pressed(store, 'unanswered', { id: 1, seen: 0 })
    await pressed(store, 'callLater', { id: 6, seen: 0, callAt: 1_000 })
    await pressed(store, 'callLater', { id: 2, seen: 0, callAt: 9_000 })
    const calls = async (at: number) => idsOf(decoded(await store.desk.read(() => callList(at))()))
    expect(await calls(999)).toStrictEqual([3, 5, 4, 1])
    expect(await calls(1_000)).toStrictEqual([6, 3, 5, 4, 1])
    expect(await calls(9_000)).toStrictEqual([6, 2, 3, 5, 4, 1])
  })

  it('[P-004] an erasure takes index, steps and notes of the person, and of nobody else', async () => {
    const store = await open()
    for (const n of [1, 2]) decoded(await store.keepRegistration(anArrivedOrder(n))())
    await indexAll(store)
    for (const id of [1, 2]) await pressed(store, 'confirmed', { id, seen: 0, note: `ghi chú ${id}` })
    decoded(await store.eraseByPhone(phoneNumber('0900000001'), 'none')())
    expect(await found(store, '0900000001')).toStrictEqual([])
    expect(decoded(await store.desk.read(() => run('stepsOf', { id: 1 }))())).toStrictEqual([])
    expect(decoded(await store.desk.read(() => first('handledOne', { id: 1 }))())).toBeNull()
    expect(decoded(await store.desk.read(() => run('stepsOf', { id: 2 }))())).toMatchObject([
      { note: 'ghi chú 2' },
    ])
  })

  it('[P-007] of two employees who press at once, each time one step is taken and the other is told', async () => {
    const store = await open()
    decoded(await store.keepRegistration(anArrivedOrder(1))())
    await indexAll(store)
    for (let seen = 0; seen < 20; seen += 1) {
      const both = await Promise.all(
        ['Trang', 'Hà'].map((who) => pressed(store, 'unanswered', { seen, who, note: `${who} ${seen}` })),
      )
      expect(both.map(({ tag }) => tag).sort()).toStrictEqual(['outdated', 'taken'])
    }
    const steps = decoded(await store.desk.read(() => run('stepsOf', { id: 1 }))())
    expect(steps.map(({ stepNumber }) => stepNumber)).toStrictEqual(
      Array.from({ length: 20 }, (_, n) => n + 1),
    )
  })
})
