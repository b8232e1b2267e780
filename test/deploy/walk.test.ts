import { readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { bootDebian, type DebianMachine } from '../support/deploy/debian-machine'
import { pageBlocks } from '../support/deploy/page-blocks'
import { importUrlOf, orderBody } from '../support/server/import-calls'
import { createDiskDir } from '../support/temp-dir'

const [archive, later] = inject('archives')
const { sheets } = JSON.parse(readFileSync('content/site.json', 'utf8'))
const page = readFileSync('docs/operating.md', 'utf8')

const isRoot = process.getuid?.() === 0

let machine: DebianMachine
beforeAll(async () => {
  if (!isRoot) console.log('Left out: only root may boot a machine in a container.')
  else machine = await bootDebian(['caddy', 'curl'])
}, 900_000)
afterAll(() => machine?.shutDown(), 120_000)

/** Types commands as they stand, each after the one before it worked. */
const type = (commands: string): string => {
  const { status, out, err } = machine.run(`set -e\n${commands}`)
  expect(status, `${commands}\n${out}${err}`).toBe(0)
  return out
}

const copy = (file: string): void => {
  for (const path of [file, `${file}.sha256`]) machine.copyTo(path, `root/${basename(path)}`)
  type(`touch /root/${basename(file)}`)
}

const order = (key: string, name: string, phone: string): string =>
  type(
    `curl -fsS -H 'content-type: application/json' -H 'idempotency-key: ${key}' --data-binary @- 'https://namvung.example${importUrlOf(sheets.orders)}' <<'BODY'\n${orderBody({ name, phone: `'${phone}`, products: 'Viên uống Nam Vững Sinh Lực' })}\nBODY`,
  )

const orders = (): string => type('nam-vung registrations export orders')

describe.runIf(isRoot)('an empty Debian machine, set up by following the page for operators', () => {
  it('[P-014] has no runtime and no files of the site', () => {
    expect(machine.run('command -v node npm caddy curl; ls /root /opt /srv').out).not.toMatch(
      /node|caddy|nam-vung/,
    )
  })

  it('[P-014] becomes a running site behind TLS', () => {
    copy(archive)
    const blocks = pageBlocks('## From an empty machine to a running site')
    type(blocks.slice(0, -1).join('\n'))
    // No authority reaches a machine without a network: Caddy signs by itself, and the machine trusts it.
    type(
      `sed -i '/^{$SITE/a tls internal' /etc/caddy/Caddyfile\nsystemctl restart caddy\nsleep 2\ncaddy trust`,
    )
    expect(type(`SITE=namvung.example\n${blocks.at(-1)}`)).toBe('{"status":"ok"}')
  })

  it('[P-014] accepts an order over https that the export contains', () => {
    order('key-1', 'Người Thứ Nhất', '0900000001')
    expect(orders()).toContain('Người Thứ Nhất')
    expect(type('nam-vung registrations history')).toContain('root (nam-vung)')
    expect(type('nam-vung registrations help')).toContain('Cách dùng: nam-vung registrations <lệnh>')
  })

  it('[P-014] passes the checks of the first day', () => {
    const section = page.split('\n## The first day\n')[1]?.split('\n## ')[0] ?? ''
    const commands = [...section.matchAll(/`((?:nam-vung |systemctl |timedatectl)[^`]*)`/g)]
      .map(([, command = '']) => command)
      // Two of them ask whoever types them.
      .filter((command) => !/erase|edit/.test(command))
    expect(commands.length).toBeGreaterThanOrEqual(4)
    type(commands.join('\n'))
    type('echo 0900000001 | nam-vung registrations erase --phone -')
    expect(orders()).not.toContain('Người Thứ Nhất')
    expect(machine.run('nam-vung check-content').err).toContain('contacts.hotline')
    order('key-3', 'Người Thứ Nhất', '0900000001')
  })

  it('[P-014, P-016] opens the desk under its own name, and nothing of it under the public one', () => {
    const answer = (address: string, ...words: ReadonlyArray<string>): string =>
      type(`curl -sS -o /root/answer -w '%{http_code}' ${words.join(' ')} ${address}\ncat /root/answer`)
    const [on = '', invite = ''] = pageBlocks("## The staff's desk")
    const nothing = answer('https://namvung.example/khong-co')
    type(on)
    type(`sed -i '/^nhan-vien/a tls internal' /etc/caddy/Caddyfile\nsystemctl reload caddy\nsleep 2`)
    expect(answer('https://nhan-vien.namvung.example/dang-nhap')).toMatch(/^200.*<h1>Trang của nhân viên/s)
    expect(
      type("curl -sS -o /dev/null -w '%{http_code} %{redirect_url}' https://nhan-vien.namvung.example/"),
    ).toBe('303 https://nhan-vien.namvung.example/dang-nhap')
    const [invitation = ''] = type(invite).match(/^https:\/\/nhan-vien\.namvung\.example\/moi\/\S+$/m) ?? []
    expect(answer(invitation)).toMatch(/^200.*<h1>Chào Trang/s)
    expect(answer('http://127.0.0.1:8081/dang-nhap')).toMatch(/^421/)
    const path = new URL(invitation).pathname
    for (const each of ['/dang-nhap', '/desk.css', '/can-goi', path])
      expect(answer(`https://namvung.example${each}`).replaceAll(each, '/khong-co')).toBe(nothing)
    const log = type('journalctl -u nam-vung -o cat')
    expect(log).toContain('/moi/:token')
    expect(log).not.toMatch(new RegExp(`Trang|${path.slice('/moi/'.length)}`))
  })

  it('[P-014] delivers to Google Sheets once connected', async () => {
    const dir = await createDiskDir()
    const program = join(dir, 'google.js')
    await build({
      configFile: false,
      logLevel: 'warn',
      build: {
        ssr: 'test/support/deploy/google-stand-in.ts',
        outDir: dir,
        emptyOutDir: false,
        rolldownOptions: { output: { entryFileNames: 'google.js' } },
      },
    })
    const settings = await machine.runBeside(
      process.execPath,
      program,
      join(dir, 'key.json'),
      resolve('content/site.json'),
    )
    machine.copyTo(join(dir, 'key.json'), 'root/key.json')
    const [install = ''] = pageBlocks('## Google Sheets')
    type(`cd /root\n${install}`)
    type(`cat >> /etc/nam-vung/environment <<'LINES'\n${settings}LINES`)
    // `doctor` needs a service that makes tabs, which the stand-in does not.
    type('systemctl restart nam-vung')
    order('key-4', 'Người Thứ Ba', '0900000003')
    type("until nam-vung registrations status | grep -x 'Đăng ký chưa gửi: 0'; do sleep 1; done")
    expect(type('nam-vung registrations status')).not.toContain('tắt')
    type("sed -i '/^GOOGLE_/d' /etc/nam-vung/environment\nsystemctl restart nam-vung")
  })

  it('[P-014] passes the checks of each week', () => {
    const [week = ''] = pageBlocks('## Each week')
    type('systemctl start nam-vung-backup')
    const { out, err } = machine.run(week)
    expect(err).toBe('Không có bản ghi nào để riêng.\n')
    expect(out).toContain('0 loaded units listed')
  })

  it('[P-014] is upgraded and rolled back with its registrations', () => {
    const [upgrade = '', back = ''] = pageBlocks('## Upgrade and roll back')
    copy(later)
    type(upgrade)
    expect(type('readlink /opt/nam-vung/current')).toContain(basename(later, '.tar.gz'))
    order('key-2', 'Người Thứ Hai', '0900000002')
    type(back.replace('OLD', basename(archive, '.tar.gz')))
    expect(type('readlink /opt/nam-vung/current')).toContain(basename(archive, '.tar.gz'))
    expect(orders()).toMatch(/Người Thứ Nhất.*Người Thứ Hai/s)
  })

  it('[P-014] is restored from the nightly backup, without persons erased since', () => {
    const [drill = '', restore = ''] = pageBlocks('## Backups')
    type('systemctl start nam-vung-backup')
    type('echo 0900000001 | nam-vung registrations erase --phone -')
    type('cp /var/lib/nam-vung/erasures.jsonl /var/lib/nam-vung-backups/')
    const today = type('ls /var/lib/nam-vung-backups/registrations-?.backup').trim()
    type(
      `cd /opt/nam-vung/current\ncp /var/lib/nam-vung-backups/erasures.jsonl /tmp\n${drill.replaceAll('FILE', today).replace('erasures.jsonl', '/tmp/erasures.jsonl')}`,
    )
    type(restore.replace(/\S+registrations-1.backup/, today))
    expect(orders()).not.toContain('Người Thứ Nhất')
    expect(orders()).toContain('Người Thứ Hai')
    expect(type('curl -fsS https://namvung.example/healthz')).toBe('{"status":"ok"}')
  })
})
