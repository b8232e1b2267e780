import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { runCommand } from '../../../../src/adapters/server/commands/run-command'
import { ARRIVED_AT, anArrivedMembership, anArrivedOrder } from '../../../support/arrived'
import { openTestLedger } from '../../../support/open-test-ledger'
import { createTempDir } from '../../../support/temp-dir'

const run = async (dataDir: string, ...words: ReadonlyArray<string>) => {
  const output = new PassThrough()
  const chunks: Array<Buffer> = []
  output.on('data', (chunk) => chunks.push(chunk))
  const said: Array<string> = []
  const code = await runCommand(words, { dataDir, output, say: (line) => said.push(line) })
  return { code, output: Buffer.concat(chunks).toString('utf8'), said: said.join('\n') }
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
  ])('[M-106] of %s where nothing was ever kept is the headings', async (target, output) => {
    const nowhere = join(await createTempDir(), 'nowhere')
    expect(await run(nowhere, 'export', target)).toStrictEqual({ code: 0, said: '', output })
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

describe('other words', () => {
  it.each([
    [],
    ['exports'],
    ['export'],
    ['export', 'products'],
    ['export', 'orders', 'members'],
    ['constructor'],
  ])('[M-106] give the usage and exit code 2', async (...words) => {
    const { code, output, said } = await run('/nowhere', ...words)
    expect([code, output]).toStrictEqual([2, ''])
    expect(said).toContain('export orders|members')
  })

  it.each(['help', '--help', '-h'])('[M-106] %s gives the help', async (word) => {
    const { code, output, said } = await run('/nowhere', word)
    expect([code, said]).toStrictEqual([0, ''])
    expect(output).toContain('export orders|members')
  })
})
