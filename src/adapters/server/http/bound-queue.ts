import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Browsers and proxies send no request before the response to the one before. */
const MOST_UNANSWERED = 16

/** Closes a connection with more unanswered requests than this, because each holds its response in memory. */
export const addQueueBound = (app: FastifyInstance): void => {
  const unanswered = new WeakMap<Socket, number>()
  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw
    const count = (unanswered.get(socket) ?? 0) + 1
    if (count > MOST_UNANSWERED || socket.destroyed) {
      if (!socket.destroyed) request.log.warn('connection closed: too many requests before their responses')
      socket.destroy()
      return reply.hijack()
    }
    unanswered.set(socket, count)
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
  })
}
