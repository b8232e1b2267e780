import { once, setMaxListeners } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createTestServer } from '../../../support/server/create-test-server'

const REQUEST = 'GET /slow HTTP/1.1\r\nHost: a\r\n\r\n'

/** A server whose responses wait until `release`. */
const createSlow = async () => {
  let handled = 0
  let parsed = 0
  const release = new AbortController()
  setMaxListeners(0, release.signal)
  const { app, lines } = await createTestServer({
    routes: [
      async (routes) => {
        routes.get('/slow', async () => {
          handled += 1
          if (!release.signal.aborted) await once(release.signal, 'abort')
          return 'done'
        })
      },
    ],
  })
  onTestFinished(() => app.close())
  app.server.on('request', () => {
    parsed += 1
  })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const send = (bytes: string) => {
    const socket = connect(Number(port), '127.0.0.1')
    const said = { text: '' }
    socket.on('data', (part) => {
      said.text += part
    })
    socket.on('error', () => undefined)
    socket.write(bytes)
    return { socket, said, closed: new Promise((resolve) => socket.once('close', resolve)) }
  }
  return {
    send,
    release: () => release.abort(),
    handled: () => handled,
    parsed: () => parsed,
    warnings: () => lines.filter((line) => line.includes('closed')),
  }
}

const responsesIn = (text: string): number => text.split('HTTP/1.1 200').length - 1

describe('requests sent before the response to the one before', () => {
  it('[P-008] are all answered if they are 16', async () => {
    const { send, release, warnings } = await createSlow()
    const { socket, said } = send(REQUEST.repeat(16))
    release()
    while (responsesIn(said.text) < 16) await wait(5)
    expect(warnings()).toStrictEqual([])
    // A connection is counted down as its responses are sent.
    socket.write(REQUEST.repeat(16))
    while (responsesIn(said.text) < 32) await wait(5)
    socket.destroy()
  })

  it('[P-008] close the connection if they are 17, with one line in the log', async () => {
    const { send, handled, warnings } = await createSlow()
    await send(REQUEST.repeat(17)).closed
    expect(handled()).toBeLessThanOrEqual(16)
    expect(warnings()).toHaveLength(1)
  })

  it.each([
    ['of a page', REQUEST],
    ['of an address that is none', 'GET /% HTTP/1.1\r\nHost: a\r\n\r\n'],
  ])('[P-008] are not even parsed after the seventeenth: %s', async (_, request) => {
    const { send, parsed, warnings } = await createSlow()
    await Promise.all(Array.from({ length: 5 }, () => send(request.repeat(2_000)).closed))
    expect(parsed()).toBe(5 * 17)
    expect(warnings()).toHaveLength(5)
  })

  it('[P-008] are answered on a new connection after others were closed', async () => {
    const { send, release, parsed } = await createSlow()
    await Promise.all(Array.from({ length: 5 }, () => send(REQUEST.repeat(2_000)).closed))
    release()
    const sent = Array.from({ length: 5 }, () => send(REQUEST.repeat(16)))
    for (const { socket, said } of sent) {
      while (responsesIn(said.text) < 16) await wait(5)
      socket.destroy()
    }
    expect(parsed()).toBe(5 * 17 + 5 * 16)
  })

  it('[P-008] are handled 16 at a time at most, however many and in whatever parts they are sent', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 600 }), { minLength: 1, maxLength: 5 }),
        async (parts) => {
          const { send, handled, release } = await createSlow()
          const { socket, said, closed } = send('')
          for (const count of parts) {
            if (!socket.destroyed) socket.write(REQUEST.repeat(count))
            await wait(1)
          }
          const total = parts.reduce((sum, count) => sum + count, 0)
          if (total > 16) await closed
          else while (handled() < total) await wait(1)
          expect(handled()).toBeLessThanOrEqual(16)
          release()
          if (total <= 16) while (responsesIn(said.text) < total) await wait(1)
          socket.destroy()
        },
      ),
      { numRuns: 15 },
    )
  })
})
