import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parse } from 'csv-parse/sync'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { LedgerLocation } from '../../../src/adapters/server/config/ledger-location'
import { exportCommand } from '../../../src/adapters/staff/export-command'
import { referenceOf } from '../../../src/domain/registration/reference'
import { SHEET_COLUMNS, TARGETS } from '../../../src/domain/registration/registration'
import { ARRIVED_AT, anArrivedMembership, anArrivedOrder } from '../../support/ledger/arrived'
import { openTestLedger } from '../../support/ledger/open-test-ledger'
import { createTestDatabase } from '../../support/postgres/create-test-database'
import { openTestPostgres } from '../../support/postgres/open-test-postgres'
import { inDatabase, inFile, runStaffCommand, runWithPhone } from '../../support/staff/run-staff-command'
import { STAFF_LEDGERS } from '../../support/staff/staff-ledgers'
import { unzipped } from '../../support/staff/unzipped'
import { workbookRows } from '../../support/staff/workbook-rows'
import { createTempDir } from '../../support/temp-dir'

const run = async (dataDir: string, ...words: ReadonlyArray<string>) => {
  const { code, output, said } = await runStaffCommand(inFile(dataDir), ...words)
  return { code, output, said }
}

type Row = Readonly<Record<string, string>>

const byHeading = (
  headings: ReadonlyArray<string>,
  rows: ReadonlyArray<ReadonlyArray<string>>,
): ReadonlyArray<Row> =>
  rows.map((cells) => Object.fromEntries(headings.map((heading, index) => [heading, cells[index] ?? ''])))

/** The columns of what was done. */
const WORKED = ['Mã đăng ký', 'Trạng thái', 'Ghi chú', 'Gọi lại lúc', 'Người xử lý']

describe('the export', () => {
  it('[M-106] of orders is CSV that spreadsheet programs read', async () => {
    const dir = await createTempDir()
    const { keepRegistration } = openTestLedger(dir)
    await keepRegistration(anArrivedMembership(7))()
    await keepRegistration(anArrivedOrder(1))()
    await keepRegistration(anArrivedOrder(2, { receivedAt: ARRIVED_AT + 60_000 }))()
    expect(await run(dir, 'export', 'orders')).toStrictEqual({
      code: 0,
      said: '',
      output: [
        '\uFEFFSTT,Họ và tên,Số điện thoại,Tỉnh/Thành phố,Quận/Huyện,Sản phẩm,Thời gian',
        '1,Nguyễn Mẫu 1,0900000001,Hà Tĩnh,Thị xã Kỳ Anh,"Hàu biển,Sâm cau, loại lớn",20/11/2026 08:30:00',
        '2,Nguyễn Mẫu 2,0900000002,Hà Tĩnh,Thị xã Kỳ Anh,"Hàu biển,Sâm cau, loại lớn",20/11/2026 08:31:00',
        '',
      ].join('\r\n'),
    })
  })

  it('[M-109] of members has the columns of members', async () => {
    const dir = await createTempDir()
    await openTestLedger(dir).keepRegistration(anArrivedMembership(1))()
    expect((await run(dir, 'export', 'members')).output).toBe(
      '\uFEFFSTT,Họ và tên,Số điện thoại,Gói hội viên,Thời gian\r\n1,Trần Mẫu 1,0800000001,Gói Deluxe,20/11/2026 08:30:00\r\n',
    )
  })

  it.each(TARGETS)('[M-106] of %s has only the headings if there are no registrations', async (target) => {
    const dir = await createTempDir()
    openTestLedger(dir)
    expect(await run(dir, 'export', target)).toStrictEqual({
      code: 0,
      said: '',
      output: `\uFEFF${SHEET_COLUMNS[target].map(({ heading }) => heading).join(',')}\r\n`,
    })
  })

  it('[M-106] omits quarantined registrations', async () => {
    const dir = await createTempDir()
    await openTestLedger(dir).keepRegistration(anArrivedMembership(1, { isQuarantined: true }))()
    const { code, output } = await run(dir, 'export', 'members')
    expect([code, parse(output, { bom: true, columns: true })]).toStrictEqual([0, []])
  })

  it.each(['=1+1', '+84', '-1', '@SUM(A1)', '＝1', '"quoted", name'])(
    '[A-37] returns the name %j as text that is not a formula',
    async (name) => {
      const dir = await createTempDir()
      await openTestLedger(dir).keepRegistration(anArrivedMembership(1, {}, name))()
      const [row] = parse((await run(dir, 'export', 'members')).output, { bom: true, columns: true })
      expect(row).toMatchObject({ 'Họ và tên': /^[=+\-@＝]/.test(name) ? `'${name}` : name })
    },
  )

  it('[M-106] of a file that is no database fails with one line', async () => {
    const dir = await createTempDir()
    writeFileSync(join(dir, 'registrations.sqlite'), 'no database'.repeat(100))
    expect(await run(dir, 'export', 'orders')).toMatchObject({
      code: 1,
      said: `DATA_DIR ${dir}: tệp registrations.sqlite không phải cơ sở dữ liệu hợp lệ hoặc đã hỏng. Hãy khôi phục từ bản sao lưu.`,
    })
  })
})

describe('the export from a database of several machines', () => {
  it('[M-106] is the same as from a file', async () => {
    const url = await createTestDatabase()
    const { keepRegistration } = await openTestPostgres(url)
    await keepRegistration(anArrivedMembership(1))()
    const dir = await createTempDir()
    await openTestLedger(dir).keepRegistration(anArrivedMembership(1))()
    const fromFile = await run(dir, 'export', 'members')
    expect(fromFile).toMatchObject({ code: 0, said: '', output: expect.stringContaining('Trần Mẫu 1') })
    expect(await runStaffCommand(inDatabase(url), 'export', 'members')).toMatchObject(fromFile)
  })

  it('[M-106] of one that does not answer fails with one line, without the password', async () => {
    expect(
      await runStaffCommand(inDatabase('postgres://staff:secret@127.0.0.1:1/site'), 'export', 'orders'),
    ).toMatchObject({
      code: 1,
      output: '',
      said: 'PostgreSQL 127.0.0.1:1/site: không kết nối được (ECONNREFUSED). Hãy kiểm tra địa chỉ, cổng và máy chủ cơ sở dữ liệu.',
    })
  })
})

describe('the export as an Excel workbook', () => {
  const exportXlsx = async (...names: ReadonlyArray<string>) => {
    const dir = await createTempDir()
    const { keepRegistration } = openTestLedger(dir)
    for (const [n, name] of names.entries()) await keepRegistration(anArrivedMembership(n + 1, {}, name))()
    const { code, bytes } = await runStaffCommand(inFile(dir), 'export', 'members', '--format', 'xlsx')
    const files = unzipped(bytes)
    const [headings = [], ...rows] = workbookRows(files)
    return { code, sheet: files['xl/worksheets/sheet1.xml'] ?? '', headings, rows: byHeading(headings, rows) }
  }

  it('[M-109] has numbers and a time that can be sorted, and texts otherwise, so that the phone keeps its 0', async () => {
    const { code, sheet, headings, rows } = await exportXlsx('Trần Mẫu 1')
    expect(code).toBe(0)
    expect(rows).toMatchObject([
      {
        STT: '1',
        Mã: '1',
        'Họ và tên': 'Trần Mẫu 1',
        'Số điện thoại': '0800000001',
        'Gói hội viên': 'Gói Deluxe',
        'Thời gian': '20/11/2026 08:30:00',
        'Trùng số': '',
        'Mã đăng ký': referenceOf('members 1'),
        'Trạng thái': 'Mới',
        'Ghi chú': '',
        'Gọi lại lúc': '',
        'Người xử lý': '',
      },
    ])
    const cells = Array.from(sheet.matchAll(/<c r="([A-Z])2"([^>]*)>/g), ([, column = '', kind = '']) => [
      headings[column.charCodeAt(0) - 'A'.charCodeAt(0)],
      kind.trim(),
    ])
    const texts = ['Họ và tên', 'Số điện thoại', 'Gói hội viên', 'Mã đăng ký', 'Trạng thái']
    expect(Object.fromEntries(cells)).toMatchObject({
      STT: '',
      Mã: '',
      'Thời gian': 's="2"',
      ...Object.fromEntries(texts.map((heading) => [heading, 't="s"'])),
    })
    expect(sheet).toMatch(/ s="2"><v>46346[.]35416666667<\/v><\/c>/)
    expect(sheet).not.toContain('<f>')
  })

  it.each([
    ['=1+1', '&apos;=1+1'],
    ['＝1', '&apos;＝1'],
  ])('[A-37] returns the name %j as text that is not a formula', async (name, text) => {
    const { rows } = await exportXlsx(name)
    expect(rows[0]?.['Họ và tên']?.replaceAll("'", '&apos;')).toBe(text)
  })

  it('[M-109] of nothing is only the headings', async () => {
    const { headings, rows } = await exportXlsx()
    const [number, ...columns] = SHEET_COLUMNS.members.map(({ heading }) => heading)
    expect(headings).toStrictEqual([number, 'Mã', ...columns, 'Trùng số', ...WORKED])
    expect(rows).toStrictEqual([])
  })

  it('[M-109] is printed one page wide, and keeps its headings visible', async () => {
    const { sheet } = await exportXlsx('Trần Mẫu 1')
    expect(sheet).toMatch(/<worksheet[^>]*><sheetPr><pageSetUpPr fitToPage="1"\/><\/sheetPr><sheetViews>/)
    expect(sheet).toMatch(/<pageSetup fitToWidth="1" fitToHeight="0" [^>]*orientation="landscape"\/>/)
    expect(sheet).toMatch(/<pane ySplit="1"[^>]* state="frozen"\/>/)
  })
})

/** The workbook's rows by their headings. */
const workRows = async (
  location: LedgerLocation,
  target: 'orders' | 'members' = 'orders',
  ...words: ReadonlyArray<string>
): Promise<ReadonlyArray<Row>> => {
  const { bytes } = await runStaffCommand(location, 'export', target, '--format', 'xlsx', ...words)
  const [headings = [], ...records] = workbookRows(unzipped(bytes))
  return byHeading(headings, records)
}

const picked = (rows: ReadonlyArray<Row>, ...headings: ReadonlyArray<string>) =>
  rows.map((row) => headings.map((heading) => row[heading]))

const MONTH_MS = 30 * 86_400_000

describe.each(STAFF_LEDGERS)('the workbook that staff work from, of $name', ({ open }) => {
  it('[M-106] has the ids that find shows, also after others were erased', async () => {
    const { location, keepRegistration } = await open()
    for (const n of [1, 2, 3]) await keepRegistration(anArrivedOrder(n))()
    await runWithPhone(location, '0900000002', 'erase')
    await keepRegistration(anArrivedOrder(4))()
    expect(picked(await workRows(location), 'STT', 'Mã', 'Số điện thoại')).toStrictEqual([
      ['1', '1', '0900000001'],
      ['2', '3', '0900000003'],
      ['3', '4', '0900000004'],
    ])
    expect((await runWithPhone(location, '0900000003', 'find')).output).toMatch(/^Đơn mua hàng, mã 3\n/)
  })

  it('[M-106] names registrations with the same number within 30 days, and shows each as new', async () => {
    const { location, keepRegistration } = await open()
    for (const receivedAt of [0, MONTH_MS, 2 * MONTH_MS + 1])
      await keepRegistration(anArrivedOrder(1, { receivedAt: ARRIVED_AT + receivedAt }))()
    await keepRegistration(anArrivedOrder(2))()
    expect(picked(await workRows(location), 'Mã', 'Trùng số', 'Trạng thái', 'Ghi chú')).toStrictEqual([
      ['1', '2', 'Mới', ''],
      ['2', '1', 'Mới', ''],
      ['3', '', 'Mới', ''],
      ['4', '', 'Mới', ''],
    ])
  })

  it('[M-106] also names registrations with the same number in the other workbook', async () => {
    const { location, keepRegistration } = await open()
    await keepRegistration(anArrivedOrder(1))()
    const { content: registration, ...member } = anArrivedMembership(1, { receivedAt: ARRIVED_AT + MONTH_MS })
    await keepRegistration({
      ...member,
      content: { ...registration, phone: '+84 900 000 001' },
    } as ReturnType<typeof anArrivedMembership>)()
    await keepRegistration(anArrivedOrder(1, { receivedAt: ARRIVED_AT + 1 }))()
    expect(picked(await workRows(location), 'Mã', 'Trùng số')).toStrictEqual([
      ['1', '3, 2 (hội viên)'],
      ['3', '1, 2 (hội viên)'],
    ])
    expect(picked(await workRows(location, 'members'), 'Mã', 'Trùng số')).toStrictEqual([
      ['2', '1 (đơn hàng), 3 (đơn hàng)'],
    ])
  })

  it('[M-106] keeps the ids through backup, restore and migration', async () => {
    const { location, keepRegistration } = await open()
    for (const n of [1, 2, 3]) await keepRegistration(anArrivedOrder(n))()
    await runWithPhone(location, '0900000001', 'erase')
    const file = join(await createTempDir(), 'so.backup')
    expect(await runStaffCommand(location, 'backup', '--to', file)).toMatchObject({ code: 0 })
    const folder = inFile(await createTempDir())
    const url = inDatabase(await createTestDatabase())
    for (const to of [folder, url]) {
      expect(await runStaffCommand(to, 'restore', '--from', file, '--erasures-lost')).toMatchObject({
        code: 0,
      })
      expect(picked(await workRows(to), 'Mã', 'Số điện thoại')).toStrictEqual([
        ['2', '0900000002'],
        ['3', '0900000003'],
      ])
    }
  })
})

describe('an export with --since', () => {
  const filled = async () => {
    const dir = await createTempDir()
    const { keepRegistration } = openTestLedger(dir)
    for (const [n, receivedAt] of [ARRIVED_AT - 1, ARRIVED_AT, ARRIVED_AT + 1].entries())
      await keepRegistration(anArrivedOrder(n === 2 ? 1 : n + 1, { receivedAt }))()
    return dir
  }

  it.each([
    ['20/11/2026 08:30:00', ['2', '3']],
    ['2026-11-20 08:30', ['2', '3']],
    ['2026-11-20T08:30', ['2', '3']],
    ['20/11/2026', ['1', '2', '3']],
    ['2026-11-20', ['1', '2', '3']],
    ['2026-11-21', []],
  ])('[M-106] %s has the rows from that time on', async (since, codes) => {
    const rows = await workRows(inFile(await filled()), 'orders', '--since', since)
    expect(rows.map((row) => row.Mã)).toStrictEqual(codes)
    expect(rows.map(({ STT }) => STT)).toStrictEqual(codes.map((_, index) => String(index + 1)))
  })

  it('[M-106] still names an earlier registration of the same number', async () => {
    const rows = await workRows(inFile(await filled()), 'orders', '--since', '20/11/2026 08:30')
    expect(picked(rows, 'Mã', 'Trùng số')).toStrictEqual([
      ['2', ''],
      ['3', '1'],
    ])
  })

  it('[M-106] has the same rows in CSV', async () => {
    const { output } = await run(await filled(), 'export', 'orders', '--since', '20/11/2026 08:30')
    expect(
      output
        .trimEnd()
        .split('\r\n')
        .map((line) => line.split(',')[2]),
    ).toStrictEqual(['Số điện thoại', '0900000002', '0900000001'])
  })

  it('[M-106] says so if it has none', async () => {
    const { code, said } = await run(await filled(), 'export', 'orders', '--since', ' 21/11/2026')
    expect([code, said]).toStrictEqual([0, 'Không có đăng ký nào từ 21/11/2026 00:00:00.'])
  })

  it.each(['yesterday', '31/11/2026', '2026-13-01', '20/11/2026 24:30', '20-11-2026', '1/1/2026', '-1', ''])(
    '[M-106] %j is not a time',
    async (since) => {
      const { code, said } = await run('/nowhere', 'export', 'orders', '--since', since)
      expect([code, said.split('\n')[0]]).toStrictEqual([
        2,
        '--since phải là một ngày có thật, viết ngày trước tháng sau và đủ cả số 0, ví dụ 05/01/2026 hoặc "05/01/2026 08:30" (giờ Việt Nam).',
      ])
    },
  )
})

describe('an export into a file', () => {
  it('[M-106] that fails leaves no partial file', async () => {
    const dir = await createTempDir()
    const { keepRegistration } = openTestLedger(dir)
    await keepRegistration(anArrivedOrder(1))()
    const db = new DatabaseSync(join(dir, 'registrations.sqlite'))
    db.exec(
      "INSERT INTO registration (id, target, phone, record, received_at) VALUES (9223372036854775807, 'orders', 'y', '{}', 1)",
    )
    db.close()
    const file = join(dir, 'don-hang.csv')
    expect(await run(dir, 'export', 'orders', '--to', file)).toMatchObject({ code: 1 })
    expect(existsSync(file)).toBe(false)
  })

  it('[M-106] names the file whose disk is full', async () => {
    const file = join(await createTempDir(), 'don-hang.csv')
    const said: Array<string> = []
    const full = Object.assign(new Error('write'), { code: 'ENOSPC', syscall: 'write' })
    const ledger = {
      change: () => TE.right('an id'),
      read: () => () => Promise.reject(full),
      close: async () => undefined,
    }
    const code = await exportCommand.run(['orders', '--to', file], {
      openLedger: TE.right(ledger),
      explainLedgerError: () => 'the ledger',
      say: (line: string) => said.push(line),
    } as never)
    expect([code, said]).toStrictEqual([
      1,
      [`Không ghi được tệp ${file} (ENOSPC). Hãy kiểm tra nơi ghi, ví dụ đĩa đã đầy.`],
    ])
  })

  it.each([
    { name: 'don-hang.csv', start: '\uFEFFSTT' },
    { name: 'don-hang.xlsx', start: 'PK' },
  ])(
    '[M-106] is readable by its owner only, and its name selects the format: $name',
    async ({ name, start }) => {
      const dir = await createTempDir()
      await openTestLedger(dir).keepRegistration(anArrivedOrder(1))()
      const file = join(dir, name)
      expect(await run(dir, 'export', 'orders', '--to', file)).toStrictEqual({
        code: 0,
        said: '',
        output: '',
      })
      expect(statSync(file).mode & 0o777).toBe(0o600)
      expect(readFileSync(file, 'utf8').startsWith(start)).toBe(true)
    },
  )

  it.each(['x.pdf', 'don-hang', 'don-hang.xls', 'don-hang.csv.gz', '.csv'])(
    '[M-106] is refused if its name selects no format: %s',
    async (name) => {
      const dir = await createTempDir()
      openTestLedger(dir)
      const { code, said } = await run(dir, 'export', 'orders', '--to', join(dir, name))
      expect([code, said.split('\n')[0]]).toStrictEqual([
        2,
        'Tên tệp sau --to phải kết thúc bằng .csv hoặc .xlsx; chương trình chỉ xuất hai dạng này.',
      ])
      expect(existsSync(join(dir, name))).toBe(false)
    },
  )

  it('[M-106] may have any name if the format is given', async () => {
    const dir = await createTempDir()
    openTestLedger(dir)
    const file = join(dir, 'don-hang.TXT')
    expect(await run(dir, 'export', 'orders', '--format', 'csv', '--to', file)).toMatchObject({ code: 0 })
    expect(readFileSync(file, 'utf8')).toMatch(/^\uFEFFSTT/)
    expect(await run(dir, 'export', 'orders', '--to', join(dir, 'DON-HANG.XLSX'))).toMatchObject({ code: 0 })
  })

  it('[M-106] replaces the partial file of a killed export, and has another name until it is complete', async () => {
    const dir = await createTempDir()
    await openTestLedger(dir).keepRegistration(anArrivedOrder(1))()
    const file = join(dir, 'don-hang.xlsx')
    writeFileSync(`${file}.part`, 'half')
    expect(await run(dir, 'export', 'orders', '--to', file)).toMatchObject({ code: 0 })
    expect([existsSync(`${file}.part`), statSync(file).mode & 0o777]).toStrictEqual([false, 0o600])
  })

  it('[M-106] that exists already is not changed', async () => {
    const dir = await createTempDir()
    openTestLedger(dir)
    const file = join(dir, 'don-hang.csv')
    writeFileSync(file, 'mine')
    expect(await run(dir, 'export', 'orders', '--to', file)).toMatchObject({
      code: 1,
      said: `Không tạo được tệp ${file}: tệp đã có sẵn. Có thể bỏ --to và ghi bằng dấu >, ví dụ: --format csv > TỆP`,
    })
    expect(readFileSync(file, 'utf8')).toBe('mine')
  })

  it.each([
    ['nowhere/don-hang.csv', 'không có thư mục ấy, hoặc không vào được'],
    [`${'x'.repeat(300)}.csv`, 'tài khoản an không ghi được vào thư mục đó'],
  ])('[M-106] that cannot be created is told with the reason (%#)', async (name, reason) => {
    const dir = await createTempDir()
    openTestLedger(dir)
    const file = join(dir, name)
    expect(await run(dir, 'export', 'orders', '--to', file)).toMatchObject({
      code: 1,
      said: `Không tạo được tệp ${file}: ${reason}. Có thể bỏ --to và ghi bằng dấu >, ví dụ: --format csv > TỆP`,
    })
  })
})
