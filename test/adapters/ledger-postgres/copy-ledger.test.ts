import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { Pool, QueryResult } from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { LedgerSource, SourceTable, TableRow } from '../../../src/adapters/ledger/ledger-source'
import { copyLedger, copyLedgerOnce } from '../../../src/adapters/ledger-postgres/copy-ledger'
import { countNewer } from '../../../src/adapters/ledger-postgres/count-newer'
import { createPool } from '../../../src/adapters/ledger-postgres/create-pool'
import { inSnapshot } from '../../../src/adapters/ledger-postgres/in-snapshot'
import { SCHEMA_STEPS } from '../../../src/adapters/ledger-postgres/schema'
import { checksumOf, withRow } from '../../../src/adapters/ledger-postgres/unordered-checksum'
import { requireSchema, upgradeSchema } from '../../../src/adapters/ledger-postgres/upgrade-schema'
import { decoded } from '../../support/decoded'
import { createTestDatabase } from '../../support/postgres/create-test-database'
import { freePort } from '../../support/postgres/free-port'
import { openTestPostgres } from '../../support/postgres/open-test-postgres'
import { until } from '../../support/until'

const aTable = (
  name: string,
  columns: ReadonlyArray<string>,
  rows: ReadonlyArray<TableRow>,
): SourceTable => ({
  name,
  columns,
  count: rows.length,
  read: () => rows,
})

const REGISTRATION = ['id', 'target', 'phone', 'record', 'received_at']
const registrations = (count: number) =>
  aTable(
    'registration',
    REGISTRATION,
    Array.from({ length: count }, (_, at) => [at + 1, 'orders', `phone ${at + 1}`, '{}', 7]),
  )
const STEP = ['registration_id', 'number', 'at', 'who', 'state', 'note']
const HANDLING = ['registration_id', 'target', 'received_at', 'reference', 'name', 'number']
const aStep = (id: number, number: number) => [id, number, 1, 'w', 'confirmed', '']

const aSource = (lastId: number, ...tables: ReadonlyArray<SourceTable>): LedgerSource => ({
  tables,
  lastIds: { registration: lastId, quarantine: 0 },
})

/** What a copy tells of its progress. */
const progressed = () => {
  const told: Array<number | string> = []
  return {
    told,
    progress: {
      begin: (total: number) => void told.push(`of ${total}`),
      advance: (rows: number) => void told.push(rows),
    },
  }
}

const opened = async () => (await openTestPostgres(await createTestDatabase())).pool

/** Whether a statement waits for a lock on a table or row of this place. */
const WAITING = `SELECT 1 FROM pg_locks blocked JOIN pg_stat_activity ON pg_stat_activity.pid = blocked.pid
  WHERE NOT granted AND EXISTS (SELECT 1 FROM pg_locks held
    WHERE held.pid = blocked.pid AND held.relation = 'schema_version'::regclass)`

describe('a ledger copied to PostgreSQL', () => {
  it('[P-006] has every row once, its numbers go on, and the progress has each row twice: copied and compared', async () => {
    const pool = await opened()
    const { told, progress } = progressed()
    const source = aSource(2_000, registrations(1_001), aTable('outbox', ['registration_id', 'target'], []))
    expect(await copyLedger(source, pool, progress)()).toStrictEqual(
      E.right([
        { table: 'registration', rows: 1_001 },
        { table: 'outbox', rows: 0 },
      ]),
    )
    expect(told).toStrictEqual(['of 2002', 500, 500, 1, 1_001])
    expect(
      (await pool.query('SELECT id, phone FROM registration WHERE id IN (1, 500, 1001) ORDER BY id')).rows,
    ).toEqual([1, 500, 1_001].map((id) => ({ id, phone: `phone ${id}` })))
    const { rows } = await pool.query(
      "SELECT nextval('registration_ids') AS registration, nextval('quarantine_ids') AS quarantine",
    )
    expect(rows).toEqual([{ registration: 2_001, quarantine: 1 }])
  })

  it('[P-006] is found complete by a repeat, unless a row is missing, changed or added', async () => {
    const pool = await opened()
    const { progress } = progressed()
    const source = aSource(3, registrations(3))
    const copied = E.right([{ table: 'registration', rows: 3 }])
    expect(await copyLedgerOnce(source, pool, progress)()).toStrictEqual(copied)
    const { told, progress: again } = progressed()
    expect(await copyLedgerOnce(source, pool, again)()).toStrictEqual(copied)
    expect(told).toStrictEqual(['of 6', 3])
    const notEmpty = E.left({ tag: 'notEmpty' })
    for (const other of [
      aSource(3, registrations(2)),
      aSource(3, registrations(4)),
      aSource(3, {
        ...registrations(3),
        read: () => [...registrations(2).read(), [3, 'orders', 'x', '{}', 7]],
      }),
    ])
      expect(await copyLedgerOnce(other, pool, progress)()).toStrictEqual(notEmpty)
    expect(await copyLedger(source, pool, progress)()).toStrictEqual(notEmpty)
  })

  it('[P-006] accepts what a server without registrations has written, and fails with the fault of the database', async () => {
    const pool = await opened()
    const { progress } = progressed()
    for (const name of ['retention clock', 'notice lock', 'last backup'])
      await pool.query('INSERT INTO counter (name, value) VALUES ($1, 1)', [name])
    const counters = aTable('counter', ['name', 'value'], [['retention clock', 5]])
    expect(E.isRight(await copyLedger(aSource(1, registrations(1), counters), pool, progress)())).toBe(true)
    expect((await pool.query('SELECT name, value FROM counter')).rows).toEqual([
      { name: 'retention clock', value: 5 },
    ])
    const broken = aSource(1, aTable('nowhere', ['id'], []))
    expect(await copyLedgerOnce(broken, pool, progress)()).toStrictEqual(
      E.left({ tag: 'database', fault: { tag: 'failed', code: '42P01' } }),
    )
  })

  it('[P-006] is empty again where it differs from the file, also from then on', async () => {
    const pool = await opened()
    await pool.query(
      'CREATE RULE fault AS ON INSERT TO outbox DO ALSO DELETE FROM outbox WHERE registration_id = 2',
    )
    const outbox = aTable(
      'outbox',
      ['registration_id', 'target'],
      [1, 2].map((id) => [id, 'orders']),
    )
    expect(
      await copyLedger(aSource(2, registrations(2), outbox), pool, progressed().progress)(),
    ).toStrictEqual(E.left({ tag: 'differs', table: 'outbox' }))
    const { rows } = await pool.query(
      'SELECT (SELECT count(*) FROM registration) AS registrations, (SELECT count(*) FROM outbox) AS waiting',
    )
    expect(rows).toEqual([{ registrations: 0, waiting: 0 }])
  })

  it.each([
    [
      'registers',
      "INSERT INTO registration (id, target, phone, record, received_at) VALUES (9, 'orders', '1', '{}', 1)",
    ],
    ['changes the schema', 'SELECT version FROM schema_version WHERE id = 1 FOR UPDATE'],
  ])('[P-006] waits for one who %s meanwhile', async (_, statement) => {
    const pool = await opened()
    const other = await pool.connect()
    await other.query(`BEGIN; ${statement}`)
    let isOpen = true
    const copying = copyLedger(aSource(2, registrations(2)), pool, progressed().progress)().finally(() => {
      isOpen = false
    })
    await until(async () => (await pool.query(WAITING)).rows.length > 0 || !isOpen)
    expect(isOpen).toBe(true)
    await other.query('COMMIT')
    other.release()
    const copied = await copying
    const { rows } = await pool.query('SELECT id FROM registration ORDER BY id')
    expect([E.isRight(copied), rows.map(({ id }) => id)]).toStrictEqual(
      statement.startsWith('INSERT') ? [false, [9]] : [true, [1, 2]],
    )
  })

  it('[P-006] counts what it accepted after that, also steps of staff', async () => {
    const pool = await opened()
    const handled = aTable('handling', HANDLING, [[1, 'orders', 7, 'r', 'n', '9000000090']])
    const source = aSource(2, registrations(2), handled, aTable('step', STEP, [aStep(1, 1), aStep(2, 1)]))
    decoded(await copyLedger(source, pool, progressed().progress)())
    const none = { registrations: 0, quarantined: 0, steps: 0 }
    expect(await countNewer(pool, source)).toEqual(none)
    await pool.query(`INSERT INTO step (${STEP.join(', ')}) VALUES (1, 2, 1, 'w', 'sent', '')`)
    await pool.query(
      "INSERT INTO quarantine (id, target, phone, record, received_at) VALUES (1, 'orders', '1', '{}', 1)",
    )
    expect(await countNewer(pool, source)).toEqual({ ...none, quarantined: 1, steps: 1 })
    expect(await countNewer(pool, aSource(1, registrations(2)))).toEqual({
      registrations: 1,
      quarantined: 1,
      steps: 3,
    })
  })
})

describe('the checksum of a table', () => {
  const sumOf = (...rows: ReadonlyArray<TableRow>) => checksumOf(aTable('t', ['a', 'b'], rows))

  it('[P-006] is the same in any order, and another one for any other rows', () => {
    expect(sumOf([1, 'a'], [2, 'b'])).toStrictEqual(sumOf([2, 'b'], [1, 'a']))
    expect(sumOf()).toStrictEqual({ rows: 0, sum: 0n })
    const sums = [
      sumOf([1, 'a']),
      sumOf([1, 'b']),
      sumOf([2, 'a']),
      sumOf(['1', 'a']),
      sumOf([1, null]),
      sumOf([1, 'a'], [1, 'a']),
      sumOf([Buffer.from('a'), 1]),
      sumOf([Buffer.from('b'), 1]),
    ].map(({ sum }) => sum)
    expect(new Set(sums).size).toBe(sums.length)
    expect(Math.max(...sums.map((sum) => sum.toString(2).length))).toBeLessThanOrEqual(256)
  })

  it('[P-006] counts rows, and takes bytes of a file like those of PostgreSQL', () => {
    expect(sumOf([1, 'a'], [2, 'b'], [3, 'c']).rows).toBe(3)
    expect(sumOf([Uint8Array.of(1, 171), 1])).toStrictEqual(sumOf([Buffer.from('01ab', 'hex'), 1]))
    const large = { rows: 1, sum: 2n ** 256n - 1n }
    expect(withRow(large, [1]).sum).toBeLessThan(2n ** 256n - 1n)
  })
})

describe('a snapshot of PostgreSQL', () => {
  it('[P-005] has the rows of each table that there is, in the columns that it has, and the last numbers', async () => {
    const pool = await opened()
    decoded(await copyLedger(aSource(9, registrations(2)), pool, progressed().progress)())
    const seen: Array<unknown> = []
    const read = inSnapshot(pool, async ({ table, lastId }) => {
      await pool.query('DELETE FROM registration WHERE id = 1')
      const { columns, pages } = table({ name: 'registration', columns: ['id', 'phone', 'of_later'] })
      for await (const page of pages) seen.push(...page)
      seen.push(columns, table({ name: 'of_later', columns: ['id'] }).columns)
      seen.push(await lastId('registration'), await lastId('quarantine'))
    })
    expect(await read()).toStrictEqual(E.right(undefined))
    expect(seen).toStrictEqual([[1, 'phone 1'], [2, 'phone 2'], ['id', 'phone'], [], 9, 0])
    expect([pool.totalCount > 0, pool.idleCount === pool.totalCount]).toStrictEqual([true, true])
    const writes = Array.from({ length: pool.totalCount }, () => pool.query('DELETE FROM registration'))
    expect((await Promise.allSettled(writes)).map(({ status }) => status)).not.toContain('rejected')
  })

  it('[P-005] writes nothing, and its connection is closed after a fault', async () => {
    const pool = await opened()
    await pool.query('SELECT 1')
    const before = pool.totalCount
    const failing = inSnapshot(pool, async () => {
      throw Object.assign(new Error('x'), { code: '22012' })
    })
    expect(await failing()).toStrictEqual(E.left({ tag: 'failed', code: '22012' }))
    expect(pool.totalCount).toBe(before - 1)
  })
})

describe('the schema of a database', () => {
  const atVersion = async (version: number) => {
    const pool = await opened()
    await pool.query('UPDATE schema_version SET version = $1', [version])
    return pool
  }
  /** Counts how often a copy would be made before an upgrade, and lets none be made. */
  const refused = () => {
    let asked = 0
    return {
      asked: () => asked,
      before: () => {
        asked += 1
        return TE.left({ tag: 'diskFull' } as const)
      },
    }
  }

  it.each([
    ['noSchema', 0],
    ['olderSchema', SCHEMA_STEPS.length - 1],
    ['newerSchema', SCHEMA_STEPS.length + 1],
  ])('[P-009] is %s at version %i for a command', async (tag, version) => {
    expect(await requireSchema(await atVersion(version))()).toStrictEqual(E.left({ tag }))
  })

  it('[P-009] is that of this release, or there is none yet', async () => {
    const pool = await opened()
    expect(await requireSchema(pool)()).toStrictEqual(E.right(undefined))
    await pool.query('DROP TABLE schema_version')
    expect(await requireSchema(pool)()).toStrictEqual(E.left({ tag: 'noSchema' }))
  })

  it('[P-009] changes only after a copy, which a current one and a newer one do not need', async () => {
    const { asked, before } = refused()
    const empty = createPool(await createTestDatabase(), false)
    onTestFinished(() => empty.end())
    expect(await upgradeSchema(empty, before)()).toStrictEqual(E.right(undefined))
    expect(await upgradeSchema(await opened(), before)()).toStrictEqual(E.right(undefined))
    expect(await upgradeSchema(await atVersion(SCHEMA_STEPS.length + 1), before)()).toStrictEqual(
      E.left({ tag: 'newerSchema' }),
    )
    expect(asked()).toBe(0)
    const older = await atVersion(SCHEMA_STEPS.length - 1)
    await older.query('DROP TABLE failed_reading')
    expect(await upgradeSchema(older, before)()).toStrictEqual(E.left({ tag: 'diskFull' }))
    expect(asked()).toBe(1)
    const { rows } = await older.query("SELECT to_regclass('failed_reading') AS found")
    expect(rows).toStrictEqual([{ found: null }])
    expect(await upgradeSchema(older, () => TE.right(undefined))()).toStrictEqual(E.right(undefined))
    expect(await requireSchema(older)()).toStrictEqual(E.right(undefined))
  })

  it('[P-009] is not told where the database cannot be asked', async () => {
    const pool = createPool(`postgres://127.0.0.1:${await freePort()}/x`, false)
    onTestFinished(() => pool.end())
    expect(await requireSchema(pool)()).toStrictEqual(E.left({ tag: 'unreachable', code: 'ECONNREFUSED' }))
  })

  it('[P-009] that a newer release takes over meanwhile is refused, and stays as it is', async () => {
    const pool = await atVersion(SCHEMA_STEPS.length - 1)
    const newer = SCHEMA_STEPS.length + 1
    const takenOver = TE.tryCatch(
      async () => void (await pool.query('UPDATE schema_version SET version = $1', [newer])),
      () => ({ tag: 'diskFull' }) as const,
    )
    expect(await upgradeSchema(pool, () => takenOver)()).toStrictEqual(E.left({ tag: 'newerSchema' }))
    expect((await pool.query('SELECT version FROM schema_version')).rows).toEqual([{ version: newer }])
  })

  /** An empty place where the first statements that make the table of versions fail so often with a code. */
  const racing = async (code: string, times: number) => {
    const pool = createPool(await createTestDatabase(), false)
    onTestFinished(() => pool.end())
    let failed = 0
    const query = async (statement: string, values?: Array<unknown>): Promise<QueryResult> => {
      if (failed === times || !statement.startsWith('CREATE TABLE IF NOT EXISTS'))
        return pool.query(statement, values)
      failed += 1
      throw Object.assign(new Error(code), { code })
    }
    const raced = Object.assign(Object.create(pool) as typeof pool, { query: query as Pool['query'] })
    return { upgraded: await upgradeSchema(raced, () => TE.right(undefined))(), failed }
  }

  it.each(['23505', '42P07', '42710', 'XX000', '40001', '40P01'])(
    '[P-009] is made also where others make it at the same moment (%s)',
    async (code) => {
      expect(await racing(code, 1)).toStrictEqual({ upgraded: E.right(undefined), failed: 1 })
    },
  )

  it('[P-009] is tried 20 times, and once where nobody else is the reason', async () => {
    expect(await racing('42P07', 19)).toStrictEqual({ upgraded: E.right(undefined), failed: 19 })
    expect(await racing('42P07', 21)).toMatchObject({ upgraded: { _tag: 'Left' }, failed: 20 })
    expect(await racing('42501', 21)).toMatchObject({ upgraded: { _tag: 'Left' }, failed: 1 })
  })
})
