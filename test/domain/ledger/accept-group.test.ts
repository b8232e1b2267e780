import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { acceptGroup } from '../../../src/domain/ledger/accept-group'
import type { ArrivedRegistration } from '../../../src/domain/registration/arrived-registration'
import { anArrivedMembership, anArrivedOrder } from '../../support/arrived'
import { createMemoryStore } from '../../support/memory/memory-store'
import { answered, watched } from '../../support/memory/watched'

const open = () => {
  const { run, tables } = createMemoryStore()
  return {
    tables,
    accept: (...group: ReadonlyArray<ArrivedRegistration>) => run(acceptGroup(group, true)),
    rows: () => ({
      registrations: tables.registration.rows().map(({ phone }) => Number(phone.slice(-2))),
      trapped: tables.quarantine.rows().map(({ phone }) => Number(phone.slice(-2))),
      outbox: tables.outbox.rows().map(({ id, target }) => [id, target]),
      unannounced: tables.unannounced.rows().map(({ id, target }) => [id, target]),
      keys: tables.idempotency
        .rows()
        .map(({ id, bodyHash, kept }) => [id, bodyHash, kept.id, kept.isTrapped]),
    }),
  }
}

const order = (n: number, key: string, { bodyHash = 'h', isTrapped = false } = {}) =>
  anArrivedOrder(n, { isTrapped, idempotency: { key, bodyHash } })

const kept = (id: number, { isTrapped = false, isRepeated = false } = {}) =>
  E.right({ id, isTrapped, isRepeated })

const REUSED = E.left({ tag: 'keyReused' })

describe('a group of registrations', () => {
  it('[P-001] gives each its own answer, in order, and stores each new one once', () => {
    const { accept, rows } = open()
    expect(accept(order(1, 'k1'))).toStrictEqual([kept(1)])
    expect(
      accept(
        order(2, 'k2'),
        order(1, 'k1'),
        order(3, 'k1', { bodyHash: 'other' }),
        order(2, 'k2'),
        order(4, 'k2', { bodyHash: 'other' }),
        order(5, 'k5', { isTrapped: true }),
        anArrivedMembership(6, { idempotency: { key: 'k1', bodyHash: 'h' } }),
        anArrivedOrder(7),
        anArrivedOrder(7),
      ),
    ).toStrictEqual([
      kept(2),
      kept(1, { isRepeated: true }),
      REUSED,
      kept(2, { isRepeated: true }),
      REUSED,
      kept(1, { isTrapped: true }),
      kept(3),
      kept(4),
      kept(5),
    ])
    const numbered = [
      [1, 'orders'],
      [2, 'orders'],
      [3, 'members'],
      [4, 'orders'],
      [5, 'orders'],
    ]
    expect(rows()).toStrictEqual({
      registrations: [1, 2, 6, 7, 7],
      trapped: [5],
      outbox: numbered,
      unannounced: numbered,
      keys: [
        ['orders k1', 'h', 1, false],
        ['members k1', 'h', 3, false],
        ['orders k2', 'h', 2, false],
        ['orders k5', 'h', 1, true],
      ],
    })
  })

  it('[P-001] announces none of them while nobody is notified', () => {
    const { run, tables } = createMemoryStore()
    expect(run(acceptGroup([anArrivedOrder(1)], false))).toStrictEqual([kept(1)])
    expect([tables.outbox.size(), tables.unannounced.size()]).toStrictEqual([1, 0])
  })

  it('[P-001] stores what was shown to the person and when it arrived', () => {
    const { accept, tables } = open()
    accept(anArrivedOrder(1, { receivedAt: 5, consentVersion: 'c', offersVersion: 'o' }))
    expect(tables.registration.get(1)).toMatchObject({
      target: 'orders',
      phone: '0900000001',
      at: 5,
      consentVersion: 'c',
      offersVersion: 'o',
      record: expect.stringContaining('"name":"Nguyễn Mẫu 1"'),
    })
  })

  it.each([
    ['first', [false, true]],
    ['last', [true, false]],
  ])('[P-001] keeps the one with an empty honeypot that comes %s under a key', (_, traps) => {
    const { accept, rows } = open()
    const answers = accept(...traps.map((isTrapped) => order(1, 'k', { isTrapped })))
    expect(answers).toStrictEqual(traps.map((isRepeated) => kept(1, { isRepeated })))
    expect(rows()).toMatchObject({ registrations: [1], trapped: [], keys: [['orders k', 'h', 1, false]] })
  })

  it('[P-001] replaces a quarantined row with its key by the same content', () => {
    const { accept, rows } = open()
    accept(order(1, 'k', { isTrapped: true }))
    expect(accept(order(1, 'k', { isTrapped: true }))).toStrictEqual([
      kept(1, { isTrapped: true, isRepeated: true }),
    ])
    expect(accept(order(1, 'k'), order(1, 'k', { isTrapped: true }))).toStrictEqual([
      kept(1),
      kept(1, { isRepeated: true }),
    ])
    expect(rows()).toMatchObject({ registrations: [1], trapped: [], keys: [['orders k', 'h', 1, false]] })
  })

  it('[P-001] leaves a quarantined row whose key comes with other content, even if the same comes again beside it', () => {
    const { accept, rows } = open()
    accept(order(1, 'k', { isTrapped: true }))
    expect(accept(order(1, 'k', { isTrapped: true }), order(2, 'k', { bodyHash: 'other' }))).toStrictEqual([
      REUSED,
      kept(1),
    ])
    expect(rows()).toMatchObject({
      registrations: [2],
      trapped: [1],
      keys: [['orders k', 'other', 1, false]],
    })
  })

  it('[P-001] writes keys in one order, whatever the order of arrival', () => {
    const { accept, rows } = open()
    accept(order(1, 'c'), order(2, 'a'), order(3, 'b'))
    expect(rows().keys.map(([key]) => key)).toStrictEqual(['orders a', 'orders b', 'orders c'])
  })

  it('[P-001] writes a key that two sheets have in one order, too', () => {
    const members = anArrivedMembership(2, { idempotency: { key: 'k', bodyHash: 'h' } })
    for (const group of [
      [order(1, 'k'), members],
      [members, order(1, 'k')],
    ]) {
      const { accept, rows } = open()
      accept(...group)
      expect(rows().keys.map(([key]) => key)).toStrictEqual(['members k', 'orders k'])
    }
  })

  it('[P-001] looks up the keys that came, and nothing if none came', () => {
    const { run } = createMemoryStore()
    const asked: Parameters<typeof watched>[1] = []
    run(watched(acceptGroup([anArrivedOrder(1), order(2, 'k')], true), asked))
    expect(asked[0]).toStrictEqual({
      name: 'earlierKeys',
      params: { keys: [{ target: 'orders', key: 'k' }] },
    })
    asked.length = 0
    run(watched(acceptGroup([anArrivedOrder(1)], true), asked))
    expect(asked.map(({ name }) => name)).not.toContain('earlierKeys')
  })

  it.each([
    ['has a key', order(2, 'k')],
    ['has none', anArrivedOrder(2)],
  ])('[P-001] fails a row that the store gave no number, which %s, and no other', (_, second) => {
    const numbers = { registrationNumbers: [{ id: 7 }] }
    expect(answered(acceptGroup([anArrivedOrder(1), second], true), numbers)).toStrictEqual([
      kept(7),
      E.left({ tag: 'unavailable', reason: 'the row got no number' }),
    ])
  })

  it('[P-001] of none asks for nothing', () => {
    expect(acceptGroup([], true).next([])).toStrictEqual({ done: true, value: [] })
  })
})
