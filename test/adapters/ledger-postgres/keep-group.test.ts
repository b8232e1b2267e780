import * as E from 'fp-ts/Either'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createPool } from '../../../src/adapters/ledger-postgres/create-pool'
import { createKeepGroup } from '../../../src/adapters/ledger-postgres/keep-group'
import { anArrivedMembership, anArrivedOrder, withKey } from '../../support/ledger/arrived'
import { createTestDatabase, withSetting } from '../../support/postgres/create-test-database'
import { openTestPostgres } from '../../support/postgres/open-test-postgres'

const createGroupKeeper = async () => {
  const { pool } = await openTestPostgres(await createTestDatabase())
  const read = async (query: string) => (await pool.query(query)).rows
  const countRows = async () => {
    const [counts] = await read(`
      SELECT (SELECT count(*) FROM registration) AS registrations, (SELECT count(*) FROM outbox) AS waiting,
        (SELECT count(*) FROM idempotency) AS keys, (SELECT count(*) FROM quarantine) AS quarantined`)
    return counts
  }
  return { pool, read, countRows, keepGroup: createKeepGroup(pool, () => false) }
}

const keyed = (n: number, key = `k${n}`, bodyHash = 'h') => anArrivedOrder(n, withKey(key, bodyHash))

const UNSTORABLE = E.left({ tag: 'unavailable', reason: 'the row cannot be stored' })

describe('a group', () => {
  it('[P-001] is kept in one transaction', async () => {
    const { keepGroup, countRows, read } = await createGroupKeeper()
    const answers = await keepGroup(Array.from({ length: 300 }, (_, n) => keyed(n)))
    expect(answers).toStrictEqual(
      Array.from({ length: 300 }, (_, n) => E.right({ id: n + 1, isQuarantined: false, isRepeated: false })),
    )
    expect(await countRows()).toStrictEqual({ registrations: 300, waiting: 300, keys: 300, quarantined: 0 })
    expect(await read('SELECT DISTINCT xmin::text FROM registration')).toHaveLength(1)
    expect(await read('SELECT * FROM unannounced')).toStrictEqual([])
  })

  it('[P-001] of all kinds gives each its own answer, in order', async () => {
    const { keepGroup, countRows } = await createGroupKeeper()
    await keepGroup([keyed(1)])
    expect(
      await keepGroup([
        keyed(2),
        keyed(1),
        keyed(3, 'k1', 'other'),
        keyed(2),
        keyed(4, 'k2', 'other'),
        anArrivedOrder(5, { isQuarantined: true, idempotency: { key: 'k5', bodyHash: 'h' } }),
        anArrivedMembership(6, { idempotency: { key: 'k1', bodyHash: 'h' } }),
        anArrivedOrder(7),
        anArrivedOrder(7),
      ]),
    ).toStrictEqual([
      E.right({ id: 2, isQuarantined: false, isRepeated: false }),
      E.right({ id: 1, isQuarantined: false, isRepeated: true }),
      E.left({ tag: 'keyReused' }),
      E.right({ id: 2, isQuarantined: false, isRepeated: true }),
      E.left({ tag: 'keyReused' }),
      E.right({ id: 1, isQuarantined: true, isRepeated: false }),
      E.right({ id: 3, isQuarantined: false, isRepeated: false }),
      E.right({ id: 4, isQuarantined: false, isRepeated: false }),
      E.right({ id: 5, isQuarantined: false, isRepeated: false }),
    ])
    expect(await countRows()).toStrictEqual({ registrations: 5, waiting: 5, keys: 4, quarantined: 1 })
  })

  it('[P-001] stores each row as it came', async () => {
    const { keepGroup, read } = await createGroupKeeper()
    await keepGroup([keyed(1), anArrivedMembership(2, { consentVersion: null, offersVersion: '2026-11' })])
    expect(await read('SELECT * FROM registration ORDER BY id')).toStrictEqual([
      {
        id: 1,
        target: 'orders',
        phone: '0900000001',
        record:
          '{"name":"Nguyễn Mẫu 1","phone":"0900000001","province":"Hà Tĩnh","district":"Thị xã Kỳ Anh","titles":["Hàu biển","Sâm cau, loại lớn"]}',
        received_at: 1_795_138_200_000,
        consent_version: '2026-11',
        address_version: 'vn-63',
        offers_version: null,
      },
      {
        id: 2,
        target: 'members',
        phone: '0800000002',
        record: JSON.stringify(anArrivedMembership(2).content),
        received_at: 1_795_138_200_000,
        consent_version: null,
        address_version: null,
        offers_version: '2026-11',
      },
    ])
  })

  it.each([
    ['registration', "phone <> '0900000002'"],
    ['idempotency', "key <> 'k2'"],
  ])(
    '[P-001] with a row that the table %s refuses keeps all the others and nothing of it',
    async (table, rule) => {
      const { pool, keepGroup, countRows } = await createGroupKeeper()
      await pool.query(`ALTER TABLE ${table} ADD CONSTRAINT refusal CHECK (${rule})`)
      const answers = await keepGroup([keyed(1), keyed(2), keyed(3), keyed(4), keyed(5)])
      expect(answers.map((answer) => (E.isRight(answer) ? 'kept' : answer))).toStrictEqual([
        'kept',
        UNSTORABLE,
        'kept',
        'kept',
        'kept',
      ])
      expect(await countRows()).toStrictEqual({ registrations: 4, waiting: 4, keys: 4, quarantined: 0 })
    },
  )
})

describe('a database that only lets itself be read', () => {
  it('[P-001] takes no row of a group, and says so', async () => {
    const url = await createTestDatabase()
    await openTestPostgres(url)
    const pool = createPool(await withSetting(url, 'default_transaction_read_only', 'on'), false)
    onTestFinished(() => pool.end())
    expect(await createKeepGroup(pool, () => false)([keyed(1), keyed(2)])).toStrictEqual(
      Array(2).fill(
        E.left({ tag: 'unavailable', reason: 'the database did not answer as it should (25006)' }),
      ),
    )
  })
})
