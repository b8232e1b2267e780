import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { describe, expect, it, onTestFinished } from 'vitest'
import { copyLedger } from '../../../src/adapters/ledger-postgres/copy-ledger'
import { databaseName } from '../../../src/adapters/ledger-postgres/postgres-fault'
import { ledgerSource } from '../../../src/adapters/ledger-sqlite/ledger-source'
import { refuseWrites } from '../../../src/adapters/ledger-sqlite/moved'
import { openDatabase } from '../../../src/adapters/ledger-sqlite/open-database'
import { SCHEMA_STEPS, schemaVersion } from '../../../src/adapters/ledger-sqlite/schema'
import { allOf } from '../../support/all-of'
import { decoded } from '../../support/decoded'
import { phoneOf } from '../../support/fixtures/people'
import { anArrivedMembership, anArrivedOrder, withKey } from '../../support/ledger/arrived'
import { bytesOf } from '../../support/ledger/bytes-of'
import { openLedgerIn, openTestLedger } from '../../support/ledger/open-test-ledger'
import { createTestDatabase } from '../../support/postgres/create-test-database'
import { openTestPostgres } from '../../support/postgres/open-test-postgres'
import {
  inDatabase,
  inFile,
  runStaffCommand,
  runStaffCommandWith,
} from '../../support/staff/run-staff-command'
import { createTempDir } from '../../support/temp-dir'
import { until } from '../../support/until'

const keyed = (n: number, bodyHash?: string) => anArrivedOrder(n, withKey(`k${n}`, bodyHash))
const quarantined = anArrivedMembership(9, { isQuarantined: true, ...withKey('k9') })

/** A closed ledger with 1,201 orders, of which number 1,200 was erased, and two memberships, one of them quarantined. */
const createFilledLedger = async () => {
  const dir = await createTempDir()
  const ledger = openTestLedger(dir)
  await Promise.all(Array.from({ length: 1_200 }, (_, n) => ledger.keepRegistration(keyed(n))()))
  await ledger.keepRegistration(anArrivedMembership(1))()
  await ledger.keepRegistration(quarantined)()
  const orders = await allOf(ledger.readRegistrations('orders'))
  await ledger.close()
  const db = new DatabaseSync(join(dir, 'registrations.sqlite'))
  db.exec('DELETE FROM registration WHERE id = 1201')
  db.close()
  return { dir, orders }
}

const migrate = (dir: string, url: string) =>
  runStaffCommandWith({ location: inFile(dir), migrateTo: url }, 'migrate')

describe('moving the registrations to PostgreSQL', () => {
  it('[P-006] copies every row with its id, and reports it', async () => {
    const { dir, orders } = await createFilledLedger()
    const url = await createTestDatabase()
    const exported = (await runStaffCommand(inFile(dir), 'export', 'orders')).output
    const { code, output, said } = await migrate(dir, url)
    expect([code, output]).toStrictEqual([0, ''])
    expect(said.split('\n').slice(0, 4)).toStrictEqual([
      'Đã chép và kiểm tra lại từng dòng:',
      '  registration     1200',
      '  quarantine       1',
      '  idempotency      1201',
    ])
    const { readRegistrations } = await openTestPostgres(url)
    expect(await allOf(readRegistrations('orders'))).toStrictEqual(orders)
    expect((await runStaffCommand(inDatabase(url), 'export', 'orders')).output).toBe(exported)
  })

  it('[P-006] keeps keys and quarantined rows, and continues the ids', async () => {
    const { dir } = await createFilledLedger()
    const url = await createTestDatabase()
    await migrate(dir, url)
    const { keepRegistration, pool } = await openTestPostgres(url)
    expect(await keepRegistration(keyed(5))()).toStrictEqual(
      E.right({ id: 6, isQuarantined: false, isRepeated: true }),
    )
    expect(await keepRegistration(keyed(5, 'other'))()).toStrictEqual(E.left({ tag: 'keyReused' }))
    expect(await keepRegistration(quarantined)()).toStrictEqual(
      E.right({ id: 1, isQuarantined: true, isRepeated: true }),
    )
    expect(await keepRegistration(anArrivedOrder(7))()).toStrictEqual(
      E.right({ id: 1_202, isQuarantined: false, isRepeated: false }),
    )
    expect((await pool.query('SELECT count(*) AS n FROM outbox')).rows).toStrictEqual([{ n: 1_201 }])
  })

  it('[P-006] copies every table that the file has', async () => {
    const { dir } = await createFilledLedger()
    const url = await createTestDatabase()
    const db = new DatabaseSync(join(dir, 'registrations.sqlite'), { readOnly: true })
    const names = ledgerSource(db).tables.map(({ name }) => name)
    db.close()
    const { said } = await migrate(dir, url)
    expect(names).toContain('outbox')
    expect(names.filter((name) => !said.includes(`  ${name} `))).toStrictEqual([])
  })

  it('[P-006] keeps an open batch with its id and marker', async () => {
    const dir = await createTempDir()
    const ledger = openTestLedger(dir)
    for (const n of [1, 2]) await ledger.keepRegistration(keyed(n))()
    const before = decoded(await ledger.openDelivery())
    const batch = decoded(await before.takeWork('orders', 'a-book')())
    await ledger.keepRegistration(keyed(3))()
    await ledger.close()
    const url = await createTestDatabase()
    expect((await migrate(dir, url)).code).toBe(0)
    const { openDelivery } = await openTestPostgres(url)
    const after = decoded(await openDelivery())
    expect(await after.takeWork('orders', 'a-book')()).toStrictEqual(E.right(batch))
    await after.settleBatch('orders', batch.tag === 'batch' ? batch.batch.id : 0, { tag: 'delivered' })()
    expect(decoded(await after.takeWork('orders', 'a-book')())).toMatchObject({
      tag: 'batch',
      batch: { id: batch.tag === 'batch' ? batch.batch.id + 1 : 0, rows: [{ id: 3 }] },
    })
  })
})

describe('a file that was migrated', () => {
  const moved = async () => {
    const { dir, orders } = await createFilledLedger()
    const url = await createTestDatabase()
    await migrate(dir, Object.assign(new URL(url), { password: 'secret' }).href)
    return { dir, url, orders, database: databaseName(url) }
  }

  it.each([
    ['status'],
    ['export', 'orders'],
    ['find', '--phone', '-'],
    ['erase', '--phone', '-'],
    ['retry'],
    ['history'],
    ['quarantine', 'list'],
    ['upgrade'],
    ['backup', '--to', join(tmpdir(), 'nowhere.backup')],
  ])('[P-006] is refused by a command, which says where they are: %s %s %s', async (...words) => {
    const { dir, database } = await moved()
    const { code, output, said } = await runStaffCommandWith(
      { location: inFile(dir), typed: '0900000001' },
      ...words,
    )
    expect([code, output]).toStrictEqual([1, ''])
    expect(said).toContain(`DATA_DIR ${dir}: các đăng ký đã chuyển sang PostgreSQL ${database};`)
    expect(said).not.toMatch(/secret|postgres:\/\//)
  })

  it('[P-006] is refused by a server, by a second migration, and by earlier versions', async () => {
    const { dir, database, url } = await moved()
    expect(openLedgerIn(dir)).toStrictEqual(E.left({ tag: 'moved', database }))
    expect((await migrate(dir, url)).said).toContain('đã chuyển sang PostgreSQL')
    const db = new DatabaseSync(join(dir, 'registrations.sqlite'), { readOnly: true })
    expect(schemaVersion(db)).toBeGreaterThan(SCHEMA_STEPS.length)
    db.close()
  })

  it('[P-006] accepts nothing more, also from a server that has it open: 503', async () => {
    const dir = await createTempDir()
    const { keepRegistration, readHealth, openDelivery } = openTestLedger(dir)
    await keepRegistration(anArrivedOrder(1))()
    const delivery = decoded(await openDelivery())
    const db = decoded(openDatabase(join(dir, 'registrations.sqlite')))
    refuseWrites(db, 'db:5432/site')
    db.close()
    expect(await keepRegistration(anArrivedOrder(2))()).toMatchObject({ left: { tag: 'unavailable' } })
    expect(await keepRegistration(quarantined)()).toMatchObject({ left: { tag: 'unavailable' } })
    expect(await readHealth()).toMatchObject({ left: { tag: 'unavailable' } })
    expect(await delivery.takeWork('orders', 'a-book')()).toMatchObject({ left: { tag: 'unavailable' } })
  })

  it('[P-006] is used again after --undo, and the sheets are read before delivery', async () => {
    const { dir, orders, url } = await moved()
    const undone = await runStaffCommandWith({ location: inFile(dir), migrateTo: url }, 'migrate', '--undo')
    expect([undone.code, undone.said]).toStrictEqual([
      0,
      'Tệp cũ được dùng trở lại. Đã xóa lại 0 dòng của những người được xóa sau khi chuyển. Hãy bỏ DATABASE_URL khi chạy máy chủ và mọi lệnh, và xóa cơ sở dữ liệu PostgreSQL khi không cần nữa.',
    ])
    const { keepRegistration, readRegistrations, openDelivery } = openTestLedger(dir)
    decoded(await keepRegistration(anArrivedOrder(5_000))())
    expect((await allOf(readRegistrations('orders'))).length).toBe(orders.length + 1)
    expect(decoded(await decoded(await openDelivery()).takeWork('orders', 'a-book')()).tag).toBe('reading')
  })

  const undo = (dir: string, url: string, ...words: ReadonlyArray<string>) =>
    runStaffCommandWith({ location: inFile(dir), migrateTo: url }, 'migrate', '--undo', ...words)

  const eraseThere = (dir: string, url: string, n: number) =>
    runStaffCommandWith(
      { location: inDatabase(url), dataDir: dir, typed: phoneOf(n) },
      'erase',
      '--phone',
      '-',
    )

  it('[P-006] is named by an erasure in PostgreSQL, because it still holds the person', async () => {
    const { dir, url } = await moved()
    expect(await eraseThere(dir, url, 5)).toMatchObject({
      code: 0,
      said: [
        'Đã xóa hẳn 1 đăng ký và 0 bản ghi để riêng của số này.',
        'Tệp cũ đã chép sang PostgreSQL vẫn còn thông tin của người này, và lệnh này không xóa được trong đó. Hãy xóa tệp ấy cùng các tệp -wal và -shm bên cạnh, khi không cần quay lại tệp nữa:',
        `  ${join(dir, 'registrations.sqlite')}`,
      ].join('\n'),
    })
  })

  it('[P-006] brings nobody back by --undo who was erased since, and leaves no byte of them', async () => {
    const { dir, url, orders } = await moved()
    for (const n of [5, 1_100]) expect(await eraseThere(dir, url, n)).toMatchObject({ code: 0 })
    expect(bytesOf(dir).includes('0900000005')).toBe(true)
    expect(await undo(dir, url)).toMatchObject({
      code: 0,
      said: expect.stringContaining('Đã xóa lại 2 dòng của những người được xóa sau khi chuyển.'),
    })
    expect(bytesOf(dir).includes('0900000005')).toBe(false)
    const { readRegistrations } = openTestLedger(dir)
    const phones = (await allOf(readRegistrations('orders'))).map(({ content }) => content.phone)
    expect(phones).toHaveLength(orders.length - 2)
    expect((await runStaffCommand(inFile(dir), 'erasures')).code).toBe(0)
    const { output } = await runStaffCommand(inFile(dir), 'history')
    expect(output.match(/ (erase|migrate|migrate --undo) /g)).toHaveLength(4)
  })

  it('[P-006, P-004] is said by --undo to hold traces while somebody reads it; the next start wipes them', async () => {
    const { dir, url } = await moved()
    await eraseThere(dir, url, 5)
    const reader = new DatabaseSync(join(dir, 'registrations.sqlite'), { readOnly: true })
    onTestFinished(() => reader.close())
    reader.exec('BEGIN; SELECT count(*) FROM registration')
    expect(await undo(dir, url)).toMatchObject({
      code: 1,
      said: expect.stringContaining(
        'Một chương trình khác đang đọc tệp nên trong tệp vẫn còn dấu vết của những dòng đã xóa',
      ),
    })
    expect(bytesOf(dir).includes('0900000005')).toBe(true)
    reader.exec('COMMIT')
    const { eraseExpired } = openTestLedger(dir)
    decoded(await eraseExpired({ days: null, isDelivering: false, contract: 'none' })())
    expect(bytesOf(dir).includes('0900000005')).toBe(false)
  })

  it('[P-006] stays marked while PostgreSQL holds later registrations, which --undo counts', async () => {
    const { dir, url, database } = await moved()
    const { keepRegistration } = await openTestPostgres(url)
    for (const n of [5_000, 5_001]) await keepRegistration(anArrivedOrder(n))()
    await keepRegistration({ ...quarantined, idempotency: null })()
    expect(await undo(dir, url)).toMatchObject({
      code: 1,
      said: `PostgreSQL ${database} đã nhận thêm 2 đăng ký, 1 bản ghi để riêng và 0 lần nhân viên ghi lại việc xử lý sau khi chuyển; tệp cũ không có những dòng ấy, nên không có gì bị thay đổi. Hãy dừng máy chủ, chạy backup với DATABASE_URL, rồi restore bản sao lưu ấy vào DATA_DIR: xem docs/operating.md, mục "Going back to a file".`,
    })
    expect(openLedgerIn(dir)).toStrictEqual(E.left({ tag: 'moved', database }))
  })

  it('[P-006] stays marked where the record of erasures is missing or incomplete', async () => {
    const { dir, url } = await moved()
    await eraseThere(dir, url, 5)
    const record = join(dir, 'erasures.jsonl')
    const whole = readFileSync(record)
    for (const spoil of [() => rmSync(record), () => writeFileSync(record, '')]) {
      spoil()
      expect(await undo(dir, url)).toMatchObject({
        code: 1,
        said: expect.stringContaining('sổ các lần xóa'),
      })
      expect(openLedgerIn(dir)).toMatchObject({ left: { tag: 'moved' } })
    }
    writeFileSync(record, whole)
    expect(await undo(dir, url)).toMatchObject({ code: 0 })
  })

  it('[P-006] stays marked where PostgreSQL cannot be compared, unless it is said to be lost', async () => {
    const { dir, url, database } = await moved()
    await eraseThere(dir, url, 5)
    expect(await runStaffCommand(inFile(dir), 'migrate', '--undo')).toMatchObject({
      code: 1,
      said: expect.stringContaining(
        `Tệp này đã chuyển sang PostgreSQL ${database}. Hãy đặt MIGRATE_TO hoặc DATABASE_URL là địa chỉ của cơ sở dữ liệu ấy`,
      ),
    })
    const elsewhere = Object.assign(new URL(url), { port: '1' }).href
    expect((await undo(dir, elsewhere)).code).toBe(1)
    expect(await undo(dir, elsewhere, '--database-lost')).toMatchObject({
      code: 0,
      said: expect.stringContaining('Đã xóa lại 1 dòng'),
    })
  })

  it('[P-006] of an earlier release is migrated by --undo', async () => {
    const { dir, url } = await moved()
    const db = new DatabaseSync(join(dir, 'registrations.sqlite'))
    const version = schemaVersion(db) - 2
    db.exec(
      `DROP TABLE failed_reading; DROP TABLE contract; ALTER TABLE step DROP COLUMN prices; PRAGMA user_version = ${version}`,
    )
    db.close()
    expect(await undo(dir, url)).toMatchObject({ code: 0 })
    openTestLedger(dir)
  })

  it('[P-006] is not changed by --undo if it was not migrated', async () => {
    const { dir } = await createFilledLedger()
    expect(await runStaffCommand(inFile(dir), 'migrate', '--undo')).toMatchObject({
      code: 0,
      said: 'Tệp này không bị đánh dấu là đã chuyển. Không có gì thay đổi.',
    })
    openTestLedger(dir)
  })

  it('[P-006] is replaced by a restore from PostgreSQL', async () => {
    const { dir, url } = await moved()
    const { keepRegistration } = await openTestPostgres(url)
    await keepRegistration(anArrivedOrder(5_000))()
    const file = join(await createTempDir(), 'so.backup')
    expect((await runStaffCommand(inDatabase(url), 'backup', '--to', file)).code).toBe(0)
    const restore = ['restore', '--from', file]
    expect(await runStaffCommand(inFile(dir), ...restore)).toMatchObject({
      code: 1,
      said: expect.stringContaining('Hãy đặt MIGRATE_TO là địa chỉ của cơ sở dữ liệu ấy để so'),
    })
    expect(await runStaffCommandWith({ location: inFile(dir), migrateTo: url }, ...restore)).toMatchObject({
      code: 0,
    })
    expect(await allOf(openTestLedger(dir).readRegistrations('orders'))).toHaveLength(1_201)
  })
})

describe('a migration killed after the copy was complete, before the file was marked', () => {
  const killed = async () => {
    const { dir, orders } = await createFilledLedger()
    const url = await createTestDatabase()
    const { pool, keepRegistration, readRegistrations } = await openTestPostgres(url)
    const db = new DatabaseSync(join(dir, 'registrations.sqlite'), { readOnly: true })
    decoded(await copyLedger(ledgerSource(db), pool, { begin: () => undefined, advance: () => undefined })())
    db.close()
    return { dir, orders, url, keepRegistration, readRegistrations }
  }

  it('[P-006] is completed by a repeat: each row exists once, and the file is marked', async () => {
    const { dir, orders, url, readRegistrations } = await killed()
    const { code, said } = await migrate(dir, url)
    expect([code, said]).toStrictEqual([0, expect.stringContaining('  registration     1200')])
    expect(await allOf(readRegistrations('orders'))).toStrictEqual(orders)
    expect(openLedgerIn(dir)).toStrictEqual(E.left({ tag: 'moved', database: databaseName(url) }))
  })

  it('[P-006] is not undone, because nothing was marked, and the file stays in use', async () => {
    const { dir, orders } = await killed()
    expect(await runStaffCommand(inFile(dir), 'migrate', '--undo')).toMatchObject({ code: 0 })
    expect(await allOf(openTestLedger(dir).readRegistrations('orders'))).toStrictEqual(orders)
  })

  it.each([
    ['PostgreSQL', async ({ keepRegistration }: Awaited<ReturnType<typeof killed>>) => keepRegistration],
    [
      'the file',
      async ({ dir }: Awaited<ReturnType<typeof killed>>) => {
        const { keepRegistration, close } = openTestLedger(dir)
        onTestFinished(close)
        return (arrived: Parameters<typeof keepRegistration>[0]) => async () => {
          const kept = await keepRegistration(arrived)()
          await close()
          return kept
        }
      },
    ],
  ])(
    '[P-006] is not completed if %s accepted another registration since, and says what to do',
    async (_, keepIn) => {
      const between = await killed()
      decoded(await (await keepIn(between))(anArrivedOrder(5_000))())
      const { code, said } = await migrate(between.dir, between.url)
      expect([code, said]).toStrictEqual([1, expect.stringContaining('Nếu lần chép trước bị ngắt')])
      expect((await runStaffCommand(inFile(between.dir), 'status')).code).toBe(0)
    },
  )
})

describe('moving the registrations is refused', () => {
  it('[P-006] while the server runs', async () => {
    const dir = await createTempDir()
    openTestLedger(dir)
    expect(await migrate(dir, await createTestDatabase())).toMatchObject({
      code: 1,
      said: `DATA_DIR ${dir}: một tiến trình khác đang dùng thư mục này. Hãy dừng tiến trình đó hoặc chọn DATA_DIR khác.`,
    })
  })

  it.each([
    ['registrations', anArrivedOrder(1)],
    ['only quarantined ones', quarantined],
  ])('[P-006] if the database has %s, and nothing in it changes', async (_, arrived) => {
    const { dir } = await createFilledLedger()
    const url = await createTestDatabase()
    const { keepRegistration, pool } = await openTestPostgres(url)
    await keepRegistration(arrived)()
    expect(await migrate(dir, url)).toMatchObject({
      code: 1,
      said: expect.stringContaining(
        'Cơ sở dữ liệu đích đã có dữ liệu. Chỉ chép vào cơ sở dữ liệu trống. Không có gì bị thay đổi.',
      ),
    })
    expect((await pool.query('SELECT count(*) AS n FROM idempotency')).rows).toStrictEqual([
      { n: arrived === quarantined ? 1 : 0 },
    ])
  })

  it.each([
    [
      'an erasure that is not done',
      "INSERT INTO erasure (id, at, target, state) VALUES ('e', 1, 'orders', 'queued')",
    ],
    [
      'marks of a sheet',
      "INSERT INTO batch (id, target, mark, state) VALUES (7, 'orders', 'm', 'delivered')",
    ],
    ['numbers that were given out', "INSERT INTO counter (name, value) VALUES ('batch', 7)"],
  ])('[P-006] if the database has %s', async (_, insert) => {
    const { dir } = await createFilledLedger()
    const url = await createTestDatabase()
    const { pool } = await openTestPostgres(url)
    await pool.query(insert)
    expect((await migrate(dir, url)).code).toBe(1)
    expect((await pool.query('SELECT count(*) AS n FROM registration')).rows).toStrictEqual([{ n: 0 }])
  })

  it('[P-006] if the record of erasures is lost', async () => {
    const { dir } = await createFilledLedger()
    await runStaffCommandWith({ location: inFile(dir), typed: '0900000005' }, 'erase', '--phone', '-')
    rmSync(join(dir, 'erasures.jsonl'))
    expect(await migrate(dir, await createTestDatabase())).toMatchObject({
      code: 1,
      said: expect.stringContaining('không có sổ các lần xóa ở đây'),
    })
  })

  it('[P-006] if the database knows another record of erasures', async () => {
    const { dir } = await createFilledLedger()
    const url = await createTestDatabase()
    const { pool } = await openTestPostgres(url)
    await pool.query("INSERT INTO record_head (place, line, hash) VALUES ('b:/x', 3, 'h')")
    expect(await migrate(dir, url)).toMatchObject({
      code: 1,
      said: expect.stringContaining('Cơ sở dữ liệu đích đã có dữ liệu'),
    })
  })

  it('[P-006] if there is no ledger', async () => {
    const dir = await createTempDir()
    expect(await migrate(dir, await createTestDatabase())).toMatchObject({
      code: 1,
      said: `DATA_DIR ${dir}: không có đăng ký nào để chép.`,
    })
  })

  it('[P-006] for the second of two concurrent migrations into one database', async () => {
    const [one, other] = [await createFilledLedger(), await createFilledLedger()]
    const url = await createTestDatabase()
    const codes = (await Promise.all([migrate(one.dir, url), migrate(other.dir, url)])).map(
      ({ code }) => code,
    )
    expect(codes.toSorted()).toStrictEqual([0, 1])
    const { readRegistrations } = await openTestPostgres(url)
    expect(await allOf(readRegistrations('orders'))).toHaveLength(1_200)
  })

  it('[P-006] if MIGRATE_TO names no PostgreSQL', async () => {
    const { code, output, said } = await runStaffCommand(inFile('/nowhere'), 'migrate')
    expect([code, output]).toStrictEqual([2, ''])
    expect(said).toContain('Hãy đặt MIGRATE_TO=postgres://…')
  })

  it.each([
    ['migrate', '--to'],
    ['migrate', '--to', 'postgres://u:secret@x/y'],
    ['migrate', '--to=postgres://u:secret@x/y'],
    ['migrate', 'postgres://u:secret@x/y'],
  ])('[P-006] with an address on the command line, which other users see: %s %s %s', async (...words) => {
    const { code, said } = await runStaffCommandWith(
      { location: inFile('/nowhere'), migrateTo: 'postgres://x/y' },
      ...words,
    )
    expect(code).toBe(2)
    expect(said).toContain('Đừng ghi địa chỉ vào dòng lệnh')
    expect(said).not.toContain('secret')
  })
})

describe('a copy that differs from the file', () => {
  it.each([
    ['a changed value', "DO ALSO UPDATE registration SET phone = '0900000000' WHERE id = 3", 'registration'],
    ['a lost row', 'DO ALSO DELETE FROM outbox WHERE registration_id = 3', 'outbox'],
  ])('[P-006] by %s is detected', async (_, rule, table) => {
    const { dir } = await createFilledLedger()
    const url = await createTestDatabase()
    const { pool } = await openTestPostgres(url)
    await pool.query(`CREATE RULE fault AS ON INSERT TO ${table} ${rule}`)
    expect(await migrate(dir, url)).toMatchObject({
      code: 1,
      said: `Bản sao của bảng ${table} không khớp, nên những gì vừa chép sang cơ sở dữ liệu đích đã được bỏ hết. Dữ liệu gốc còn nguyên.`,
    })
    expect((await pool.query('SELECT count(*) AS n FROM registration')).rows).toStrictEqual([{ n: 0 }])
  })
})

const LOCKED = `SELECT 1 FROM pg_locks WHERE relation = 'registration'::regclass AND mode = 'ShareRowExclusiveLock'`

describe('a server that is connected to the database meanwhile', () => {
  it('[P-006] waits until the copy is complete: what it acknowledges is neither lost nor doubled', async () => {
    const { dir } = await createFilledLedger()
    const url = await createTestDatabase()
    const { keepRegistration, pool } = await openTestPostgres(url)
    let isMoved = false
    const moved = migrate(dir, url).then(({ code }) => {
      isMoved = true
      return code
    })
    await until(async () => (await pool.query(LOCKED)).rows.length > 0 || isMoved)
    const acknowledged: Array<number> = []
    for (let n = 0; n < 5 || !isMoved; n += 1) {
      const kept = await keepRegistration(anArrivedOrder(90_000 + n))()
      if (E.isRight(kept)) acknowledged.push(kept.right.id)
    }
    expect(await moved).toBe(0)
    const { rows } = await pool.query('SELECT id FROM registration WHERE id > 1201 ORDER BY id')
    expect(rows.map(({ id }) => id)).toStrictEqual(acknowledged.toSorted((a, b) => a - b))
    expect((await pool.query('SELECT count(*) AS n FROM registration')).rows).toStrictEqual([
      { n: 1_200 + acknowledged.length },
    ])
  })
})
