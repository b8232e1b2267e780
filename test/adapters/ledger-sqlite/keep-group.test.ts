import { cpSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createKeepGroup } from '../../../src/adapters/ledger-sqlite/keep-group'
import { openDatabase } from '../../../src/adapters/ledger-sqlite/open-database'
import { upgradeSchema } from '../../../src/adapters/ledger-sqlite/upgrade-schema'
import { first } from '../../../src/domain/ledger/script'
import { decoded } from '../../support/decoded'
import { anArrivedOrder, withKey } from '../../support/ledger/arrived'
import { openTestLedger } from '../../support/ledger/open-test-ledger'
import { createTempDir } from '../../support/temp-dir'

const createGroupKeeper = async () => {
  const db = decoded(openDatabase(join(await createTempDir(), 'x.sqlite')))
  decoded(upgradeSchema(db))
  onTestFinished(() => db.close())
  let commits = 0
  const isInPlace = () => {
    commits += 1
    return true
  }
  const rows = (table: string): number => Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n)
  return {
    db,
    keepGroup: createKeepGroup({ db, isInPlace }, () => false),
    commitsSoFar: () => commits,
    rows,
  }
}

const orders = (count: number) => Array.from({ length: count }, (_, n) => anArrivedOrder(n))

describe('a group', () => {
  it('[P-001] is kept in one transaction', async () => {
    const { keepGroup, commitsSoFar, rows } = await createGroupKeeper()
    expect((await keepGroup(orders(300))).every(E.isRight)).toBe(true)
    expect([commitsSoFar(), rows('registration'), rows('outbox'), rows('unannounced')]).toStrictEqual([
      1, 300, 300, 0,
    ])
  })

  it('[P-001] with a row that cannot be written down keeps all the others', async () => {
    const { keepGroup, rows } = await createGroupKeeper()
    const order = anArrivedOrder(2)
    const bad = { ...order, content: { ...order.content, ward: 1n } } as unknown as typeof order
    const answers = await keepGroup([anArrivedOrder(1), bad, anArrivedOrder(3)])
    expect(answers.map(E.isRight)).toStrictEqual([true, false, true])
    expect([rows('registration'), rows('outbox')]).toStrictEqual([2, 2])
  })

  it('[P-001] is announced once somebody is to be told, and not before', async () => {
    const { keepRegistration, openNotices } = openTestLedger(await createTempDir())
    await keepRegistration(anArrivedOrder(1))()
    const { takeNotices } = decoded(await openNotices({ channels: ['webhook'], isDelivering: false })())
    await keepRegistration(anArrivedOrder(2))()
    expect(decoded(await takeNotices())).toMatchObject([{ content: { orders: { count: 1, first: 2 } } }])
  })

  it.each([
    ['registration', 'NEW.phone'],
    ['outbox', '(SELECT phone FROM registration WHERE id = NEW.registration_id)'],
    ['idempotency', '(SELECT phone FROM registration WHERE id = NEW.registration_id)'],
  ])(
    '[P-001] with a row that the table %s refuses keeps all the others and nothing of it',
    async (table, phone) => {
      const { db, keepGroup, rows } = await createGroupKeeper()
      db.exec(`
      CREATE TRIGGER refusal BEFORE INSERT ON ${table} WHEN ${phone} = '0900000002'
      BEGIN SELECT RAISE(ABORT, 'refused'); END`)
      expect(await keepGroup([1, 2, 3].map((n) => anArrivedOrder(n, withKey(`k${n}`))))).toStrictEqual([
        E.right({ id: 1, isQuarantined: false, isRepeated: false }),
        E.left({ tag: 'unavailable', reason: 'the row cannot be stored' }),
        E.right({ id: 2, isQuarantined: false, isRepeated: false }),
      ])
      expect([rows('registration'), rows('outbox'), rows('idempotency')]).toStrictEqual([2, 2, 2])
    },
  )

  it('[P-001] with a row of which a value has the wrong type keeps all the others', async () => {
    const { db, keepGroup, rows } = await createGroupKeeper()
    db.exec(`
      CREATE TABLE whole (id INTEGER PRIMARY KEY);
      CREATE TRIGGER mismatch BEFORE INSERT ON registration WHEN NEW.phone = '0900000002'
      BEGIN INSERT INTO whole VALUES ('no number'); END`)
    expect(await keepGroup([anArrivedOrder(1), anArrivedOrder(2), anArrivedOrder(3)])).toStrictEqual([
      E.right({ id: 1, isQuarantined: false, isRepeated: false }),
      E.left({ tag: 'unavailable', reason: 'the row cannot be stored' }),
      E.right({ id: 2, isQuarantined: false, isRepeated: false }),
    ])
    expect(rows('registration')).toBe(2)
  })

  it('[P-001] on a full disk is refused whole, and taken again once there is room', async () => {
    const { db, keepGroup, rows } = await createGroupKeeper()
    await keepGroup(orders(1))
    db.exec('PRAGMA max_page_count = 1')
    expect(await keepGroup(orders(200))).toStrictEqual(
      Array(200).fill(E.left({ tag: 'unavailable', reason: 'database or disk is full' })),
    )
    expect([rows('registration'), rows('outbox'), db.isTransaction]).toStrictEqual([1, 1, false])
    db.exec('PRAGMA max_page_count = 4294967294')
    expect((await keepGroup(orders(200))).every(E.isRight)).toBe(true)
    expect(rows('registration')).toBe(201)
  })

  it('[P-001] on a database that takes no writes is refused', async () => {
    const { db, keepGroup } = await createGroupKeeper()
    db.exec('PRAGMA query_only = ON')
    expect(await keepGroup(orders(1))).toStrictEqual([
      E.left({ tag: 'unavailable', reason: 'attempt to write a readonly database' }),
    ])
  })

  it('[P-001] whose transaction was left open by a fault is kept in one of its own', async () => {
    const { db, keepGroup, rows } = await createGroupKeeper()
    db.exec('BEGIN')
    expect((await keepGroup(orders(1))).every(E.isRight)).toBe(true)
    expect([rows('registration'), db.isTransaction]).toStrictEqual([1, false])
  })
})

describe('a ledger whose files are taken away while it is open', () => {
  it.each<[string, (dir: string) => void]>([
    ['the database removed', (dir) => rmSync(join(dir, 'registrations.sqlite'))],
    ['the journal removed', (dir) => rmSync(join(dir, 'registrations.sqlite-wal'))],
    [
      'the database moved within the folder',
      (dir) => renameSync(join(dir, 'registrations.sqlite'), join(dir, 'registrations.old')),
    ],
    ['the folder moved', (dir) => renameSync(dir, `${dir}-moved`)],
    [
      'the database replaced by a copy',
      (dir) => {
        cpSync(join(dir, 'registrations.sqlite'), join(dir, 'registrations.copy'))
        renameSync(join(dir, 'registrations.copy'), join(dir, 'registrations.sqlite'))
      },
    ],
  ])('[P-001] accepts no further registration, and says why: %s', async (_, takeAway) => {
    const dir = join(await createTempDir(), 'data')
    const { keepRegistration, readHealth } = openTestLedger(dir)
    expect(await keepRegistration(anArrivedOrder(1))()).toStrictEqual(
      E.right({ id: 1, isQuarantined: false, isRepeated: false }),
    )
    takeAway(dir)
    const gone = E.left({ tag: 'unavailable', reason: 'the database file is no longer in its place' })
    expect(await keepRegistration(anArrivedOrder(2))()).toStrictEqual(gone)
    expect(await readHealth()).toStrictEqual(gone)
  })
})

describe('a ledger that was closed', () => {
  it('[P-001] reads nothing of what it kept', async () => {
    const { findKept, desk, close } = openTestLedger(await createTempDir())
    await close()
    const unreadable = E.left({ tag: 'unavailable', reason: 'the database cannot be read' })
    expect(await findKept('orders', { key: 'k', bodyHash: 'h' })()).toStrictEqual(unreadable)
    expect(await desk.read(() => first('handledOne', { id: 1 }))()).toStrictEqual(unreadable)
  })

  it('[P-001] accepts no further registration', async () => {
    const { keepRegistration, close } = openTestLedger(await createTempDir())
    await close()
    expect(await keepRegistration(anArrivedOrder(1))()).toStrictEqual(
      E.left({ tag: 'unavailable', reason: 'the database cannot be written' }),
    )
  })
})
