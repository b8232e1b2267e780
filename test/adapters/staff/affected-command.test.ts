import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { appendHistory } from '../../../src/domain/ledger/staff/history'
import { ARRIVED_AT, anArrivedMembership, anArrivedOrder } from '../../support/ledger/arrived'
import { openTestLedger } from '../../support/ledger/open-test-ledger'
import { inFile, runStaffCommand, runWithPhone } from '../../support/staff/run-staff-command'
import { STAFF_LEDGERS } from '../../support/staff/staff-ledgers'
import { createTempDir } from '../../support/temp-dir'

const MINUTE_MS = 60_000

describe('the persons whose data may have leaked', () => {
  it.each(STAFF_LEDGERS)(
    '[P-022] are written to a file for its owner, each once, with the figures for the notice, from $name',
    async ({ open }) => {
      const { keepRegistration, location } = await open()
      await keepRegistration(anArrivedOrder(1))()
      await keepRegistration(anArrivedOrder(1, { receivedAt: ARRIVED_AT + MINUTE_MS }))()
      await keepRegistration(anArrivedMembership(2))()
      await keepRegistration(anArrivedOrder(3, { isQuarantined: true }))()
      await keepRegistration(anArrivedOrder(4, { receivedAt: ARRIVED_AT + 30 * MINUTE_MS }))()
      await keepRegistration(anArrivedOrder(5))()
      await runWithPhone(location, '0900000005', 'erase')
      await runStaffCommand(location, 'export', 'members')
      const file = join(await createTempDir(), 'nguoi.csv')
      const { code, output, said } = await runStaffCommand(
        location,
        'affected',
        '--since',
        '20/11/2026',
        '--until',
        '20/11/2026 09:00',
        '--to',
        file,
      )
      expect([code, output]).toStrictEqual([0, ''])
      expect(readFileSync(file, 'utf8')).toBe(
        [
          '\uFEFFSố điện thoại,Họ và tên,Đơn mua hàng,Đăng ký hội viên,Lần đầu,Lần cuối',
          '0900000001,Nguyễn Mẫu 1,2,0,20/11/2026 08:30:00,20/11/2026 08:31:00',
          '0800000002,Trần Mẫu 2,0,1,20/11/2026 08:30:00,20/11/2026 08:30:00',
          '0900000003,Nguyễn Mẫu 3,1,0,20/11/2026 08:30:00,20/11/2026 08:30:00',
          '',
        ].join('\r\n'),
      )
      expect((statSync(file).mode & 0o777).toString(8)).toBe('600')
      expect(said).toContain('Số người có dữ liệu ở đây: 3 (4 đăng ký)')
      expect(said).toContain('Lệnh xóa từ lúc đó đến nay: 1.')
      expect(said).not.toMatch(/0[89]00000/)
      expect((await runStaffCommand(location, 'history')).output).toMatch(/ {2}affected {2}– {2}4 dòng/)
    },
  )

  it('[P-022] come with the uses that showed data in that time, and not with later ones', async () => {
    const dir = await createTempDir()
    await openTestLedger(dir).keepRegistration(anArrivedOrder(1))()
    await runStaffCommand(inFile(dir), 'export', 'orders')
    await runStaffCommand(inFile(dir), 'status')
    const told = async (name: string, ...words: ReadonlyArray<string>) =>
      (
        await runStaffCommand(
          inFile(dir),
          'affected',
          '--since',
          '20/11/2026',
          ...words,
          '--to',
          join(dir, name),
        )
      ).said
    expect(await told('1.csv', '--until', '20/11/2026 09:30:01')).toContain(
      '20/11/2026 09:30:00  an  export orders  1 đăng ký',
    )
    expect(await told('2.csv', '--until', '20/11/2026 09:30:00')).toContain(
      'Lịch sử không ghi lần xuất, xem hay chép nào trong khoảng thời gian ấy.',
    )
  })

  it('[P-022] come with what was shown, printed and exported at the desk, and not with other work there', async () => {
    const dir = await createTempDir()
    const { desk } = openTestLedger(dir)
    const at = Date.UTC(2026, 10, 20, 2)
    for (const [index, command] of (
      [
        'desk signed-in',
        'desk opened',
        'desk shown',
        'desk changed',
        'desk printed',
        'desk exported orders',
        'desk exported members',
      ] as const
    ).entries())
      await desk.change(() => appendHistory({ who: 'Trang', command, phone: null, rows: 2 }, at + index))()
    const { said } = await runStaffCommand(
      inFile(dir),
      'affected',
      '--since',
      '20/11/2026',
      '--to',
      join(dir, 'a.csv'),
    )
    expect(said.match(/Trang {2}.*/g)).toStrictEqual([
      'Trang  desk opened  2 đăng ký',
      'Trang  desk shown  2 đăng ký',
      'Trang  desk printed  2 đăng ký',
      'Trang  desk exported orders  2 đăng ký',
      'Trang  desk exported members  2 đăng ký',
    ])
  })

  it('[P-022] come with a line for each employee and kind of use at the desk, which counts each person once', async () => {
    const dir = await createTempDir()
    const { desk } = openTestLedger(dir)
    const at = Date.UTC(2026, 10, 20, 2)
    for (const [index, [who, command, phone]] of (
      [
        ['Trang', 'desk opened', '0900000001'],
        ['Hà', 'desk opened', '0900000001'],
        ['Trang', 'desk shown', '0900000001'],
        ['Trang', 'desk opened', '0900000001'],
        ['Trang', 'desk opened', '0900000002'],
      ] as const
    ).entries())
      await desk.change(() => appendHistory({ who, command, phone, rows: 1 }, at + index * MINUTE_MS))()
    const file = join(dir, 'a.csv')
    const { said } = await runStaffCommand(inFile(dir), 'affected', '--since', '20/11/2026', '--to', file)
    expect(said.match(/.* {2}desk .*/g)).toStrictEqual([
      '  20/11/2026 09:00:00 đến 20/11/2026 09:04:00  Trang  desk opened  3 lần, 2 người',
      '  20/11/2026 09:01:00 đến 20/11/2026 09:01:00  Hà  desk opened  1 lần, 1 người',
      '  20/11/2026 09:02:00 đến 20/11/2026 09:02:00  Trang  desk shown  1 lần, 1 người',
    ])
  })

  it('[P-022] replace no file', async () => {
    const dir = await createTempDir()
    openTestLedger(dir)
    const file = join(dir, 'a.csv')
    writeFileSync(file, 'mine')
    const { code, said } = await runStaffCommand(
      inFile(dir),
      'affected',
      '--since',
      '20/11/2026',
      '--to',
      file,
    )
    expect([code, readFileSync(file, 'utf8')]).toStrictEqual([1, 'mine'])
    expect(said).toContain('tệp đã có sẵn')
  })

  it('[P-022] include whose registration a clock that was ahead dates later than now', async () => {
    const dir = await createTempDir()
    await openTestLedger(dir).keepRegistration(
      anArrivedOrder(1, { receivedAt: ARRIVED_AT + 94_608_000_000 }),
    )()
    const all = await runStaffCommand(
      inFile(dir),
      'affected',
      '--since',
      '20/11/2026',
      '--to',
      join(dir, 'a.csv'),
    )
    expect(all.said).toContain(
      '20/11/2026 00:00:00 đến 20/11/2026 09:30:00\n  Số người có dữ liệu ở đây: 1 (1 đăng ký)',
    )
    const words = ['--since', '19/11/2026', '--until', '20/11/2026', '--to', join(dir, 'b.csv')]
    expect((await runStaffCommand(inFile(dir), 'affected', ...words)).said).toContain('Đã ghi 0 người')
  })

  it.each([
    [[], '--since phải là một ngày có thật'],
    [['--since', '30/02/2026', '--to', 'a.csv'], '--since phải là một ngày có thật'],
    [['--since', '20/11/2026', '--until', 'mai', '--to', 'a.csv'], '--until phải là một ngày có thật'],
    [['--since', '1/1/2026', '--to', 'a.csv'], 'viết ngày trước tháng sau và đủ cả số 0'],
    [['--since', '11/23/2026', '--to', 'a.csv'], 'viết ngày trước tháng sau và đủ cả số 0'],
    [['--since', '-1', '--to', 'a.csv'], '--since phải là một ngày có thật'],
    [['--since', '20/11/2026 09:30', '--to', 'a.csv'], '--since phải là một lúc đã qua.'],
    [['--since', '20/11/2026'], 'Thiếu tên tệp: --to TỆP.'],
    [['--since', '20/11/2026', '--until', '20/11/2026', '--to', 'a.csv'], '--until phải sau --since.'],
    [['--since', '20/11/2026', '--to', 'a.xlsx'], 'Tên tệp sau --to phải kết thúc bằng .csv'],
    [['--sinse', '20/11/2026'], 'Có phải --since?'],
  ])('[P-022] are not looked for if the command is wrong: %j', async (words, sentence) => {
    const dir = await createTempDir()
    openTestLedger(dir)
    const { code, output, said } = await runStaffCommand(inFile(dir), 'affected', ...words)
    expect([code, output]).toStrictEqual([2, ''])
    expect(said.split('\n')[0]).toContain(sentence)
  })
})
