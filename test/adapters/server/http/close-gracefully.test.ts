import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { closeGracefully } from '../../../../src/adapters/server/http/close-gracefully'
import { listen } from '../../../../src/adapters/server/http/listen'

/** The first request arrives within the time for last requests; its work keeps the process busy until after the end of that time. */
const ARRIVES_AFTER_MS = 100
const WORK_MS = 300

const FLOOD_MS = 6_000

const keepBusy = (): void => {
  const until = Date.now() + WORK_MS
  while (Date.now() < until);
}

const send = (socket: Socket, path: string): void => {
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
}

/** A connection that is kept alive, and what it receives from its second answer on. */
const openConnection = async (port: number) => {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1')
  onTestFinished(() => {
    socket.destroy()
  })
  const received = { text: '' }
  socket.on('error', () => undefined)
  send(socket, '/')
  await once(socket, 'data')
  socket.on('data', (text) => {
    received.text += text
  })
  return { socket, received }
}

const start = async () => {
  const work: { during: () => void } = { during: () => undefined }
  const app = fastify()
  app.get('/', async () => 'answer')
  app.get('/slow', async () => {
    work.during()
    return 'answer'
  })
  const listening = await listen(app, 'localhost', 0)
  return { app, work, listening, close: () => closeGracefully(app, listening) }
}

const LAST_ANSWER = /^HTTP\/1\.1 200 .*connection: close.*answer$/is

describe('a server that is told to stop', () => {
  it('[P-009] answers a request that arrived while another request kept the process busy', async () => {
    const { work, listening, close } = await start()
    const first = await openConnection(listening.port)
    const second = await openConnection(listening.port)
    work.during = () => {
      send(second.socket, '/')
      keepBusy()
    }
    setTimeout(() => send(first.socket, '/slow'), ARRIVES_AFTER_MS)
    await Promise.all([close(), once(first.socket, 'close'), once(second.socket, 'close')])
    expect(first.received.text).toMatch(LAST_ANSWER)
    expect(second.received.text).toMatch(LAST_ANSWER)
  })

  it('[P-009] stops although new connections arrive without a pause', async () => {
    const { app, close } = await start()
    let isOpen = true
    const connectAgain = (): void => {
      if (!isOpen) return
      app.server.emit('connection', new PassThrough())
      setImmediate(connectAgain)
    }
    connectAgain()
    setTimeout(() => {
      isOpen = false
    }, FLOOD_MS)
    const told = Date.now()
    await close()
    isOpen = false
    expect(Date.now() - told).toBeLessThan(FLOOD_MS)
  })
})
