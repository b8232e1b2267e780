import type { FastifyReply } from 'fastify'
import fresh from 'fresh'
import { statusOf } from './status'

/** Answers with the status of the tag and `{"error":tag}`. */
export const sendRefusal = (
  reply: FastifyReply,
  tag: 'badQuery' | 'notFound' | 'unavailable',
): FastifyReply => reply.code(statusOf(tag)).header('cache-control', 'no-store').send({ error: tag })

/** Sends a body under its ETag; 304 instead if the caller has this version. */
export const sendTagged = (reply: FastifyReply, tag: string, send: () => FastifyReply): FastifyReply => {
  reply.header('etag', tag)
  return fresh(reply.request.headers, { etag: tag }) ? reply.code(304).send() : send()
}
