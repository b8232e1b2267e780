import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** More than any client needs: browsers and proxies send no request before the previous response. */
const MOST_UNANSWERED = 16

/**
 * Node does not document `parser`. After its socket was destroyed, a parser still reads the bytes that have arrived, up to 64 kB.
 * A parser that was removed stops at once, as seen in Node 24.
 */
type ParsedSocket = Socket & { readonly parser?: { readonly remove: () => void } | null }

const close = (socket: ParsedSocket): void => {
  socket.parser?.remove()
  socket.destroy()
}

/**
 * Whether a request is refused: its connection is closed and nothing is sent. Call it once for each request, because it counts.
 */
type RefusePipelined = (request: FastifyRequest, reply: FastifyReply) => boolean

/** Closes a connection with more unanswered requests than `MOST_UNANSWERED`, because each holds its response in memory. */
export const createPipelineLimit = (): RefusePipelined => {
  const unanswered = new WeakMap<Socket, number>()
  return (request, reply) => {
    const { socket } = request.raw
    const count = (unanswered.get(socket) ?? 0) + 1
    if (count > MOST_UNANSWERED || socket.destroyed) {
      if (!socket.destroyed) request.log.warn('connection closed: too many requests before their responses')
      close(socket)
      reply.hijack()
      return true
    }
    unanswered.set(socket, count)
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    return false
  }
}
