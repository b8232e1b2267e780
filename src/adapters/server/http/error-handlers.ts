import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorTag } from './status'

const wantsPage = ({ method, headers }: FastifyRequest): boolean =>
  ['GET', 'HEAD'].includes(method) && (headers.accept ?? '').includes('text/html')

/** Closes the connection instead of reading the rest of the request. */
const closeUnread = ({ raw }: FastifyRequest, reply: FastifyReply): void => {
  if (!raw.complete) reply.header('connection', 'close')
}

type RequestError = Pick<FastifyError, 'statusCode'>

/** The status of the answer; logs an error of the server, and lets the connection be closed if the request was not read whole. */
export const statusOfError = (error: RequestError, request: FastifyRequest, reply: FastifyReply): number => {
  const status = error.statusCode !== undefined && error.statusCode >= 400 ? error.statusCode : 500
  closeUnread(request, reply)
  if (status >= 500) request.log.error({ err: error }, 'failed')
  return status
}

/** Answers an error without a stack and without anything that the caller sent. */
export const answerError = (error: RequestError, request: FastifyRequest, reply: FastifyReply): void => {
  const status = statusOfError(error, request, reply)
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ error: errorTag(status) })
}

export type SendNotFoundPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Answers errors and unknown addresses: browsers that ask for a page with `sendPage`, if it is given, other callers with JSON. */
export const addErrorHandlers = (app: FastifyInstance, sendPage?: SendNotFoundPage): void => {
  app.setErrorHandler<FastifyError>(answerError)
  app.setNotFoundHandler(async (request, reply) => {
    closeUnread(request, reply)
    reply.code(404).header('cache-control', 'no-store')
    return sendPage !== undefined && wantsPage(request)
      ? sendPage(request, reply)
      : reply.send({ error: errorTag(404) })
  })
}
