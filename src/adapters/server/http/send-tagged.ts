import type { FastifyReply } from 'fastify'
import fresh from 'fresh'

/** Sends a body under its ETag; 304 instead if the caller has this version. */
export const sendTagged = (reply: FastifyReply, tag: string, send: () => FastifyReply): FastifyReply => {
  reply.header('etag', tag)
  return fresh(reply.request.headers, { etag: tag }) ? reply.code(304).send() : send()
}
