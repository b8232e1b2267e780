import type { FastifyReply } from 'fastify'
import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import type { ContentFailure } from '../../../ports/content'
import { sendRefusal } from '../http/answers'

/** Reads content and sends it; 503 if it cannot be read, which is logged. */
export const sendContent = async <A>(
  reply: FastifyReply,
  read: TE.TaskEither<ContentFailure, A>,
  send: (content: A) => FastifyReply,
): Promise<FastifyReply> => {
  const content = await read()
  if (E.isRight(content)) return send(content.right)
  reply.log.error(content.left)
  return sendRefusal(reply, 'unavailable')
}
