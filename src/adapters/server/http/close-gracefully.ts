import type { FastifyInstance } from 'fastify'
import type { Listening } from './listen-on-localhost'

const IDLE_CHECK_MS = 50
/** After this, in ms, requests still under way are cut off. */
const LONGEST_GOODBYE_MS = 5_000

export const closeGracefully = async (app: FastifyInstance, listening: Listening): Promise<void> => {
  const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS)
  const goodbye = setTimeout(() => app.server.closeAllConnections(), LONGEST_GOODBYE_MS)
  await Promise.all([app.close(), listening.close()])
  clearInterval(idle)
  clearTimeout(goodbye)
}
