import { readFileSync } from 'node:fs'
import { describe, expect, inject, it } from 'vitest'
import { ownPlaces } from '../support/deploy/installed-release'
import { type Change, startCaddy, startNginx } from '../support/deploy/proxies'
import { importUrlOf, memberBody, orderBody } from '../support/import-calls'
import { freePort } from '../support/postgres/free-port'

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
  it('[M-132] orders over https, and the order is in the export', async () => {
    const { start, run } = await ownPlaces(installed)
    const port = await freePort()
    await start(port)
    const address = await startProxy(port)
    const body = orderBody({ products: 'Viên uống Nam Vững Sinh Lực' })
    expect(await post(`${address}${importUrlOf(sheets.orders)}`, body, 'key-1')).toBe(200)
    expect(run('export', 'orders')).toContain('Nguyễn Mẫu')
  })

  it('[M-132] cannot evade the rate limit by claiming other addresses', async () => {
    const { start } = await ownPlaces(installed)
    const port = await freePort()
    await start(port, { RATE_LIMIT_PER_MINUTE: String(LIMIT) })
    expect(await claimingAddresses(await startProxy(port))).toStrictEqual(limited)
  })

  it('[M-132] control: could evade it if the proxy believed what visitors claim', async () => {
    const { start } = await ownPlaces(installed)
    const port = await freePort()
    await start(port, { RATE_LIMIT_PER_MINUTE: String(LIMIT) })
    expect(await claimingAddresses(await startProxy(port, believing))).toStrictEqual(Array(TRIES).fill(200))
  })

  it('[M-132] gets pages with the public address, whatever host it claims', async () => {
    const { start } = await ownPlaces(installed)
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

  it('[M-132] causes one warning if the server does not know of the proxy', async () => {
    const { start } = await ownPlaces(installed)
    const port = await freePort()
    const server = await start(port, { TRUST_PROXY_HOPS: '0' })
    const address = await startProxy(port)
    for (let n = 0; n < 3; n += 1) await (await fetch(address)).text()
    await server.stop()
    expect(server.said().match(/TRUST_PROXY_HOPS/g)).toHaveLength(1)
  })
})
