import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { giveUpSheet, releaseParked } from '../../../src/domain/ledger/deliver/release-rows'
import { repairRecords } from '../../../src/domain/ledger/erase/repair-records'
import { withdrawOffers } from '../../../src/domain/ledger/erase/withdraw-offers'
import { hashesOfPhone } from '../../../src/domain/ledger/phone-hash'
import { endReading, markRestored } from '../../../src/domain/ledger/restore/restored'
import { run } from '../../../src/domain/ledger/script'
import { foundByReference } from '../../../src/domain/ledger/staff/found-by-reference'
import { appendHistory } from '../../../src/domain/ledger/staff/history'
import { readStatus } from '../../../src/domain/ledger/staff/read-status'
import { withSteps } from '../../../src/domain/ledger/staff/with-steps'
import { nationalNumber } from '../../../src/domain/phone/phone-spellings'
import type { ArrivedRegistration } from '../../../src/domain/registration/arrived-registration'
import { referenceOf } from '../../../src/domain/registration/reference'
import { ARRIVED_AT, anArrivedMembership, anArrivedOrder } from '../../support/arrived'
import { decoded } from '../../support/decoded'
import { handle, noteOn } from '../../support/handled'
import { phoneNumber } from '../../support/people'
import { keepOrders, takeBatch, workOf } from '../../support/taken-work'
import { TEST_STORES } from '../../support/test-stores'

const EMPTY = {
  pending: 0,
  oldestPendingAt: null,
  parkedRows: 0,
  lastError: null,
  quarantined: 0,
  queuedRemovals: 0,
  delayedRemovals: [],
  unreadTargets: [],
  failedReadings: [],
  haltedTargets: [],
}

describe.each(TEST_STORES)('what staff see and do $name', ({ open }) => {
  it('[P-010] nothing was kept: the status is empty', async () => {
    expect(await (await open()).read(readStatus)()).toStrictEqual(E.right(EMPTY))
  })

  it('[M-099] a withdrawal of the consent to offers concerns all rows of a number, once, and is on record', async () => {
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

  it('[P-010] the status counts what waits, what was parked, quarantined and is to be removed', async () => {
    const { store, keepRegistration, eraseByPhone, read, clock } = await open()
    await keepOrders(keepRegistration, 0, 2)
    const delivered = await takeBatch(store)
    await store.settleBatch('orders', delivered.id, { tag: 'delivered' })()
    decoded(await eraseByPhone(phoneNumber('0900000000'), 'none')())
    await keepOrders(keepRegistration, 2, 3)
    await keepRegistration(anArrivedOrder(9, { isQuarantined: true }))()
    const parked = await takeBatch(store)
    await store.settleBatch('orders', parked.id, { tag: 'parked', reason: 'HTTP 400' })()
    await keepRegistration(anArrivedMembership(1, { receivedAt: ARRIVED_AT + 1 }))()
    const { id } = await takeBatch(store, 'members')
    clock.pass(5)
    await store.settleBatch('members', id, { tag: 'halted', reason: 'HTTP 403' })()
    expect(await read(readStatus)()).toEqual(
      E.right({
        pending: 2,
        oldestPendingAt: ARRIVED_AT,
        parkedRows: 1,
        lastError: 'HTTP 400',
        quarantined: 1,
        queuedRemovals: 1,
        delayedRemovals: [],
        unreadTargets: [],
        failedReadings: [],
        haltedTargets: [{ target: 'members', reason: 'HTTP 403', at: ARRIVED_AT + 5 }],
      }),
    )
  })

  it('[P-010, P-005] the sheets that wait to be read after a restore are named', async () => {
    const { desk, read } = await open()
    decoded(await desk.change(() => markRestored(0))())
    expect(decoded(await read(readStatus)()).unreadTargets).toStrictEqual(['orders', 'members'])
    decoded(await desk.change(() => endReading('orders'))())
    expect(decoded(await read(readStatus)()).unreadTargets).toStrictEqual(['members'])
  })

  it('[P-004] a spreadsheet that is given up takes its sheets, their removals and its batches with it, and nothing of another', async () => {
    const { store, keepRegistration, eraseByPhone, change, read, batches } = await open()
    const send = async (spreadsheet: string, person: number) => {
      await keepOrders(keepRegistration, person, person + 1)
      const { id } = await takeBatch(store)
      const sheet = { spreadsheet, tab: 1, name: 'DatMua' }
      decoded(await store.noteSheet('orders', sheet, id)())
      return id
    }
    for (const [person, spreadsheet] of ['a-book', 'b-book'].entries()) {
      decoded(await store.settleBatch('orders', await send(spreadsheet, person), { tag: 'delivered' })())
      decoded(await eraseByPhone(phoneNumber(`090000000${person}`), 'none')())
    }
    const waiting = await send('a-book', 2)
    const queued = async () =>
      decoded(await read(() => run('listedSheets', {}))()).map(({ spreadsheet, queuedRemovals }) => [
        spreadsheet,
        queuedRemovals,
      ])
    const before = await queued()
    expect(before.map(([spreadsheet]) => spreadsheet)).toStrictEqual(['a-book', 'b-book'])
    decoded(await store.settleBatch('orders', waiting, { tag: 'halted', reason: 'HTTP 404' })())
    const removals = Number(before[0]?.[1])
    expect(removals).toBeGreaterThan(0)
    expect(await change(() => giveUpSheet('a-book'))()).toStrictEqual(
      E.right({ sheets: 1, removals, batches: 1 }),
    )
    expect(await queued()).toStrictEqual(before.slice(1))
    expect(decoded(await read(readStatus)())).toMatchObject({ pending: 1, haltedTargets: [] })
    expect(await batches()).toMatchObject([{}, {}, { id: waiting, state: 'open' }])
    expect(await takeBatch(store)).toMatchObject({ id: waiting, spreadsheet: null, phones: [2] })
    expect(await change(() => giveUpSheet('a-book'))()).toStrictEqual(
      E.right({ sheets: 0, removals: 0, batches: 0 }),
    )
  })

  it('[P-010] a release lets parked batches, halted sheets and waits go on at once', async () => {
    const { store, keepRegistration, change } = await open()
    await keepOrders(keepRegistration, 0, 1)
    const first = await takeBatch(store)
    await store.settleBatch('orders', first.id, { tag: 'parked', reason: 'HTTP 400' })()
    await keepOrders(keepRegistration, 1, 2)
    const second = await takeBatch(store)
    await store.settleBatch('orders', second.id, { tag: 'halted', reason: 'HTTP 403' })()
    expect(await workOf(store)).toBe('halted')
    expect(await change(releaseParked)()).toStrictEqual(E.right({ batches: 1, targets: 1 }))
    expect((await takeBatch(store)).phones).toStrictEqual([0])
    expect(await change(releaseParked)()).toStrictEqual(E.right({ batches: 0, targets: 0 }))
  })

  it('[P-010] a person is found in both sheets, oldest first, quarantined ones last', async () => {
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

  it('[P-010] everything with a reference is found, quarantined ones last, and nothing else of these persons', async () => {
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
      decoded(await read(() => withSteps(foundByReference(referenceOf(key))))()).map(
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

  it('[P-010] a person is found with the reference that was shown and with what staff did, without who did it', async () => {
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

  it('[P-004] records of erasures that are lost are known no longer, and the one that goes on is', async () => {
    const { keepRegistration, eraseByPhone, change, read } = await open()
    await keepRegistration(anArrivedOrder(1))()
    decoded(await eraseByPhone(phoneNumber('0900000001'), 'none')())
    const head = { recordId: 'there', line: 3, hash: 'h' }
    const { lost } = decoded(await change(() => repairRecords((known) => ({ lost: known, head })))())
    expect(lost).toEqual([{ recordId: 'here', line: 1, hash: 'of 1' }])
    expect(await read(() => run('knownHeads', {}))()).toEqual(E.right([head]))
    decoded(
      await change(() =>
        repairRecords(() => ({ lost: [], head: { ...head, recordId: 'empty', line: 0 } })),
      )(),
    )
    expect(await read(() => run('knownHeads', {}))()).toEqual(E.right([head]))
  })

  it('[P-010] uses are shown newest first, those of a person also by themselves, and with a count once they are over', async () => {
    const { change, desk, clock } = await open()
    const ids: Array<string> = []
    for (const [command, phone] of [
      ['find', '0900000001'],
      ['erase', '0900000002'],
      ['desk changed', '0900000001'],
      ['affected', '0900000001'],
    ] as const) {
      ids.push(decoded(await change((at) => appendHistory({ who: 'Trang', command, phone }, at))()))
      clock.pass(1)
    }
    decoded(await change(() => run('countUse', { id: ids[0] ?? '', rows: 7 }))())
    const latest = decoded(await desk.read(() => run('latestHistory', {}))())
    expect(latest.map(({ command, rows }) => [command, rows])).toStrictEqual([
      ['affected', null],
      ['desk changed', null],
      ['erase', null],
      ['find', 7],
    ])
    const [phoneHash = ''] = decoded(await change(() => hashesOfPhone(nationalNumber('0900000001')))())
    const ofPerson = (since: number) =>
      desk
        .read(() => run('historyOfPerson', { phoneHash, since, without: 'desk changed' }))()
        .then(decoded)
    expect((await ofPerson(0)).map(({ id }) => id)).toStrictEqual([ids[3], ids[0]])
    expect((await ofPerson(ARRIVED_AT + 1)).map(({ id }) => id)).toStrictEqual([ids[3]])
  })

  it('[P-010] an erased person is gone from rows, keys and what waits, and the removal of what is in a sheet is queued', async () => {
    const { store, keepRegistration, eraseByPhone, read, findKept } = await open()
    const key = { key: 'k', bodyHash: 'h' }
    await keepRegistration(anArrivedOrder(1, { idempotency: key }))()
    const { id } = await takeBatch(store)
    await store.settleBatch('orders', id, { tag: 'delivered' })()
    await keepRegistration(anArrivedOrder(1))()
    await keepRegistration(anArrivedOrder(1, { isQuarantined: true }))()
    expect(await eraseByPhone(phoneNumber('0900000001'), 'none')()).toStrictEqual(
      E.right({ registrations: 2, quarantined: 1, toRemoveFrom: ['orders'], contracts: [], released: 0 }),
    )
    expect(
      await read(() => withSteps(run('foundByPhone', { phone: phoneNumber('0900000001') })))(),
    ).toStrictEqual(E.right([]))
    expect(await findKept('orders', key)()).toMatchObject({ right: { _tag: 'None' } })
    expect(await read(readStatus)()).toMatchObject(E.right({ pending: 0, queuedRemovals: 1 }))
    expect(await eraseByPhone(phoneNumber('0900000001'), 'none')()).toStrictEqual(
      E.right({ registrations: 0, quarantined: 0, toRemoveFrom: [], contracts: [], released: 0 }),
    )
  })
})
