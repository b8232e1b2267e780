import { spawnSync } from 'node:child_process'
import { chmodSync, closeSync, mkdirSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { noticeText } from '../../../../src/adapters/notices/notice-text'
import { createDiskDir } from '../../../support/temp-dir'

const SETTINGS = 'DATA_DIR=/d\n'

const program = (path: string, text: string): void => {
  writeFileSync(path, `#!/bin/sh\n${text}\n`)
  chmodSync(path, 0o755)
}

type Given = {
  readonly uid?: number
  readonly settings?: string | null
  readonly isInstalled?: boolean
  readonly output?: number | 'pipe'
  readonly isOutputClosed?: boolean
}

/** The command as it is installed, on a machine where `id` and `runuser` are stand-ins. */
const nearNamVung = async () => {
  const dir = await createDiskDir()
  const bin = join(dir, 'bin')
  mkdirSync(bin)
  program(join(bin, 'runuser'), '[ "$1 $2 $3" = "-u nam-vung --" ] || exit 9\nshift 3\nexec "$@"')
  const command = join(bin, 'nam-vung')
  writeFileSync(command, readFileSync('deploy/nam-vung', 'utf8').replaceAll('/opt/nam-vung', dir), {
    mode: 0o755,
  })
  return (
    words: ReadonlyArray<string>,
    { uid = 0, settings = SETTINGS, isInstalled = true, output = 'pipe', isOutputClosed = false }: Given = {},
  ) => {
    program(join(bin, 'id'), `[ "$1" = -u ] && echo ${uid} || echo an`)
    if (isInstalled) {
      mkdirSync(join(dir, 'current'), { recursive: true })
      program(join(dir, 'current/registrations'), 'echo "$PROGRAM_PREFIX|$SUDO_USER|$DATA_DIR|$*"')
    }
    const file = join(dir, 'environment')
    if (settings !== null) writeFileSync(file, settings)
    const { status, stdout, stderr } = spawnSync(
      '/bin/sh',
      ['-c', `exec "$@" ${isOutputClosed ? '>&-' : ''}`, 'sh', command, ...words],
      {
        env: { PATH: `${bin}:/usr/bin:/bin`, NAM_VUNG_ENVIRONMENT: file },
        encoding: 'utf8',
        stdio: ['ignore', output, 'pipe'],
      },
    )
    return { status, stdout, stderr: stderr.replaceAll(dir, '/opt/nam-vung') }
  }
}

describe('the command nam-vung', () => {
  it('[P-010] refuses to lose a result because its output is closed', async () => {
    const run = await nearNamVung()
    const { status, stderr } = run(['registrations', 'export', 'orders'], { isOutputClosed: true })
    expect([status, stderr]).toStrictEqual([
      1,
      'nam-vung: đầu ra đang đóng (>&-) nên kết quả sẽ mất. Hãy ghi vào một tệp, hoặc >/dev/null nếu không cần.\n',
    ])
  })

  it('[P-009] runs a program of the release with the settings of the service', async () => {
    const run = await nearNamVung()
    expect(run(['registrations', 'export', 'orders'])).toStrictEqual({
      status: 0,
      stdout: 'nam-vung |an|/d|export orders\n',
      stderr: '',
    })
  })

  it('[P-009] tells a person who is not root what to type', async () => {
    const run = await nearNamVung()
    expect(run(['registrations', 'status'], { uid: 1000 })).toStrictEqual({
      status: 1,
      stdout: '',
      stderr:
        'nam-vung: chỉ tài khoản root dùng được lệnh này. Hãy gõ: sudo nam-vung registrations status\nNếu máy không có sudo, hãy gõ su - để vào tài khoản root rồi gõ lại lệnh.\n',
    })
  })

  it.each<readonly [words: ReadonlyArray<string>, given: Given, status: number, told: string]>([
    [[], {}, 2, 'nam-vung: hãy ghi tên chương trình'],
    [['status'], {}, 2, 'nam-vung: không có chương trình này; chỉ có registrations'],
    [['../current/registrations'], {}, 2, 'nam-vung: không có chương trình này'],
    [['registrations'], { isInstalled: false }, 1, 'nam-vung: chưa cài bản phát hành nào'],
    [['registrations'], { settings: null }, 1, 'nam-vung: không có tệp cài đặt /opt/nam-vung/environment.'],
    ...[
      'NOTIFY_MAIL_TO=a@mau.example, b@mau.example',
      'SMTP_URL=smtps://a:b&c@mau.example',
      'DATABASE_URL=postgres://a:$b@mau.example',
      'PUBLIC_URL = https://mau.example',
      'export PORT=8080',
      "SMTP_URL='smtps://a",
    ].map(
      (line) =>
        [
          ['registrations'],
          { settings: `# x\n\nDATA_DIR=/d\n${line}\n` },
          1,
          'nam-vung: dòng 4 của /opt/nam-vung/environment không đúng dạng TÊN=giá-trị.',
        ] as const,
    ),
  ])('[P-009] says in Vietnamese why it does nothing: %j %j', async (words, given, status, told) => {
    const run = await nearNamVung()
    const outcome = run(words, given)
    expect([outcome.status, outcome.stdout]).toStrictEqual([status, ''])
    expect(outcome.stderr.startsWith(told), outcome.stderr).toBe(true)
  })

  it.each([
    "DATA_DIR='/d'",
    'DATA_DIR="/d"',
    'DATA_DIR=/d\r',
    '  DATA_DIR=/d  ',
    '#x y\nDATA_DIR=/d',
    `DATA_DIR=/d\nX='a $b & c'`,
  ])('[P-009] reads a line of settings as systemd does: %j', async (settings) => {
    const run = await nearNamVung()
    expect(run(['registrations'], { settings }).stdout.replace('\r', '')).toBe('nam-vung |an|/d|\n')
  })

  it('[P-009] makes a file behind > readable by its owner only, whatever the umask', async () => {
    const run = await nearNamVung()
    const file = join(await createDiskDir(), 'don-hang.xlsx')
    const output = openSync(file, 'w', 0o644)
    expect(run(['registrations', 'export', 'orders'], { output }).status).toBe(0)
    closeSync(output)
    expect([statSync(file).mode & 0o777, readFileSync(file, 'utf8')]).toStrictEqual([
      0o600,
      'nam-vung |an|/d|export orders\n',
    ])
  })

  it('[P-009] is typed in notices as on the operator’s page', () => {
    const { body } = noticeText(
      { tag: 'registered', orders: { count: 1, first: 1, last: 1 }, members: null },
      { at: 0, isDelivering: false, registrationsCommand: 'nam-vung registrations', desk: null },
    )
    const line = body.split('\n').at(-1)?.trim() ?? ''
    expect(line).toBe('nam-vung registrations export orders --format xlsx > don-hang.xlsx')
    expect(readFileSync('docs/operating.md', 'utf8')).toContain(`\`${line}\``)
  })
})
