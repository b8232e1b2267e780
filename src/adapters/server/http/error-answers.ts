import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorTag } from './error-tag'
import { NOT_FOUND_PAGE } from './not-found-page'

const wantsPage = ({ method, headers }: FastifyRequest): boolean =>
  ['GET', 'HEAD'].includes(method) && (headers.accept ?? '').includes('text/html')

/** What nobody will read is not waited for. */
const closeUnread = ({ raw }: FastifyRequest, reply: FastifyReply): void => {
  if (!raw.complete) reply.header('connection', 'close')
}

/** Takes an error, answers with its status and a tag: neither a stack nor anything the caller wrote. */
export const answerError = (
  error: Pick<FastifyError, 'statusCode'>,
  request: FastifyRequest,
  reply: FastifyReply,
): void => {
  const status = error.statusCode !== undefined && error.statusCode >= 400 ? error.statusCode : 500
  closeUnread(request, reply)
  if (status >= 500) request.log.error({ err: error }, 'failed')
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ error: errorTag(status) })
}

/** Takes the app, gives it its answers for errors and for addresses that are not there. */
export const addErrorAnswers = (app: FastifyInstance): void => {
  app.setErrorHandler<FastifyError>(answerError)
  app.setNotFoundHandler((request, reply) => {
    closeUnread(request, reply)
    reply.code(404).header('cache-control', 'no-store')
    if (wantsPage(request)) reply.type('text/html; charset=utf-8').send(NOT_FOUND_PAGE)
    else reply.send({ error: errorTag(404) })
  })
}
