import type { FastifyInstance } from 'fastify'
import type { Listening } from './listen-on-localhost'

const IDLE_CHECK_MS = 50
/** Requests still under way after this are cut off. */
const LONGEST_GOODBYE_MS = 5_000

/** Takes an app that listens, takes no new connections, lets requests under way finish, gives nothing once all are closed. */
export const closeGracefully = async (app: FastifyInstance, listening: Listening): Promise<void> => {
  const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS)
  const goodbye = setTimeout(() => app.server.closeAllConnections(), LONGEST_GOODBYE_MS)
  await Promise.all([app.close(), listening.close()])
  clearInterval(idle)
  clearTimeout(goodbye)
}
