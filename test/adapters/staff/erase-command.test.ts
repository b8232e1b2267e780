import { createHmac } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import type { LedgerLocation } from '../../../src/adapters/server/config/ledger-location'
import { allOf } from '../../support/all-of'
import { decoded } from '../../support/decoded'
import { memberPhoneOf, phoneOf } from '../../support/fixtures/people'
import { anArrivedMembership, anArrivedOrder, withKey } from '../../support/ledger/arrived'
import { bytesOf } from '../../support/ledger/bytes-of'
import { openTestLedger } from '../../support/ledger/open-test-ledger'
import { createTestDatabase } from '../../support/postgres/create-test-database'
import { openTestPostgres } from '../../support/postgres/open-test-postgres'
import {
  inDatabase,
  inFile,
  runStaffCommand,
  runStaffCommandWith,
  runWithPhone,
} from '../../support/staff/run-staff-command'
import { STAFF_LEDGERS, takeBatchId } from '../../support/staff/staff-ledgers'
import { createTempDir } from '../../support/temp-dir'

const keyed = (n: number, isQuarantined = false) =>
  anArrivedOrder(n, { isQuarantined, ...withKey(`key-of-${phoneOf(n)}`) })

const erase = (dir: string, n: number) => runWithPhone(inFile(dir), phoneOf(n), 'erase')

const PEOPLE = Array.from({ length: 3_000 }, (_, n) => (n * 15_485_863) % 99_999_989)
/** Of these, copies stay in the room that is left over where pages were split. */
const ERASED = [1_445, 1_746, 2_698].map((n) => PEOPLE[n] ?? 0)

const fill = async (dir: string) => {
  const ledger = openTestLedger(dir)
  await Promise.all(
    PEOPLE.map((n, at) =>
      ledger.keepRegistration(
        anArrivedMembership(
          n,
          { idempotency: { key: `${n}-${at}`, bodyHash: 'h'.repeat(64) } },
          'M'.repeat(1 + (n % 90)),
        ),
      )(),
    ),
  )
  return ledger
}

describe('erasing a person from a file', () => {
  it('[P-004] leaves no byte of number or name in it or in its WAL, and all other rows', async () => {
    const dir = await createTempDir()
    const ledger = await fill(dir)
    expect(ERASED.map((n) => bytesOf(dir).includes(memberPhoneOf(n)))).toStrictEqual([true, true, true])
    for (const n of ERASED)
      expect(await runWithPhone(inFile(dir), memberPhoneOf(n), 'erase')).toMatchObject({
        code: 0,
        output: '',
        said: 'Đã xóa hẳn 1 đăng ký và 0 bản ghi để riêng của số này.',
      })
    expect(ERASED.map((n) => bytesOf(dir).includes(memberPhoneOf(n)))).toStrictEqual([false, false, false])
    expect(
      (await allOf(ledger.readRegistrations('members'))).map(({ content }) => content.phone),
    ).toStrictEqual(PEOPLE.filter((n) => !ERASED.includes(n)).map(memberPhoneOf))
  })

  it.each(['+84 900 000 007', '84900000007', '(090) 000.0007', '0900-000-007'])(
    '[P-004] erases it however the number is typed: %s',
    async (typed) => {
      const dir = await createTempDir()
      const ledger = openTestLedger(dir)
      for (const n of [7, 8]) await ledger.keepRegistration(keyed(n))()
      expect(await runWithPhone(inFile(dir), typed, 'erase')).toMatchObject({ code: 0 })
      expect([7, 8].map((n) => bytesOf(dir).includes(phoneOf(n)))).toStrictEqual([false, true])
    },
  )

  it('[P-004] also erases the name, the key and quarantined rows', async () => {
    const dir = await createTempDir()
    const { keepRegistration } = openTestLedger(dir)
    for (const n of [1, 2]) await keepRegistration(keyed(n))()
    await keepRegistration(keyed(1, true))()
    await keepRegistration({
      ...keyed(1, true),
      idempotency: { key: 'of the quarantined', bodyHash: 'h' },
    })()
    const traces = [phoneOf(1), 'Nguyễn Mẫu 1', 'key-of-0900000001', 'of the quarantined']
    expect(traces.map((text) => bytesOf(dir).includes(text))).toStrictEqual([true, true, true, true])
    expect((await erase(dir, 1)).said).toBe('Đã xóa hẳn 1 đăng ký và 1 bản ghi để riêng của số này.')
    expect(traces.map((text) => bytesOf(dir).includes(text))).toStrictEqual([false, false, false, false])
    expect(bytesOf(dir).includes('Nguyễn Mẫu 2')).toBe(true)
  })

  it('[P-004] works while a server keeps registrations', async () => {
    const dir = await createTempDir()
    const { keepRegistration, readRegistrations } = openTestLedger(dir)
    await keepRegistration(keyed(1))()
    await erase(dir, 1)
    await keepRegistration(keyed(2))()
    expect((await allOf(readRegistrations('orders'))).map(({ id }) => id)).toStrictEqual([2])
  })

  it('[P-004] while another process reads it is reported, and completed by a repeat', async () => {
    const dir = await createTempDir()
    const { keepRegistration } = openTestLedger(dir)
    await keepRegistration(keyed(1))()
    const reader = new DatabaseSync(join(dir, 'registrations.sqlite'), { readOnly: true })
    reader.exec('BEGIN; SELECT * FROM registration')
    expect(await erase(dir, 1)).toMatchObject({
      code: 1,
      said: 'Đã xóa, nhưng một chương trình khác đang đọc tệp nên trong tệp vẫn còn dấu vết. Hãy chạy lại lệnh này; nếu vẫn vậy, hãy dừng máy chủ rồi chạy lại.',
    })
    reader.close()
    expect((await erase(dir, 1)).code).toBe(0)
  }, 20_000)
})

describe('erasing a person from a database', () => {
  it('[P-004] leaves no row of theirs in any table, and all other rows', async () => {
    const url = await createTestDatabase()
    const { keepRegistration, pool, readRegistrations } = await openTestPostgres(url)
    for (const n of [1, 2]) await keepRegistration(keyed(n))()
    await keepRegistration(keyed(11, true))()
    await keepRegistration(anArrivedMembership(3))()
    const dataDir = await createTempDir()
    for (const [n, said] of [
      [1, 'Đã xóa hẳn 1 đăng ký và 0 bản ghi để riêng của số này.'],
      [11, 'Đã xóa hẳn 0 đăng ký và 1 bản ghi để riêng của số này.'],
    ] as const)
      expect(
        await runStaffCommandWith(
          { location: inDatabase(url), dataDir, typed: phoneOf(n) },
          'erase',
          '--phone',
          '-',
        ),
      ).toMatchObject({ code: 0, said })
    const tables = ['registration', 'quarantine', 'idempotency', 'outbox']
    const counts = await Promise.all(tables.map((table) => pool.query(`SELECT count(*) AS n FROM ${table}`)))
    expect(counts.map(({ rows }) => rows[0].n)).toStrictEqual([2, 0, 1, 2])
    expect((await allOf(readRegistrations('orders'))).map(({ id }) => id)).toStrictEqual([2])
  })
})

describe.each(STAFF_LEDGERS)('what remains of an erasure in $name', ({ open }) => {
  const eraseFrom = (location: LedgerLocation, n: number) => runWithPhone(location, phoneOf(n), 'erase')
  const RECORDS = 'SELECT target, state, phone_mark FROM erasure ORDER BY target'

  it('[P-004] of rows that were never sent is a tombstone without personal data', async () => {
    const { location, keepRegistration, read } = await open()
    for (const _ of [1, 2]) await keepRegistration(anArrivedOrder(1))()
    await keepRegistration(anArrivedOrder(1, { isQuarantined: true }))()
    expect((await eraseFrom(location, 1)).said).toBe('Đã xóa hẳn 2 đăng ký và 1 bản ghi để riêng của số này.')
    expect(await read(RECORDS)).toStrictEqual([{ target: 'orders', state: 'done', phone_mark: null }])
  })

  it('[P-004] of rows that were sent is a removal, with a keyed hash instead of the number', async () => {
    const { location, keepRegistration, delivery, read } = await open()
    await keepRegistration(anArrivedOrder(1))()
    await keepRegistration(anArrivedOrder(2))()
    await delivery.settleBatch('orders', await takeBatchId(delivery, 'orders'), { tag: 'delivered' })()
    await keepRegistration(anArrivedOrder(1))()
    expect((await eraseFrom(location, 1)).said).toBe(
      [
        'Đã xóa hẳn 2 đăng ký và 0 bản ghi để riêng của số này.',
        'Các dòng đã gửi sang trang tính (đơn mua hàng) sẽ được máy chủ xóa ở đó khi chạy với tệp khóa Google; lệnh status cho biết đã xong chưa.',
      ].join('\n'),
    )
    expect((await eraseFrom(location, 2)).code).toBe(0)
    const [{ value }, ...records] = [
      ...(await read("SELECT value FROM secret WHERE name = 'phoneMark'")),
      ...(await read('SELECT target, state, phone_mark FROM erasure ORDER BY at, phone_mark')),
    ] as [{ value: string }, ...ReadonlyArray<{ phone_mark: string }>]
    const marks = [1, 2].map((n) => createHmac('sha256', value).update(phoneOf(n)).digest('base64url'))
    expect(records.map(({ phone_mark }) => phone_mark).toSorted()).toStrictEqual(marks.toSorted())
    expect(records).toMatchObject(Array(2).fill({ target: 'orders', state: 'queued' }))
    expect((await runStaffCommand(location, 'status')).output).toContain(
      'Yêu cầu xóa chưa làm xong trong trang tính: 2\n',
    )
  })

  it('[P-004] of a row that is being sent is a removal after its batch is settled', async () => {
    const { location, keepRegistration, delivery, read } = await open()
    await keepRegistration(anArrivedOrder(1))()
    await keepRegistration(anArrivedOrder(2))()
    const work = decoded(await delivery.takeWork('orders', 'a-book')())
    if (work.tag !== 'batch') throw new Error(`no batch but ${work.tag}`)
    const { batch } = work
    expect((await eraseFrom(location, 1)).code).toBe(0)
    expect(await read('SELECT count(*) AS n FROM registration')).toStrictEqual([{ n: 1 }])
    // Its number and its mark stay: only they tell whether it had arrived.
    expect(decoded(await delivery.takeWork('orders', 'a-book')())).toStrictEqual({
      tag: 'batch',
      batch: { ...batch, rows: batch.rows.slice(1) },
    })
    await delivery.settleBatch('orders', batch.id, { tag: 'delivered' })()
    const due = decoded(await delivery.takeWork('orders', 'a-book')())
    if (due.tag !== 'removals') throw new Error(`no removals but ${due.tag}`)
    expect(due.round.removals.map(({ phoneHash }) => phoneHash)).toStrictEqual([
      delivery.hashPhone(phoneOf(1)),
    ])
    await delivery.settleRemovals('orders', due.round, { tag: 'removed', isMarked: true })()
    expect(await read(RECORDS)).toStrictEqual([{ target: 'orders', state: 'done', phone_mark: null }])
    expect(decoded(await delivery.takeWork('orders', 'a-book')())).toStrictEqual({ tag: 'idle' })
  })

  it('[P-004] of a batch of that person alone is its id, which is still to be reserved', async () => {
    const { location, keepRegistration, delivery } = await open()
    await keepRegistration(anArrivedOrder(1))()
    const id = await takeBatchId(delivery, 'orders')
    expect((await eraseFrom(location, 1)).code).toBe(0)
    expect(decoded(await delivery.takeWork('orders', 'a-book')())).toMatchObject({
      tag: 'batch',
      batch: { id, rows: [] },
    })
  })

  it('[P-004] of a row that the sheet had refused is a tombstone', async () => {
    const { location, keepRegistration, delivery, read } = await open()
    await keepRegistration(anArrivedOrder(1))()
    const id = await takeBatchId(delivery, 'orders')
    await delivery.settleBatch('orders', id, { tag: 'parked', reason: 'refused' })()
    expect((await eraseFrom(location, 1)).code).toBe(0)
    expect(await read(RECORDS)).toStrictEqual([{ target: 'orders', state: 'done', phone_mark: null }])
    expect(JSON.parse((await runStaffCommand(location, 'status', '--json')).output)).toMatchObject({
      lastError: null,
      parkedRows: 0,
    })
    expect((await runStaffCommand(location, 'retry')).output).not.toContain('1')
  })
})

describe.each(STAFF_LEDGERS)('erasing on a terminal, from $name', ({ open }) => {
  const onTerminal = async (answer: string) => {
    const { location, keepRegistration } = await open()
    await keepRegistration(anArrivedOrder(1))()
    const { code, said } = await runStaffCommandWith(
      { location, isTerminal: true, typed: ['+84 900 000 001', answer] },
      'erase',
    )
    const left = (await runWithPhone(location, phoneOf(1), 'find')).output
    return { code, said, isLeft: left.includes('Nguyễn Mẫu 1') }
  }

  it.each(['xoa', 'XÓA ', 'xoá'])(
    '[P-004] shows what it found, and erases it after the answer %j',
    async (answer) => {
      const { code, said, isLeft } = await onTerminal(answer)
      expect([code, isLeft]).toStrictEqual([0, false])
      expect(said).toMatch(
        /Đơn mua hàng, mã 1\n {2}Mã đăng ký: [0-9A-Z]{4}-[0-9A-Z]{4}\n {2}Họ và tên: Nguyễn Mẫu 1/,
      )
      expect(said).toContain('Đã xóa hẳn 1 đăng ký')
    },
  )

  it.each(['', 'x', 'không'])('[P-004] erases nothing after the answer %j', async (answer) => {
    const { code, said, isLeft } = await onTerminal(answer)
    expect([code, isLeft]).toStrictEqual([1, true])
    expect(said).toMatch(/Chưa xóa gì\.$/)
  })

  it('[P-004] asks nothing if nothing is found', async () => {
    const { location } = await open()
    const { code, said } = await runStaffCommandWith(
      { location, isTerminal: true, typed: ['0900000009'] },
      'erase',
    )
    expect([code, said]).toStrictEqual([
      0,
      'Số điện thoại: \nKhông có đăng ký nào của số này. Không có gì bị thay đổi. Nếu nhân viên đã tự ghi hoặc sửa số này trong trang tính, hãy tìm và xóa dòng đó bằng tay.',
    ])
  })
})

describe('an erasure with earlier copies', () => {
  it('[P-004] names the copies that it does not reach', async () => {
    const dir = await createTempDir()
    await openTestLedger(dir).keepRegistration(anArrivedOrder(1))()
    const copy = join(dir, 'before-upgrade-2026-11-01T10-20-30.123Z')
    mkdirSync(copy)
    expect((await erase(dir, 1)).said).toBe(
      [
        'Đã xóa hẳn 1 đăng ký và 0 bản ghi để riêng của số này.',
        'Các bản sao tạo trước khi nâng cấp hoặc khôi phục có thể vẫn còn thông tin của người này. Hãy xóa:',
        `  ${copy}`,
      ].join('\n'),
    )
  })
})

describe('a data folder without a ledger', () => {
  it.each([['status'], ['export', 'orders'], ['erase', '--phone', '-']])(
    '[P-004] is reported: %s %s %s',
    async (...words) => {
      const file = join(await createTempDir(), 'file')
      writeFileSync(file, '')
      expect(
        await runStaffCommandWith({ location: inFile(file), typed: '0900000001' }, ...words),
      ).toMatchObject({
        code: 1,
        output: '',
        said: `DATA_DIR ${file}: đường dẫn này không phải là thư mục.`,
      })
    },
  )
})

describe('erasing with invalid arguments', () => {
  it.each([
    ['erase'],
    ['erase', '0900000001'],
    ['erase', '--phone'],
    ['erase', '--phone', '0900000001'],
    ['erase', '--phone=0900000001'],
    ['erase', '--phone', '-', 'x'],
    ['erase', '--phone', '-', '--phone', '-'],
    ['erase', '--phone=-', '--phone=-'],
  ])('[P-004] erases nothing (%s %s %s %s)', async (...words) => {
    expect((await runStaffCommand(inFile('/nowhere'), ...words)).code).toBe(2)
  })
})
