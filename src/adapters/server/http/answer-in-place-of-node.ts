import type { FastifyInstance } from 'fastify'
import { answerError } from './error-handlers'

/** Answers requests without `Host` or with an unknown `Expect`, to which Node itself would not add the headers. */
export const answerInPlaceOfNode = (app: FastifyInstance): void => {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1')
      return answerError({ statusCode: 400 }, request, reply)
  })
}
