import type { FastifyInstance } from 'fastify'
import { answerError } from './error-handlers'

/** Node itself would answer these requests, without the headers that every response has: no `Host`, an unknown `Expect`. */
export const answerInPlaceOfNode = (app: FastifyInstance): void => {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1')
      return answerError({ statusCode: 400 }, request, reply)
  })
}
