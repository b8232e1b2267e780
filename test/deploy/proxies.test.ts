import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connect as connectTls } from 'node:tls'
import { describe, expect, inject, it } from 'vitest'
import { ownFolders } from '../support/deploy/installed-release'
import {
  type Change,
  checkNginx,
  makeCertificate,
  startCaddy,
  startLaidNginx,
  startNginx,
} from '../support/deploy/proxies'
import { freePort } from '../support/postgres/free-port'
import { hasHaproxy, startHaproxy } from '../support/processes/start-haproxy'
import { importUrlOf, memberBody, orderBody } from '../support/server/import-calls'

const { sheets } = JSON.parse(readFileSync('content/site.json', 'utf8'))
const installed = inject('installed')
const LIMIT = 5
const TRIES = 8

const post = async (
  url: string,
  body: string,
  key: string,
  headers: Readonly<Record<string, string>> = {},
) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, ...headers },
    body,
  })
  await answer.text()
  return answer.status
}

/** Returns the statuses of registrations from one visitor, who claims another address each time. */
const claimingAddresses = async (address: string): Promise<ReadonlyArray<number>> => {
  const statuses: Array<number> = []
  for (let n = 0; n < TRIES; n += 1) {
    const claimed = `198.51.100.${n}`
    statuses.push(
      await post(`${address}${importUrlOf(sheets.members)}`, memberBody(), `key-${n}`, {
        'x-forwarded-for': claimed,
        'x-real-ip': claimed,
        forwarded: `for=${claimed}`,
      }),
    )
  }
  return statuses
}

const limited = [...Array(LIMIT).fill(200), ...Array(TRIES - LIMIT).fill(429)]

const believing: Change = (settings) =>
  settings
    .replace(/\n.*X-Forwarded-For .*;/, '')
    .replace(
      'reverse_proxy {$UPSTREAM:127.0.0.1:8080} {',
      '$&\n\t\theader_up X-Forwarded-For {header.X-Forwarded-For}',
    )

describe.each([
  ['Caddy', startCaddy],
  ['nginx', startNginx],
])('a visitor behind %s', (_, startProxy) => {
  it('[P-014] orders over https, and the order is in the export', async () => {
    const { start, run } = await ownFolders(installed)
    const port = await freePort()
    await start(port)
    const address = await startProxy(port)
    const body = orderBody({ products: 'Viên uống Nam Vững Sinh Lực' })
    expect(await post(`${address}${importUrlOf(sheets.orders)}`, body, 'key-1')).toBe(200)
    expect(run('export', 'orders')).toContain('Nguyễn Mẫu')
  })

  it('[P-014] cannot evade the rate limit by claiming other addresses', async () => {
    const { start } = await ownFolders(installed)
    const port = await freePort()
    await start(port, { RATE_LIMIT_PER_MINUTE: String(LIMIT) })
    expect(await claimingAddresses(await startProxy(port))).toStrictEqual(limited)
  })

  it('[P-014] control: could evade it if the proxy believed what visitors claim', async () => {
    const { start } = await ownFolders(installed)
    const port = await freePort()
    await start(port, { RATE_LIMIT_PER_MINUTE: String(LIMIT) })
    expect(await claimingAddresses(await startProxy(port, believing))).toStrictEqual(Array(TRIES).fill(200))
  })

  it('[P-014] gets pages with the public address, whatever host it claims', async () => {
    const { start } = await ownFolders(installed)
    const port = await freePort()
    await start(port)
    const address = await startProxy(port)
    const page = await fetch(address, {
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' },
    })
    const text = await page.text()
    expect(text).toContain(`<meta property="og:url" content="${address}/"`)
    expect(text).not.toContain('evil.example')
  })

  it('[P-014] causes one warning if the server does not know of the proxy', async () => {
    const { start } = await ownFolders(installed)
    const port = await freePort()
    const server = await start(port, { TRUST_PROXY_HOPS: '0' })
    const address = await startProxy(port)
    for (let n = 0; n < 3; n += 1) await (await fetch(address)).text()
    await server.stop()
    expect(server.said().match(/TRUST_PROXY_HOPS/g)).toHaveLength(1)
  })
})

/** The organization in the certificate that a server shows. */
const organizationAt = (address: string): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address)
    const socket = connectTls({ host: hostname, port: Number(port) }, () => {
      resolve(String(socket.getPeerCertificate().subject.O))
      socket.destroy()
    }).once('error', reject)
  })

describe('nginx on a machine without a certificate', () => {
  it('[P-014] starts with the placeholder of the page, and would not without', async () => {
    expect(await checkNginx(true)).toContain('test is successful')
    expect(await checkNginx(false)).toContain('cannot load certificate')
  })

  it('[P-014] shows the authority its challenge, and everybody else the way to https', async () => {
    const { dir, httpAddress } = await startLaidNginx(await freePort())
    const challenges = join(dir, 'var/www/nam-vung/.well-known/acme-challenge')
    mkdirSync(challenges, { recursive: true })
    writeFileSync(join(challenges, 'token'), 'token.thumbprint')
    const at = (path: string) => fetch(`${httpAddress}${path}`, { redirect: 'manual' })
    expect(await (await at('/.well-known/acme-challenge/token')).text()).toBe('token.thumbprint')
    expect((await at('/.well-known/acme-challenge/other')).status).toBe(404)
    const page = await at('/san-pham?trang=2')
    expect([page.status, page.headers.get('location')]).toStrictEqual([
      301,
      'https://localhost/san-pham?trang=2',
    ])
  })

  it('[P-014] shows the certificate once it is there, without a restart', async () => {
    const { dir, address, typeSecond, reload } = await startLaidNginx(await freePort())
    expect(await organizationAt(address)).toBe('undefined')
    makeCertificate(join(dir, 'etc/letsencrypt/live/localhost'), 'Authority')
    typeSecond()
    reload()
    await expect.poll(() => organizationAt(address), { timeout: 10_000 }).toBe('Authority')
  })
})

/** In ms, what HAProxy allows for the headers of a request, and then some. */
const [HEADERS_MS, LATER_MS] = [10_000, 13_000]

/** Sends a part of the headers; returns what is answered, and after how many ms, or null if nothing is. */
const sendSlowly = (port: number): Promise<{ readonly said: string; readonly ms: number } | null> =>
  new Promise((resolve) => {
    const begun = performance.now()
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n'))
    let said = ''
    socket.on('data', (text) => {
      said += String(text)
    })
    socket.once('close', () => resolve({ said, ms: performance.now() - begun }))
    wait(LATER_MS, undefined, { ref: false }).then(() => {
      resolve(null)
      socket.destroy()
    })
  })

describe('HAProxy', () => {
  it('[P-014] finds nothing to warn of in its file', () => {
    expect(hasHaproxy()).toBe(true)
    const { status, stdout, stderr } = spawnSync('/usr/sbin/haproxy', ['-c', '-f', 'deploy/haproxy.cfg'], {
      encoding: 'utf8',
    })
    expect([status, stdout, stderr]).toStrictEqual([0, 'Configuration file is valid\n', ''])
  })

  it('[P-014] refuses a visitor who sends headers for longer than 10 s, and would not without its timeout', async () => {
    expect(hasHaproxy()).toBe(true)
    const behind = await freePort()
    const patient = (text: string) => text.replace(/\n.*timeout http-request.*/, '')
    const ports = [
      await startHaproxy('site', [behind, behind]),
      await startHaproxy('site', [behind, behind], patient),
    ]
    const [refused, waited] = await Promise.all(ports.map(sendSlowly))
    expect(refused?.said).toMatch(/^HTTP\/1\.[01] 408 /)
    expect(refused?.ms).toBeGreaterThan(HEADERS_MS - 1_000)
    expect(waited).toBeNull()
  })
})
