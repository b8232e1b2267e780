import etag from 'etag'
import type { FastifyReply } from 'fastify'
import { sendTagged } from '../http/answers'

/** Sends JSON with an ETag; 304 if the caller has this version. */
export const sendBody = (reply: FastifyReply, body: unknown): FastifyReply => {
  const json = JSON.stringify(body)
  return sendTagged(reply.header('cache-control', 'no-cache'), etag(json), () =>
    reply.type('application/json; charset=utf-8').send(json),
  )
}
