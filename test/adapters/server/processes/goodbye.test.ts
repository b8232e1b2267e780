import { existsSync, writeFileSync } from 'node:fs'
import { Agent, createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { rawAnswer } from '../../../support/faults/raw-answer'
import { scaled } from '../../../support/faults/scale'
import { sendMembership } from '../../../support/processes/send-membership'
import { startServerProcess } from '../../../support/processes/start-server-process'
import { KEY_FILE } from '../../../support/stand-in-sheets/sheets-service'
import { createDiskDir } from '../../../support/temp-dir'

const built = inject('builtServer')

const SHUTDOWN_TIMEOUT_MS = scaled(25_000, 8_000)

/** A service that takes calls and never answers. */
const startSilentService = async () => {
  let asked = 0
  const server = createServer(() => {
    asked += 1
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked: () => asked }
}

describe('a server that is told to stop while a service does not respond', () => {
  it('[P-009] stops at once nevertheless', async () => {
    const silent = await startSilentService()
    const dataDir = await createDiskDir()
    const keyFile = join(dataDir, 'key.json')
    writeFileSync(keyFile, JSON.stringify(KEY_FILE))
    const server = await startServerProcess(built.main, {
      env: {
        DATA_DIR: dataDir,
        GOOGLE_SERVICE_ACCOUNT_FILE: keyFile,
        GOOGLE_SHEETS_ROOT_URL: silent.url,
        GOOGLE_OAUTH_TOKEN_URL: silent.url,
      },
    })
    expect(await sendMembership(server.url, 1)).toBe(200)
    await expect.poll(silent.asked, { timeout: 120_000 }).toBeGreaterThan(0)
    const told = Date.now()
    const { code } = await server.stop('SIGTERM')
    expect(code).toBe(0)
    expect(Date.now() - told).toBeLessThan(SHUTDOWN_TIMEOUT_MS)
  })
})

describe.skipIf(!existsSync('/dev/full'))('a server that cannot write its log any more', () => {
  it('[P-009] continues to serve', async () => {
    const { url } = await startServerProcess(built.main, {
      env: { DATA_DIR: await createDiskDir() },
      under: ['sh', '-c', 'exec "$@" 2>/dev/full', 'sh'],
    })
    for (const n of [1, 2, 3]) expect(await sendMembership(url, n)).toBe(200)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })
})

describe('a request body that will not be read', () => {
  it('[P-009] does not delay the response', async () => {
    const { url } = await startServerProcess(built.main, { env: { DATA_DIR: await createDiskDir() } })
    const answer = await rawAnswer(
      Number(new URL(url).port),
      'POST /nowhere HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\na',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 404 /)
    expect(answer).toMatch(/\r\nconnection: close\r\n/i)
  })
})

/** A busy client may ask later than this, in ms, when the server has closed its connection already. */
const SOON_MS = 100

/** `sentAt` is when the last request had been handed to the operating system. */
type End = { readonly how: string; readonly sentAt: number }

/** Asks again and again over a connection that is kept alive, until an answer closes it or it breaks. */
const askUntilClosed = async (url: string, agent: Agent): Promise<End> => {
  for (;;) {
    let sentAt = Number.POSITIVE_INFINITY
    const how = await new Promise<string>((resolve) => {
      const asked = get(`${url}/healthz`, { agent }, (answer) => {
        answer.resume().once('end', () => resolve(answer.headers.connection ?? ''))
      })
      asked.once('finish', () => {
        sentAt = Date.now()
      })
      asked.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    })
    if (how !== 'keep-alive') return { how, sentAt }
  }
}

describe('a request in flight on a keep-alive connection', () => {
  it('[P-009] is answered when the server is told to stop, and its response closes the connection', async () => {
    const { url, stop } = await startServerProcess(built.main, {
      env: { DATA_DIR: await createDiskDir(), RATE_LIMIT_PER_MINUTE: '0' },
    })
    const agent = new Agent({ keepAlive: true, maxSockets: 16 })
    onTestFinished(() => agent.destroy())
    const ends = Promise.all(Array.from({ length: 16 }, () => askUntilClosed(url, agent)))
    await wait(500)
    const told = Date.now()
    await stop('SIGTERM')
    const seen = await ends
    expect(seen.filter(({ how, sentAt }) => how !== 'close' && sentAt < told + SOON_MS)).toStrictEqual([])
    expect(seen.map(({ how }) => how)).toContain('close')
  })
})
