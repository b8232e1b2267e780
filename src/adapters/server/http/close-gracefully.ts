import type { Server, ServerResponse } from 'node:http'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Listening } from './listen'

/** In ms; for this time, kept-alive connections may carry one more request, which closing at once would cut off. */
const LAST_REQUESTS_MS = 250
/** In ms; after this time, connections are closed although new requests still arrive. */
const LONGEST_READING_MS = 500
const IDLE_CHECK_MS = 50
/** In ms; after this time, pending requests are aborted. */
const SHUTDOWN_TIMEOUT_MS = 5_000

const askToClose = (_request: unknown, response: ServerResponse): void => {
  response.setHeader('Connection', 'close')
}

/** Resolves after a turn of the event loop that read nothing: a connection whose request is unread counts as idle. */
const readAllArrived = async (server: Server): Promise<void> => {
  const deadline = Date.now() + LONGEST_READING_MS
  let hasRead = true
  const note = (): void => {
    hasRead = true
  }
  server.on('connection', note).on('request', note)
  while (hasRead && Date.now() < deadline) {
    hasRead = false
    await turn()
  }
  server.off('connection', note).off('request', note)
}

/**
 * Stops a server without losing a request: accepts the last ones, answers what has arrived, then closes. Connections still
 * open after `SHUTDOWN_TIMEOUT_MS` are cut.
 */
export const closeGracefully = async (app: FastifyInstance, listening: Listening): Promise<void> => {
  app.server.prependListener('request', askToClose)
  await wait(LAST_REQUESTS_MS)
  await readAllArrived(app.server)
  const idle = setInterval(() => {
    readAllArrived(app.server).then(() => app.server.closeIdleConnections())
  }, IDLE_CHECK_MS)
  const deadline = setTimeout(() => app.server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS)
  await Promise.all([app.close(), listening.close()])
  clearInterval(idle)
  clearTimeout(deadline)
}
