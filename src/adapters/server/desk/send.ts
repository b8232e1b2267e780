import type { FastifyReply } from 'fastify'
import type { DeskPages, DeskRefusal } from '../../../ports/desk-pages'
import type { DeskAnswer } from './desk-request'

/** `html`: a whole page. */
export const sendHtml = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(html)

/** Sends the desk's page about an error, for whoever is signed in. */
export const sendError =
  (pages: DeskPages, brand: string) => (reply: FastifyReply, status: number, error: DeskRefusal) =>
    sendHtml(reply, status, pages.error({ brand, error, who: reply.request.who || null }))

/** Sends a page, a redirect or a file of the desk. */
export const sendAnswer = (reply: FastifyReply, answer: DeskAnswer): FastifyReply => {
  switch (answer.tag) {
    case 'page':
      return sendHtml(reply, answer.status, answer.html)
    case 'redirect':
      return reply.redirect(answer.to, 303)
    case 'file':
      return reply
        .type(answer.type)
        .header('content-disposition', `attachment; filename="${answer.name}"`)
        .send(answer.bytes)
  }
}
