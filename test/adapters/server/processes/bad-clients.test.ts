import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, inject, it } from 'vitest'
import { figure } from '../../../support/faults/figure'
import { rawAnswer } from '../../../support/faults/raw-answer'
import { scaled } from '../../../support/faults/scale'
import { sendMembership } from '../../../support/processes/send-membership'
import { startServerProcess } from '../../../support/processes/start-server-process'
import { createDiskDir } from '../../../support/temp-dir'

const SOCKETS = 500
const DROP_EVERY_MS = 500
const LONGEST_MS = 12_000
const NORMAL_CALLS = scaled(100, 400)
const LONGEST_NORMAL_MS = 200

const built = inject('builtServer')

const start = async () => {
  const { url, pid } = await startServerProcess(built.main, {
    env: { DATA_DIR: await createDiskDir(), RATE_LIMIT_PER_MINUTE: '0' },
  })
  return { url, pid, port: Number(new URL(url).port) }
}

const HEAD = 'POST /order-service/api/products/data/google-import HTTP/1.1\r\nHost: localhost\r\n'
const BODY_BEGUN = `${HEAD}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n[`
const BEGINNINGS = [HEAD, BODY_BEGUN, '']

/** Takes what is sent first, then sends a byte now and then, or nothing after nothing; returns how long it may, in ms. */
const trickle = (port: number, begun: string): Promise<number> =>
  new Promise((resolve) => {
    const opened = Date.now()
    const socket = connect(port, '127.0.0.1', () => socket.write(begun))
    const drops = setInterval(() => socket.writable && begun !== '' && socket.write('a'), DROP_EVERY_MS)
    socket.resume().on('error', () => undefined)
    socket.once('close', () => {
      clearInterval(drops)
      resolve(Date.now() - opened)
    })
  })

const timesOfNormalCalls = async (url: string): Promise<ReadonlyArray<number>> => {
  const times: Array<number> = []
  for (let n = 0; n < NORMAL_CALLS; n += 1) {
    const asked = performance.now()
    expect(await sendMembership(url, n)).toBe(200)
    times.push(performance.now() - asked)
    await wait(10)
  }
  return times.toSorted((a, b) => a - b)
}

describe('clients that send single bytes slowly', () => {
  it('[P-008] are disconnected in time, while others are answered', async () => {
    const { url, port } = await start()
    const closings = Array.from({ length: SOCKETS }, (_, n) => trickle(port, BEGINNINGS[n % 3] ?? ''))
    await wait(DROP_EVERY_MS)
    const times = await timesOfNormalCalls(url)
    const longest = Math.max(...(await Promise.all(closings)))
    figure('11 trickling sockets', SOCKETS, '>= 500')
    figure('11 ms until the last of them is closed', longest, `<= ${LONGEST_MS}`)
    figure(
      '11 ms a normal call takes meanwhile, p99',
      times[Math.floor(NORMAL_CALLS * 0.99)] ?? Number.NaN,
      `< ${LONGEST_NORMAL_MS}`,
    )
    // The figure is judged in the long run; a busy machine closes them late.
    expect(longest).toBeLessThanOrEqual(10 * LONGEST_MS)
  })
})

/** The most memory that the process ever held, in MB. */
const peakMemory = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

describe('a client that sends 20,000 requests before it reads a response', () => {
  it('[P-008] is disconnected, and costs the server less than 600 MB (3,400 before)', async () => {
    const { url, port, pid } = await start()
    await fetch(url)
    const socket = connect(port, '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(20_000))
    socket.on('error', () => undefined).resume()
    await new Promise((resolve) => socket.once('close', resolve))
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    const peak = peakMemory(pid)
    figure('peak memory in MB after 20,000 requests sent ahead', Math.round(peak), '<= 300')
    expect(peak).toBeLessThan(600)
  })
})

describe('bytes that are no HTTP request', () => {
  it.each([
    ['nonsense', 'hello\r\n\r\n', 'HTTP/1.1 400 Bad Request', '{"error":"badRequest"}'],
    [
      'an address that is too long',
      `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
      'HTTP/1.1 431 Request Header Fields Too Large',
      '{"error":"headersTooLarge"}',
    ],
  ])('[P-008] get an error tag: %s', async (_, bytes, head, body) => {
    const answer = await rawAnswer((await start()).port, bytes)
    expect(answer.split('\r\n')[0]).toBe(head)
    expect(answer.split('\r\n\r\n')[1]).toBe(body)
  })
})
