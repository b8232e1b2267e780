import { readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { doubtReason } from '../../../src/domain/delivery/doubt'
import { ARRIVED_AT, anArrivedMembership, anArrivedOrder } from '../../support/ledger/arrived'
import { openTestLedger } from '../../support/ledger/open-test-ledger'
import { createTestDatabase } from '../../support/postgres/create-test-database'
import { inFile, runStaffCommand, runStaffCommandWith } from '../../support/staff/run-staff-command'
import { STAFF_LEDGERS, takeBatchId } from '../../support/staff/staff-ledgers'
import { createTempDir } from '../../support/temp-dir'

const OFF = 'Gửi sang Google Sheets: tắt (chưa đặt GOOGLE_SERVICE_ACCOUNT_FILE)'

const NOTHING = [
  OFF,
  'Đăng ký chỉ lưu tại đây: 0',
  'Cũ nhất: –',
  'Dòng bị trang tính từ chối: 0',
  'Lỗi gần nhất: –',
  'Bản ghi để riêng (nghi là máy gửi): 0',
  'Yêu cầu xóa chưa làm xong trong trang tính: 0',
  '',
].join('\n')

describe.each(STAFF_LEDGERS)('the status of $name', ({ open }) => {
  it('[P-010] reports that nothing waits', async () => {
    expect(await runStaffCommand((await open()).location, 'status')).toMatchObject({
      code: 0,
      said: '',
      output: NOTHING,
    })
  })

  it('[P-010] shows what waits, what was refused, what is halted and why', async () => {
    const { location, keepRegistration, delivery } = await open()
    await keepRegistration(anArrivedOrder(1))()
    await keepRegistration(anArrivedMembership(2))()
    await keepRegistration(anArrivedOrder(3, { isQuarantined: true }))()
    const orders = await takeBatchId(delivery, 'orders')
    await delivery.settleBatch('orders', orders, { tag: 'parked', reason: 'the row is refused' })()
    const members = await takeBatchId(delivery, 'members')
    await delivery.settleBatch('members', members, { tag: 'halted', reason: '403' })()
    const { output } = await runStaffCommand(location, 'status')
    expect(output.replace(/từ \d\d\/\d\d\/\d{4} [\d:]{8}/, 'từ LÚC ĐÓ').split('\n')).toStrictEqual([
      OFF,
      'Đăng ký chỉ lưu tại đây: 2',
      'Cũ nhất: 20/11/2026 08:30:00 (60 phút trước)',
      'Dòng bị trang tính từ chối: 1',
      'Lỗi gần nhất: the row is refused',
      'Đã dừng gửi đăng ký hội viên từ LÚC ĐÓ: 403',
      'Bản ghi để riêng (nghi là máy gửi): 1',
      'Yêu cầu xóa chưa làm xong trong trang tính: 0',
      '',
    ])
  })

  it('[P-010] is JSON for programs', async () => {
    const { location, keepRegistration, delivery } = await open()
    await keepRegistration(anArrivedOrder(1))()
    const id = await takeBatchId(delivery, 'orders')
    await delivery.settleBatch('orders', id, { tag: 'postponed', reason: '503', retryAfterMs: null })()
    expect(JSON.parse((await runStaffCommand(location, 'status', '--json')).output)).toStrictEqual({
      recordFault: null,
      pending: 1,
      oldestPendingAt: ARRIVED_AT,
      parkedRows: 0,
      lastError: '503',
      trapped: 0,
      queuedRemovals: 0,
      delayedRemovals: [],
      unreadTargets: [],
      failedReadings: [],
      haltedTargets: [],
    })
  })
})

describe('the status of a file that the account cannot look for', () => {
  it('[P-010] does not claim that there is none', async () => {
    const dir = await createTempDir()
    symlinkSync('registrations.sqlite', join(dir, 'registrations.sqlite'))
    const { code, said } = await runStaffCommand(inFile(dir), 'status')
    expect([code, said]).toStrictEqual([1, `DATA_DIR ${dir}: lỗi đọc ghi (ELOOP).`])
  })
})

describe('the status while another process writes the file', () => {
  it('[P-010] is read without a lock or a write', async () => {
    const dir = await createTempDir()
    await openTestLedger(dir).keepRegistration(anArrivedOrder(1))()
    const writer = new DatabaseSync(join(dir, 'registrations.sqlite'))
    writer.exec('BEGIN IMMEDIATE')
    const { code, output } = await runStaffCommand(inFile(dir), 'status', '--json')
    expect([code, JSON.parse(output).pending]).toStrictEqual([0, 1])
    writer.exec('ROLLBACK')
    writer.close()
  })
})

describe('the status when rows are delivered to Google Sheets', () => {
  it('[P-010] shows how many are not delivered yet', async () => {
    const dir = await createTempDir()
    await openTestLedger(dir).keepRegistration(anArrivedOrder(1))()
    const google = { googleKeyFile: 'key.json', sheetsRootUrl: 'http://127.0.0.1:1/', tokenUrl: null }
    const { output } = await runStaffCommandWith({ location: inFile(dir), google }, 'status')
    expect(output.split('\n')[0]).toBe('Đăng ký chưa gửi: 1')
    expect(output).not.toContain('tắt')
  })

  it('[P-010] names a doubt about one tab once, although that tab is both a known sheet and the configured one', async () => {
    const dir = await createTempDir()
    openTestLedger(dir)
    const doubt = (row: number, spreadsheet = 'a') =>
      doubtReason({ tag: 'rowsUnnumbered', rows: [row], tab: { spreadsheet, name: 'DatMua' } })
    const file = new DatabaseSync(join(dir, 'registrations.sqlite'))
    file.exec(
      `INSERT INTO sheet (id, target, spreadsheet, tab, name) VALUES ('1', 'orders', 'a', 1, 'DatMua'), ('2', 'orders', 'b', 1, 'Cu')`,
    )
    const insert = file.prepare(
      "INSERT INTO erasure (id, at, target, state, phone_mark, last_error, sheet) VALUES (?, 0, 'orders', 'queued', ?, ?, ?)",
    )
    for (const [id, reason, sheet] of [
      ['p', doubt(4), '1'],
      ['q', doubt(4), null],
      ['r', doubt(5), null],
      ['s', 'the service answers 503', null],
      ['t', 'the service answers 503', '2'],
    ] as const)
      insert.run(id, id, reason, sheet)
    file.close()
    const { output } = await runStaffCommandWith({ location: inFile(dir) }, 'status')
    const lines = output.split('\n').filter((line) => line.startsWith('  '))
    expect(lines.map((line) => line.replace(/(dòng \d+).*$/, '$1')).toSorted()).toStrictEqual([
      '  1 chưa xóa được (đơn mua hàng): the service answers 503',
      '  1 chưa xóa được (đơn mua hàng): trang tính “DatMua” của bảng tính a: ô số điện thoại ở dòng 6',
      '  1 chưa xóa được (đơn mua hàng, bảng tính a, trang tính “DatMua”): trang tính “DatMua” của bảng tính a: ô số điện thoại ở dòng 5',
      '  1 chưa xóa được (đơn mua hàng, bảng tính b, trang tính “Cu”): the service answers 503',
    ])
  })

  it('[P-010] names the sheets that wait to be read after a restore, and why', async () => {
    const dir = await createTempDir()
    openTestLedger(dir)
    const file = new DatabaseSync(join(dir, 'registrations.sqlite'))
    file.exec(`INSERT INTO counter (name, value) VALUES ('unread members', 0), ('unread orders', 0);
      INSERT INTO failed_reading (target, reason) VALUES ('orders', 'the service answers 503')`)
    file.close()
    const google = { googleKeyFile: 'key.json', sheetsRootUrl: 'http://127.0.0.1:1/', tokenUrl: null }
    const linesOf = async (given: object) =>
      (await runStaffCommandWith({ location: inFile(dir), ...given }, 'status')).output
        .split('\n')
        .filter((line) => line.includes('sau khi khôi phục'))
    expect(await linesOf({ google })).toStrictEqual([
      'Chưa đọc được trang tính (đơn mua hàng) sau khi khôi phục; chưa gửi gì sang đó. Máy chủ đọc sau khi khôi phục 19 phút, vì lệnh ghi trước đó còn có thể đến muộn, rồi thử lại nếu đọc hỏng. Lỗi gần nhất: the service answers 503',
      'Chưa đọc được trang tính (đăng ký hội viên) sau khi khôi phục; chưa gửi gì sang đó. Máy chủ đọc sau khi khôi phục 19 phút, vì lệnh ghi trước đó còn có thể đến muộn, rồi thử lại nếu đọc hỏng',
    ])
    expect(await linesOf({})).toStrictEqual([])
  })
})

describe('a folder that holds no ledger', () => {
  it.each([
    ['status'],
    ['export', 'orders'],
    ['find', '--phone', '-'],
    ['erase', '--phone', '-'],
    ['retry'],
    ['migrate'],
  ])('[P-010] is reported, nothing is created in it, and no erasure is claimed (%s)', async (...words) => {
    const empty = await createTempDir()
    for (const dir of [empty, join(empty, 'nowhere')]) {
      const given = { location: inFile(dir), typed: '0900000001', migrateTo: await createTestDatabase() }
      const { code, output, said } = await runStaffCommandWith(given, ...words)
      expect([code, output]).toStrictEqual([1, ''])
      expect(said).toContain(`DATA_DIR ${dir}: `)
    }
    expect(readdirSync(empty)).toStrictEqual([])
  })
})

describe.each(STAFF_LEDGERS)('retrying refused rows in $name', ({ open }) => {
  it('[P-010] sends a refused row under a new id, and continues a halted sheet under its own', async () => {
    const { location, keepRegistration, delivery } = await open()
    await keepRegistration(anArrivedOrder(1))()
    await keepRegistration(anArrivedMembership(2))()
    const orders = await takeBatchId(delivery, 'orders')
    await delivery.settleBatch('orders', orders, { tag: 'parked', reason: 'refused' })()
    const members = await takeBatchId(delivery, 'members')
    await delivery.settleBatch('members', members, { tag: 'halted', reason: '403' })()
    expect(await runStaffCommand(location, 'retry')).toMatchObject({
      code: 0,
      output: '',
      said: 'Sẽ gửi lại 1 lô bị từ chối và 1 trang tính đã dừng.',
    })
    expect(await takeBatchId(delivery, 'orders')).toBeGreaterThan(orders)
    expect(await takeBatchId(delivery, 'members')).toBe(members)
  })

  it('[P-010] makes a batch that waits for its next attempt due at once', async () => {
    const { location, keepRegistration, delivery } = await open()
    await keepRegistration(anArrivedOrder(1))()
    const id = await takeBatchId(delivery, 'orders')
    await delivery.settleBatch('orders', id, { tag: 'postponed', reason: '429', retryAfterMs: 3_600_000 })()
    await runStaffCommand(location, 'retry')
    expect(await takeBatchId(delivery, 'orders')).toBe(id)
  })

  it('[P-010] does not change delivered rows', async () => {
    const { location, keepRegistration, delivery, read } = await open()
    await keepRegistration(anArrivedOrder(1))()
    await delivery.settleBatch('orders', await takeBatchId(delivery, 'orders'), { tag: 'delivered' })()
    expect((await runStaffCommand(location, 'retry')).said).toBe(
      'Sẽ gửi lại 0 lô bị từ chối và 0 trang tính đã dừng.',
    )
    expect(await read('SELECT state FROM batch')).toStrictEqual([{ state: 'delivered' }])
  })
})

describe('invalid arguments', () => {
  it.each([
    ['status', 'now'],
    ['status', '--text'],
    ['retry', 'orders'],
    ['retry', '--all'],
  ])('[P-010] do nothing (%s %s)', async (...words) => {
    expect((await runStaffCommand(inFile('/nowhere'), ...words)).code).toBe(2)
  })
})
