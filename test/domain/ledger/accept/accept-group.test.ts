import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { acceptGroup } from '../../../../src/domain/ledger/accept/accept-group'
import type { ParamsOf } from '../../../../src/domain/ledger/statements/statements'
import type { ArrivedRegistration } from '../../../../src/domain/registration/arrived-registration'
import { anArrivedMembership, anArrivedOrder } from '../../../support/ledger/arrived'
import { createMemoryStore } from '../../../support/memory/memory-store'
import { answered, watched } from '../../../support/memory/watched'

const lastDigits = ([phone]: ReadonlyArray<unknown>) => Number(String(phone).slice(-2))

const open = () => {
  const store = createMemoryStore()
  const { run } = store
  return {
    store,
    accept: (...group: ReadonlyArray<ArrivedRegistration>) => run(acceptGroup(group, true)),
    rows: () => ({
      registrations: store.rows('SELECT phone FROM registration ORDER BY id').map(lastDigits),
      quarantined: store.rows('SELECT phone FROM quarantine ORDER BY id').map(lastDigits),
      outbox: store.rows('SELECT registration_id, target FROM outbox'),
      unannounced: store.rows('SELECT registration_id, target FROM unannounced'),
      keys: store.rows(
        `SELECT endpoint || ' ' || key, body_hash, coalesce(registration_id, quarantine_id),
           quarantine_id IS NOT NULL
         FROM idempotency ORDER BY endpoint, key`,
      ),
    }),
  }
}

const order = (n: number, key: string, { bodyHash = 'h', isQuarantined = false } = {}) =>
  anArrivedOrder(n, { isQuarantined, idempotency: { key, bodyHash } })

const kept = (id: number, { isQuarantined = false, isRepeated = false } = {}) =>
  E.right({ id, isQuarantined, isRepeated })

/** The keys of a group in the order in which they are written. */
const keysWritten = (...group: ReadonlyArray<ArrivedRegistration>) => {
  const asked: Parameters<typeof watched>[1] = []
  createMemoryStore().run(watched(acceptGroup(group, true), asked))
  const written = asked.find(({ name }) => name === 'insertKeys')?.params as ParamsOf<'insertKeys'>
  return written.keys.map(({ target, key }) => `${target} ${key}`)
}

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
        order(4, 'k2', { bodyHash: 'g' }),
        order(5, 'k5', { isQuarantined: true }),
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
      kept(1, { isQuarantined: true }),
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
      quarantined: [5],
      outbox: numbered,
      unannounced: numbered,
      keys: [
        ['members k1', 'h', 3, 0],
        ['orders k1', 'h', 1, 0],
        ['orders k2', 'h', 2, 0],
        ['orders k5', 'h', 1, 1],
      ],
    })
  })

  it('[P-001] is not announced while notices are off', () => {
    const { run, rows } = createMemoryStore()
    expect(run(acceptGroup([anArrivedOrder(1)], false))).toStrictEqual([kept(1)])
    expect([rows('SELECT 1 FROM outbox'), rows('SELECT 1 FROM unannounced')]).toStrictEqual([[[1]], []])
  })

  it('[P-001] stores what was shown to the person and when it arrived', () => {
    const { accept, store } = open()
    accept(anArrivedOrder(1, { receivedAt: 5, consentVersion: 'c', offersVersion: 'o' }))
    const [row] = store.rows(
      'SELECT id, target, phone, received_at, consent_version, offers_version, record FROM registration',
    )
    const record = expect.stringContaining('"name":"Nguyễn Mẫu 1"')
    expect(row).toStrictEqual([1, 'orders', '0900000001', 5, 'c', 'o', record])
  })

  it.each([
    ['first', [false, true]],
    ['last', [true, false]],
  ])(
    '[P-001] keeps the registration with an empty honeypot, and not the quarantined one, if it comes %s under their key',
    (_, flags) => {
      const { accept, rows } = open()
      const answers = accept(...flags.map((isQuarantined) => order(1, 'k', { isQuarantined })))
      expect(answers).toStrictEqual(flags.map((isRepeated) => kept(1, { isRepeated })))
      expect(rows()).toMatchObject({ registrations: [1], quarantined: [], keys: [['orders k', 'h', 1, 0]] })
    },
  )

  it('[P-001] replaces a quarantined row with its key by the same content', () => {
    const { accept, rows } = open()
    accept(order(1, 'k', { isQuarantined: true }))
    expect(accept(order(1, 'k', { isQuarantined: true }))).toStrictEqual([
      kept(1, { isQuarantined: true, isRepeated: true }),
    ])
    expect(accept(order(1, 'k'), order(1, 'k', { isQuarantined: true }))).toStrictEqual([
      kept(1),
      kept(1, { isRepeated: true }),
    ])
    expect(rows()).toMatchObject({ registrations: [1], quarantined: [], keys: [['orders k', 'h', 1, 0]] })
  })

  it('[P-001] leaves a quarantined row whose key comes with other content, even if the same comes again beside it', () => {
    const { accept, rows } = open()
    accept(order(1, 'k', { isQuarantined: true }))
    expect(
      accept(order(1, 'k', { isQuarantined: true }), order(2, 'k', { bodyHash: 'other' })),
    ).toStrictEqual([REUSED, kept(1)])
    expect(rows()).toMatchObject({
      registrations: [2],
      quarantined: [1],
      keys: [['orders k', 'other', 1, 0]],
    })
  })

  it('[P-001] writes keys in one order, whatever the order of arrival', () => {
    expect(keysWritten(order(1, 'c'), order(2, 'a'), order(3, 'b'))).toStrictEqual([
      'orders a',
      'orders b',
      'orders c',
    ])
  })

  it('[P-001] writes a key that two sheets have in one order, too', () => {
    const members = anArrivedMembership(2, { idempotency: { key: 'k', bodyHash: 'h' } })
    for (const group of [
      [order(1, 'k'), members],
      [members, order(1, 'k')],
    ])
      expect(keysWritten(...group)).toStrictEqual(['members k', 'orders k'])
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
  ])('[P-001] fails only the row that the store gave no number, which %s', (_, second) => {
    const numbers = { registrationIds: [{ id: 7 }] }
    expect(answered(acceptGroup([anArrivedOrder(1), second], true), numbers)).toStrictEqual([
      kept(7),
      E.left({ tag: 'unavailable', reason: 'the row got no number' }),
    ])
  })

  it('[P-001] that is empty yields no statement', () => {
    expect(acceptGroup([], true).next([])).toStrictEqual({ done: true, value: [] })
  })
})
