import type { FastifyReply } from 'fastify'

const STATUS = { badQuery: 400, notFound: 404, unavailable: 503 } as const

/** Answers with the status of the tag and `{"error":tag}`. */
export const sendRefusal = (reply: FastifyReply, tag: keyof typeof STATUS): FastifyReply =>
  reply.code(STATUS[tag]).header('cache-control', 'no-store').send({ error: tag })
