import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Listening } from './listen-on-localhost'

/** For this time, in ms, kept-alive connections may carry one more request, which closing at once would cut off. */
const LAST_REQUESTS_MS = 250
const IDLE_CHECK_MS = 50
/** After this time, in ms, pending requests are aborted. */
const LONGEST_GOODBYE_MS = 5_000

const askToClose = (_request: unknown, response: ServerResponse): void => {
  response.setHeader('Connection', 'close')
}

export const closeGracefully = async (app: FastifyInstance, listening: Listening): Promise<void> => {
  app.server.prependListener('request', askToClose)
  await wait(LAST_REQUESTS_MS)
  // After the sockets were read: where the process was kept waiting, requests have arrived on connections that count as idle.
  const idle = setInterval(() => setImmediate(() => app.server.closeIdleConnections()), IDLE_CHECK_MS)
  const goodbye = setTimeout(() => app.server.closeAllConnections(), LONGEST_GOODBYE_MS)
  await Promise.all([app.close(), listening.close()])
  clearInterval(idle)
  clearTimeout(goodbye)
}
