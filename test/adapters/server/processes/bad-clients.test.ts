import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BuiltServer, buildServer } from '../../../support/build-server'
import { startServerProcess } from '../../../support/start-server-process'
import { createTempDir } from '../../../support/temp-dir'

const SOCKETS = 100
const LONGEST_MS = 12_000

let built: BuiltServer
beforeAll(async () => {
  built = await buildServer()
}, 60_000)
afterAll(() => built.remove())

const start = async () => {
  const { url } = await startServerProcess(built.main, { env: { DATA_DIR: await createTempDir() } })
  return { url, port: Number(new URL(url).port) }
}

const closedAfter = (socket: Socket): Promise<number> => {
  const opened = Date.now()
  return new Promise((resolve) => {
    socket.on('error', () => undefined)
    socket.once('close', () => resolve(Date.now() - opened))
  })
}

const HEAD = 'POST /order-service/api/products/data/google-import HTTP/1.1\r\nHost: localhost\r\n'
const BODY_BEGUN = `${HEAD}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n[`

const trickle = (port: number, begun: string): Promise<number> => {
  const socket = connect(port, '127.0.0.1', () => socket.write(begun))
  const drops = setInterval(() => socket.writable && begun !== '' && socket.write('a'), 500)
  socket.resume().once('close', () => clearInterval(drops))
  return closedAfter(socket)
}

describe('clients that send a byte now and then', () => {
  it('[M-132] are cut off in time, and others do not wait for them', { timeout: 30_000 }, async () => {
    const { url, port } = await start()
    const beginnings = [HEAD, BODY_BEGUN, '']
    const closings = Array.from({ length: SOCKETS }, (_, n) => trickle(port, beginnings[n % 3] ?? ''))
    await wait(500)
    const times: Array<number> = []
    for (let n = 0; n < 100; n += 1) {
      const asked = performance.now()
      await (await fetch(`${url}/healthz`)).text()
      times.push(performance.now() - asked)
    }
    expect(times.toSorted((a, b) => a - b)[98]).toBeLessThan(200)
    expect(Math.max(...(await Promise.all(closings)))).toBeLessThanOrEqual(LONGEST_MS)
  })
})

describe('bytes that are no request', () => {
  const answerTo = (port: number, bytes: string): Promise<string> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
      let answer = ''
      socket.setEncoding('utf8').on('data', (text) => {
        answer += text
      })
      socket.on('error', () => undefined)
      socket.once('close', () => resolve(answer))
    })

  it.each([
    ['nonsense', 'hello\r\n\r\n', 'HTTP/1.1 400 Bad Request', '{"error":"badRequest"}'],
    [
      'an address that is too long',
      `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
      'HTTP/1.1 431 Request Header Fields Too Large',
      '{"error":"headersTooLarge"}',
    ],
  ])('[M-132] are answered by a tag: %s', async (_, bytes, head, body) => {
    const answer = await answerTo((await start()).port, bytes)
    expect(answer.split('\r\n')[0]).toBe(head)
    expect(answer.split('\r\n\r\n')[1]).toBe(body)
  })
})
