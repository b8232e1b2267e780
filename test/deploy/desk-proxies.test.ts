import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listen } from '../../src/adapters/server/http/listen'
import { inviteStaff } from '../../src/domain/ledger/staff/access'
import { type Change, startCaddy, startNginx } from '../support/deploy/proxies'
import { freePort } from '../support/postgres/free-port'
import { openDesk } from '../support/server/desk'

const [INSIDE, OUTSIDE] = ['127.0.0.0/8', '198.51.100.0/24']

/** As the operator's page says. */
const caddyDesk = (text: string): string => {
  const [, command = ''] =
    /sed -i "(\S+)" \/etc\/caddy\/Caddyfile/.exec(readFileSync('docs/operating.md', 'utf8')) ?? []
  const changed = execFileSync('sed', [command], { input: text, encoding: 'utf8' })
  return changed.slice(changed.indexOf('\nnhan-vien'))
}

const nginxDesk = (text: string): string => {
  const block = text.slice(text.indexOf('\n#server {'))
  return block.replaceAll(/^#/gm, '').replace(/server_name \S+;/, 'server_name localhost;')
}

const before =
  (port: number, admitted: string | null): Change =>
  (text) =>
    text
      .replace(/^nhan-vien\S* \{/m, '{$SITE} {\n\ttls internal')
      .replace(/127\.0\.0\.1:8081/, `127.0.0.1:${port}`)
      .replaceAll(/^\t#(?=@others|respond|allow|deny)/gm, admitted === null ? '\t#' : '\t')
      .replace('10.8.0.0/24', admitted ?? '10.8.0.0/24')
      // Of this machine, for Caddy.
      .replace('203.0.113.7', admitted === INSIDE ? '::1' : '203.0.113.7')

const PROXIES = [
  {
    name: 'Caddy',
    start: (port: number, change: Change) => startCaddy(port, (text) => change(caddyDesk(text))),
  },
  {
    name: 'nginx',
    start: (port: number, change: Change) => startNginx(port, (text) => change(nginxDesk(text))),
  },
]

describe.each(PROXIES)('the staff’s desk behind $name', ({ start }) => {
  const open = async (admitted: string | null) => {
    const port = await freePort()
    const origin = await start(port, before(port, admitted))
    const desk = await openDesk({ origin, trustProxyHops: 1 })
    const listening = await listen(desk.app, 'localhost', port)
    onTestFinished(listening.close)
    return { ...desk, origin }
  }

  it('[P-016, P-014] answers under its name, and counts tries by the visitor’s own address', async () => {
    const { origin, change, signedInAs } = await open(null)
    const invitation = await change((at) => inviteStaff('Trang', at))
    expect(await (await fetch(`${origin}/moi/${invitation}`)).text()).toContain('Chào Trang')
    const headers = { cookie: await signedInAs('Trang'), origin, 'sec-fetch-site': 'same-origin' }
    expect((await fetch(`${origin}/none`, { headers })).status).toBe(404)
    const left = await fetch(`${origin}/dang-xuat`, { method: 'POST', headers, redirect: 'manual' })
    expect(left.headers.get('location')).toBe('/dang-nhap')
    const statuses: Array<number> = []
    for (let n = 0; n < 11; n += 1)
      statuses.push(
        (await fetch(`${origin}/moi/x`, { headers: { 'x-forwarded-for': `198.51.100.${n}` } })).status,
      )
    expect(statuses).toStrictEqual([...Array(10).fill(410), 429])
  })

  it('[P-016, P-014] admits only the addresses that its file names', async () => {
    const inside = await open(INSIDE)
    expect((await fetch(`${inside.origin}/dang-nhap`)).status).toBe(200)
    const outside = await open(OUTSIDE)
    expect((await fetch(`${outside.origin}/dang-nhap`)).status).toBe(403)
  })
})
