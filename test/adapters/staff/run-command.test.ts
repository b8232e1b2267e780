import { describe, expect, it } from 'vitest'
import { inFile, runStaffCommand } from '../../support/staff/run-staff-command'

const run = (...words: ReadonlyArray<string>) => runStaffCommand(inFile('/nowhere'), ...words)

describe('other arguments', () => {
  it.each([
    [],
    ['exports'],
    ['export'],
    ['export', 'products'],
    ['export', 'orders', 'members'],
    ['export', 'orders', '--format', 'pdf'],
    ['export', 'orders', '--format'],
    ['export', 'orders', '--all'],
    ['constructor'],
  ])('[M-106] print the usage and exit with 2: %s %s %s %s', async (...words) => {
    const { code, output, said } = await run(...words)
    expect([code, output]).toStrictEqual([2, ''])
    expect(said).toContain('export orders|members')
  })

  it.each(['help', '--help', '-h'])('[M-106] %s prints the help', async (word) => {
    const { code, output, said } = await run(word)
    expect([code, said]).toStrictEqual([0, ''])
    expect(output).toContain('export orders|members')
  })
})

describe('what was typed wrongly', () => {
  it.each([
    [[], 'Chưa có tên lệnh.'],
    [['exort'], 'Không có lệnh “exort”. Có phải export?'],
    [['finf'], 'Không có lệnh “finf”. Có phải find?'],
    [['Status'], 'Không có lệnh “Status”. Có phải status?'],
    [['satus'], 'Không có lệnh “satus”. Có phải status?'],
    [['quaratine', 'list'], 'Không có lệnh “quaratine”. Có phải quarantine?'],
    [['orders'], 'Không có lệnh “orders”. Có phải export?'],
    [['list'], 'Không có lệnh “list”. Có phải quarantine?'],
    [['xuất'], 'Không có lệnh “xuất”.'],
    [['0900000001'], 'Không có lệnh một từ không hiểu được.'],
    [['export'], 'Hãy ghi orders (đơn mua hàng) hoặc members (đăng ký hội viên) sau export.'],
    [['export', 'order'], 'Hãy ghi orders (đơn mua hàng) hoặc members (đăng ký hội viên) sau export.'],
    [['export', 'orders', 'members'], 'Thừa “members”.'],
    [['export', 'orders', '--too', 'x.csv'], 'Không có tùy chọn “--too”. Có phải --to?'],
    [['export', 'orders', '-to', 'x.csv'], 'Không có tùy chọn “-to”. Có phải --to?'],
    [['export', 'orders', '—to', 'x.csv'], 'Không có tùy chọn “—to”. Có phải --to?'],
    [['export', 'orders', '--form=csv'], 'Không có tùy chọn “--form”.'],
    [['export', 'orders', '--to'], 'Thiếu tên tệp: --to TỆP.'],
    [['export', 'orders', '--to', 'a.csv', '--to', 'b.csv'], '--to được ghi hai lần.'],
    [
      ['export', 'orders', '--format', 'pdf'],
      '--format phải là csv hoặc xlsx; chương trình chỉ xuất hai dạng này.',
    ],
    [
      ['export', 'orders', '--since', '31/02/2026'],
      '--since phải là một ngày có thật, viết ngày trước tháng sau và đủ cả số 0, ví dụ 05/01/2026 hoặc "05/01/2026 08:30" (giờ Việt Nam).',
    ],
    [['status', '--json=1'], '--json không có giá trị đi kèm.'],
    [['status', 'now'], 'Thừa “now”.'],
    [['find', '-phone', '-'], 'Không có tùy chọn “-phone”. Có phải --phone?'],
    [['backup'], 'Thiếu tên tệp: --to TỆP.'],
    [['verify', '/'], '/ là một thư mục; hãy ghi tên bản sao lưu trong đó.'],
    [['verify'], 'Thiếu tên bản sao lưu: verify TỆP.'],
    [['restore'], 'Thiếu tên bản sao lưu: --from TỆP.'],
    [['restore', 'sao-luu/registrations-1.backup'], 'Thừa “sao-luu/registrations-1.backup”.'],
    [['restore', 'postgres://u:secret@x/y'], 'Thừa một từ không hiểu được.'],
    [['backup', '--to', '/'], '/ là một thư mục; hãy ghi cả tên tệp sau --to.'],
    [['restore', '--form', 'x'], 'Không có tùy chọn “--form”. Có phải --from?'],
    [['restore', '--from', 'x', '--erasures'], 'Thiếu tên sổ các lần xóa: --erasures TỆP.'],
    [['erasures', '--copy-to'], 'Thiếu tên bản chép: --copy-to TỆP.'],
    [['sheets'], 'Hãy ghi list hoặc give-up MÃ sau sheets.'],
    [['sheets', 'giveup', 'x'], 'Hãy ghi list hoặc give-up MÃ sau sheets.'],
    [['sheets', 'give-up'], 'Sau give-up phải là mã của bảng tính, như lệnh sheets list hiện.'],
    [['quarantine'], 'Hãy ghi list hoặc release SỐ sau quarantine.'],
    [['quarantine', 'relaese', '1'], 'Hãy ghi list hoặc release SỐ sau quarantine.'],
    [['quarantine', 'release'], 'Sau release phải là số của bản ghi, như lệnh quarantine list hiện.'],
    [['quarantine', 'release', '-1'], 'Sau release phải là số của bản ghi, như lệnh quarantine list hiện.'],
    [['retention'], 'Hãy ghi đúng một trong hai: --dry-run hoặc --confirm-clock.'],
    [['retention', '--dryrun'], 'Không có tùy chọn “--dryrun”. Có phải --dry-run?'],
    [['doctor', '--spreadsheet'], 'Thiếu mã bảng tính: --spreadsheet MÃ.'],
    [['upgrade', '--force'], 'Không có tùy chọn “--force”.'],
    [['retry', '--all'], 'Không có tùy chọn “--all”.'],
  ])('[M-106] is named before the usage: %j', async (words, reason) => {
    const { code, said } = await run(...words)
    const [first, second, third] = said.split('\n')
    expect([code, first, second]).toStrictEqual([2, reason, ''])
    expect(third).toMatch(/^Cách dùng: nam-vung registrations /)
  })
})

describe('a command’s own help', () => {
  it.each(['--help', '-h', 'help'])('[M-106] is printed for %s', async (word) => {
    for (const words of [
      ['export', word],
      [word, 'export'],
    ]) {
      const { code, output, said } = await run(...words)
      expect([code, said]).toStrictEqual([0, ''])
      expect(output).toContain('--format csv|xlsx')
    }
  })

  it('[M-106] is printed if its arguments are invalid', async () => {
    const { code, output, said } = await run('find', '--everything')
    expect([code, output]).toStrictEqual([2, ''])
    expect(said).toBe(
      [
        'Không có tùy chọn “--everything”.',
        '',
        'Cách dùng: nam-vung registrations find --phone - | --reference MÃ [--json]',
        '  hiện mọi đăng ký của một số điện thoại, hoặc mang một mã',
        '',
        '  --phone -: đọc số từ đầu vào chuẩn. Chỉ ghi --phone: chương trình hỏi số trên màn hình.',
        '  --reference MÃ: mã mà khách được báo, như 7K3Q-9F2M; viết hoa hay thường, có gạch nối hay không. Hai đăng ký trùng mã (rất hiếm) đều được hiện.',
        '  Hiện cả bản ghi để riêng vì nghi là máy gửi.',
        '  --json: dạng JSON, để giao cho người yêu cầu.',
      ].join('\n'),
    )
  })
})
