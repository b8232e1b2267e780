import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { ARRIVED_AT, anArrivedMembership, anArrivedOrder } from '../../support/arrived'
import { openTestLedger } from '../../support/open-test-ledger'
import { createTestDatabase } from '../../support/postgres/create-test-database'
import { openTestPostgres } from '../../support/postgres/open-test-postgres'
import { inDatabase, inFile, runStaffCommand } from '../../support/run-staff-command'
import { createTempDir } from '../../support/temp-dir'
import { unzipped } from '../../support/unzipped'

const run = async (dataDir: string, ...words: ReadonlyArray<string>) => {
  const { code, output, said } = await runStaffCommand(inFile(dataDir), ...words)
  return { code, output, said }
}

describe('the export', () => {
  it('[M-106] of orders is CSV as staff’s spreadsheet reads it', async () => {
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

  it('[M-109] of members has their columns', async () => {
    const dir = await createTempDir()
    await openTestLedger(dir).keepRegistration(anArrivedMembership(1))()
    expect((await run(dir, 'export', 'members')).output).toBe(
      '\uFEFFSTT,Họ và tên,Số điện thoại,Gói hội viên,Thời gian\r\n1,Trần Mẫu 1,0800000001,Gói Deluxe,20/11/2026 08:30:00\r\n',
    )
  })

  it.each([
    ['orders', '\uFEFFSTT,Họ và tên,Số điện thoại,Tỉnh/Thành phố,Quận/Huyện,Sản phẩm,Thời gian\r\n'],
    ['members', '\uFEFFSTT,Họ và tên,Số điện thoại,Gói hội viên,Thời gian\r\n'],
  ])('[M-106] of %s where none was ever kept is the headings', async (target, output) => {
    const dir = await createTempDir()
    openTestLedger(dir)
    expect(await run(dir, 'export', target)).toStrictEqual({ code: 0, said: '', output })
  })

  it('[M-106] leaves out what the trap caught', async () => {
    const dir = await createTempDir()
    await openTestLedger(dir).keepRegistration(anArrivedMembership(1, { isTrapped: true }))()
    expect((await run(dir, 'export', 'members')).output).toBe(
      '\uFEFFSTT,Họ và tên,Số điện thoại,Gói hội viên,Thời gian\r\n',
    )
  })

  it.each(['=1+1', '+84', '-1', '@SUM(A1)', '＝1', '"quoted", name'])(
    '[A-37] gives back the name %j as text that runs nothing',
    async (name) => {
      const dir = await createTempDir()
      await openTestLedger(dir).keepRegistration(anArrivedMembership(1, {}, name))()
      const [, row = []] = parse((await run(dir, 'export', 'members')).output, { bom: true })
      expect(row[1]).toBe(/^[=+\-@＝]/.test(name) ? `'${name}` : name)
    },
  )

  it('[M-106] of a file that is no database says so in one line', async () => {
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
    expect(await runStaffCommand(inDatabase(url), 'export', 'members')).toMatchObject({
      code: 0,
      said: '',
      output:
        '\uFEFFSTT,Họ và tên,Số điện thoại,Gói hội viên,Thời gian\r\n1,Trần Mẫu 1,0800000001,Gói Deluxe,20/11/2026 08:30:00\r\n',
    })
  })

  it('[M-106] of one that does not answer says so in one line, without the password', async () => {
    expect(
      await runStaffCommand(inDatabase('postgres://staff:secret@127.0.0.1:1/site'), 'export', 'orders'),
    ).toMatchObject({
      code: 1,
      output: '',
      said: 'DATABASE_URL 127.0.0.1:1/site: không kết nối được (ECONNREFUSED). Hãy kiểm tra địa chỉ, cổng và máy chủ cơ sở dữ liệu.',
    })
  })
})

describe('the export as an Excel workbook', () => {
  const exportXlsx = async (...names: ReadonlyArray<string>) => {
    const dir = await createTempDir()
    const { keepRegistration } = openTestLedger(dir)
    for (const name of names) await keepRegistration(anArrivedMembership(1, {}, name))()
    const { code, bytes } = await runStaffCommand(inFile(dir), 'export', 'members', '--format', 'xlsx')
    const files = unzipped(bytes)
    return {
      code,
      sheet: files['xl/worksheets/sheet1.xml'] ?? '',
      texts: [...(files['xl/sharedStrings.xml'] ?? '').matchAll(/<t[^>]*>([^<]*)</g)].map(([, text]) => text),
    }
  }

  it('[M-109] has text cells only, so that the phone keeps its 0', async () => {
    const { code, sheet, texts } = await exportXlsx('Trần Mẫu 1')
    expect(code).toBe(0)
    expect(texts).toStrictEqual([
      'STT',
      'Họ và tên',
      'Số điện thoại',
      'Gói hội viên',
      'Thời gian',
      '1',
      'Trần Mẫu 1',
      '0800000001',
      'Gói Deluxe',
      '20/11/2026 08:30:00',
    ])
    expect([...sheet.matchAll(/<c [^>]*t="(\w+)"/g)].map(([, type]) => type)).toStrictEqual(
      Array(10).fill('s'),
    )
    expect(sheet).not.toContain('<f>')
  })

  it.each([
    ['=1+1', '&apos;=1+1'],
    ['＝1', '&apos;＝1'],
  ])('[A-37] gives back the name %j as text that runs nothing', async (name, text) => {
    const { texts } = await exportXlsx(name)
    expect(texts[6]?.replaceAll("'", '&apos;')).toBe(text)
  })

  it('[M-109] of nothing is the headings', async () => {
    expect((await exportXlsx()).texts).toStrictEqual([
      'STT',
      'Họ và tên',
      'Số điện thoại',
      'Gói hội viên',
      'Thời gian',
    ])
  })
})

describe('an export into a file', () => {
  it.each([
    { name: 'don-hang.csv', start: '\uFEFFSTT' },
    { name: 'don-hang.xlsx', start: 'PK' },
  ])('[M-106] is read by its owner only, and its name decides the format: $name', async ({ name, start }) => {
    const dir = await createTempDir()
    await openTestLedger(dir).keepRegistration(anArrivedOrder(1))()
    const file = join(dir, name)
    expect(await run(dir, 'export', 'orders', '--to', file)).toStrictEqual({ code: 0, said: '', output: '' })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readFileSync(file, 'utf8').startsWith(start)).toBe(true)
  })

  it('[M-106] that is there already leaves it as it was', async () => {
    const dir = await createTempDir()
    openTestLedger(dir)
    const file = join(dir, 'don-hang.csv')
    writeFileSync(file, 'mine')
    expect(await run(dir, 'export', 'orders', '--to', file)).toMatchObject({
      code: 1,
      said: `Không tạo được tệp ${file}: tệp đã có sẵn, hoặc thư mục không ghi được.`,
    })
    expect(readFileSync(file, 'utf8')).toBe('mine')
  })
})
