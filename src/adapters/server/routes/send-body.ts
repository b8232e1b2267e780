import type { FastifyReply } from 'fastify'
import { entityTag, namesEntityTag } from './entity-tag'

/** Takes a reply and a body, sends the body as JSON, or 304 where the caller has it already. */
export const sendBody = (reply: FastifyReply, body: unknown): FastifyReply => {
  const json = JSON.stringify(body)
  const tag = entityTag(json)
  reply.header('etag', tag).header('cache-control', 'no-cache')
  return namesEntityTag(reply.request.headers['if-none-match'], tag)
    ? reply.code(304).send()
    : reply.type('application/json; charset=utf-8').send(json)
}
