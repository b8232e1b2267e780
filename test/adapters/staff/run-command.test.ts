import { describe, expect, it } from 'vitest'
import { inFile, runStaffCommand } from '../../support/run-staff-command'

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
  ])('[M-106] print the usage and exit with 2', async (...words) => {
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

describe('a command’s own help', () => {
  it.each(['--help', '-h', 'help'])('[M-106] is printed for %s', async (word) => {
    const { code, output, said } = await run('export', word)
    expect([code, said]).toStrictEqual([0, ''])
    expect(output).toContain('--format csv|xlsx')
  })

  it('[M-106] is printed if its arguments are invalid', async () => {
    const { code, output, said } = await run('find', '--everything')
    expect([code, output]).toStrictEqual([2, ''])
    expect(said).toBe(
      [
        'Cách dùng: nam-vung registrations find --phone - [--json]',
        '  hiện mọi đăng ký của một số điện thoại',
        '',
        '  --phone -: đọc số từ đầu vào chuẩn. Chỉ ghi --phone: chương trình hỏi số trên màn hình.',
        '  Hiện cả bản ghi để riêng vì nghi là máy gửi.',
        '  --json: dạng JSON, để giao cho người yêu cầu.',
      ].join('\n'),
    )
  })
})
