import etag from 'etag'
import type { FastifyReply } from 'fastify'
import fresh from 'fresh'

/** Sends JSON with an ETag; 304 if the caller has this version. */
export const sendBody = (reply: FastifyReply, body: unknown): FastifyReply => {
  const json = JSON.stringify(body)
  const tag = etag(json)
  reply.header('etag', tag).header('cache-control', 'no-cache')
  return fresh(reply.request.headers, { etag: tag })
    ? reply.code(304).send()
    : reply.type('application/json; charset=utf-8').send(json)
}
