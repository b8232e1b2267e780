import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ARRIVED_AT, anArrivedMembership, anArrivedOrder } from '../../support/ledger/arrived'
import { openTestLedger } from '../../support/ledger/open-test-ledger'
import { createTestDatabase } from '../../support/postgres/create-test-database'
import {
  inDatabase,
  inFile,
  runStaffCommand,
  runStaffCommandWith,
  runWithPhone,
} from '../../support/staff/run-staff-command'
import { STAFF_LEDGERS } from '../../support/staff/staff-ledgers'
import { unzipped } from '../../support/staff/unzipped'
import { workbookRows } from '../../support/staff/workbook-rows'
import { createTempDir } from '../../support/temp-dir'

const WITHDRAW = ['consent', '--withdraw', 'offers'] as const
const AGREED = { offersVersion: 'ticked 2026-11' }
const OF_ONE = '0900000001'

describe('the consent to offers', () => {
  it.each(STAFF_LEDGERS)(
    '[P-020] is shown, has a column of its own in the workbook, and ends when it is withdrawn, in $name',
    async ({ open }) => {
      const { keepRegistration, location } = await open()
      await keepRegistration(anArrivedOrder(1, AGREED))()
      await keepRegistration(anArrivedOrder(1, { ...AGREED, isQuarantined: true }))()
      await keepRegistration(anArrivedOrder(2, AGREED))()
      await keepRegistration(anArrivedOrder(3))()
      const dir = await createTempDir()
      const columns = async (name: string) => {
        const file = join(dir, name)
        await runStaffCommand(location, 'export', 'orders', '--to', file)
        const [headings = [], ...rows] = workbookRows(unzipped(readFileSync(file)))
        return rows.map((row) => row[headings.indexOf('Nhận ưu đãi')] ?? 'no column')
      }
      expect((await runWithPhone(location, OF_ONE, 'find')).output).toContain(
        'Đồng ý nhận ưu đãi: 2026-11 (đã đánh dấu vào ô)',
      )
      expect(await columns('before.xlsx')).toStrictEqual(['có, bản 2026-11', 'có, bản 2026-11', ''])
      expect(await runWithPhone(location, '+84900000001', ...WITHDRAW)).toMatchObject({
        code: 0,
        output: '',
        said: 'Đã rút sự đồng ý nhận ưu đãi ở 2 đăng ký của số này.',
      })
      expect((await runWithPhone(location, OF_ONE, 'find')).output).not.toContain('ưu đãi')
      expect(await columns('after.xlsx')).toStrictEqual(['', 'có, bản 2026-11', ''])
      expect(await runWithPhone(location, OF_ONE, ...WITHDRAW)).toMatchObject({
        code: 0,
        said: 'Số này không có đồng ý nhận ưu đãi nào. Không có gì bị thay đổi.',
      })
      expect((await runStaffCommand(location, 'history')).output).toMatch(
        /consent withdraw offers {2}[\w-]{43} {2}2 dòng/,
      )
      expect((await runStaffCommand(location, 'export', 'orders')).output).not.toContain('ưu đãi')
    },
  )

  it('[P-020] without an agreement leaves the workbook without its column', async () => {
    const dir = await createTempDir()
    const { keepRegistration } = openTestLedger(dir)
    await keepRegistration(anArrivedMembership(1, AGREED))()
    await keepRegistration(anArrivedOrder(1))()
    const file = join(dir, 'orders.xlsx')
    await runStaffCommand(inFile(dir), 'export', 'orders', '--to', file)
    expect(workbookRows(unzipped(readFileSync(file)))[0]).toStrictEqual([
      'STT',
      'Mã',
      'Họ và tên',
      'Số điện thoại',
      'Tỉnh/Thành phố',
      'Quận/Huyện',
      'Sản phẩm',
      'Thời gian',
      'Trùng số',
      'Mã đăng ký',
      'Trạng thái',
      'Ghi chú',
      'Gọi lại lúc',
      'Người xử lý',
    ])
  })

  it('[P-020] of a quarantined registration is kept when staff release it', async () => {
    const dir = await createTempDir()
    await openTestLedger(dir).keepRegistration(anArrivedOrder(1, { ...AGREED, isQuarantined: true }))()
    await runStaffCommand(inFile(dir), 'quarantine', 'release', '1')
    expect((await runWithPhone(inFile(dir), OF_ONE, 'find')).output).toContain('Đồng ý nhận ưu đãi: 2026-11')
  })
})

describe('a withdrawn consent to offers', () => {
  const agreed = async (dir: string, ...people: ReadonlyArray<number>) => {
    const ledger = openTestLedger(dir)
    for (const n of people) await ledger.keepRegistration(anArrivedOrder(n, AGREED))()
    await ledger.close()
  }
  const hasAgreed = async (location: Parameters<typeof runWithPhone>[0], phone: string) =>
    (await runWithPhone(location, phone, 'find')).output.includes('Đồng ý nhận ưu đãi')

  it('[P-020] stays withdrawn when a backup from before is restored; later consent counts', async () => {
    const dir = await createTempDir()
    const backup = join(await createTempDir(), 'a.backup')
    await agreed(dir, 1, 2)
    const late = openTestLedger(dir)
    await late.keepRegistration(anArrivedOrder(3, { ...AGREED, receivedAt: ARRIVED_AT + 7_200_000 }))()
    await late.close()
    expect(await runStaffCommand(inFile(dir), 'backup', '--to', backup)).toMatchObject({ code: 0 })
    for (const phone of [OF_ONE, '0900000003']) await runWithPhone(inFile(dir), phone, ...WITHDRAW)
    expect(await runStaffCommand(inFile(dir), 'restore', '--from', backup)).toMatchObject({ code: 0 })
    expect(await hasAgreed(inFile(dir), OF_ONE)).toBe(false)
    expect(await hasAgreed(inFile(dir), '0900000002')).toBe(true)
    expect(await hasAgreed(inFile(dir), '0900000003')).toBe(true)
  })

  it('[P-020] stays withdrawn in a database and back in the file', async () => {
    const dir = await createTempDir()
    await agreed(dir, 1, 2)
    const url = await createTestDatabase()
    const migrated = await runStaffCommandWith({ location: inFile(dir), migrateTo: url }, 'migrate')
    expect(migrated).toMatchObject({ code: 0 })
    const database = { location: inDatabase(url), dataDir: dir, erasuresFile: join(dir, 'erasures.jsonl') }
    expect(await hasAgreed(database.location, OF_ONE)).toBe(true)
    const said = await runStaffCommandWith({ ...database, typed: OF_ONE }, ...WITHDRAW, '--phone', '-')
    expect(said).toMatchObject({ code: 0 })
    expect(await hasAgreed(database.location, OF_ONE)).toBe(false)
    const undone = await runStaffCommandWith({ location: inFile(dir), migrateTo: url }, 'migrate', '--undo')
    expect(undone).toMatchObject({ code: 0 })
    expect(await hasAgreed(inFile(dir), OF_ONE)).toBe(false)
    expect(await hasAgreed(inFile(dir), '0900000002')).toBe(true)
  })
})

describe('the consent command', () => {
  it.each([
    [[], 'Hãy ghi --withdraw offers (thôi nhận ưu đãi).'],
    [['--withdraw'], 'Hãy ghi --withdraw offers (thôi nhận ưu đãi).'],
    [['--withdraw', 'handling', '--phone', '-'], 'Hãy ghi --withdraw offers (thôi nhận ưu đãi).'],
    [['--withdraw', 'offers'], 'Không có màn hình để hỏi số.'],
    [['--withdraw', 'offers', '--phone', '0900000001'], 'Đừng ghi số điện thoại vào dòng lệnh'],
    [['--withdrow', 'offers'], 'Không có tùy chọn “--withdrow”. Có phải --withdraw?'],
  ])('[P-020] says what is wrong with %j', async (words, sentence) => {
    const dir = await createTempDir()
    openTestLedger(dir)
    const { code, output, said } = await runStaffCommand(inFile(dir), 'consent', ...words)
    expect([code, output]).toStrictEqual([2, ''])
    expect(said.split('\n')[0]).toContain(sentence)
  })

  it('[P-020] refuses what is no phone number', async () => {
    const dir = await createTempDir()
    openTestLedger(dir)
    expect(await runWithPhone(inFile(dir), 'Nguyễn', ...WITHDRAW)).toMatchObject({ code: 2 })
  })
})
