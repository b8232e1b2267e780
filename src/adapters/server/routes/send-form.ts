import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import type { StyledPage } from '../pages/page-styles'
import { accepts, allowStyle } from '../pages/send-page'

const zip = promisify(gzip)

/** Fast, because each form has its own key and is compressed at each request. */
const LEVEL = 3

/** Sends a page that no cache may keep, compressed if the browser takes it. */
export const sendForm = async (
  reply: FastifyReply,
  status: number,
  { html, styleHash }: StyledPage,
): Promise<FastifyReply> => {
  allowStyle(reply, styleHash)
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8')
  return accepts(reply, 'gzip')
    ? reply.header('content-encoding', 'gzip').send(await zip(html, { level: LEVEL }))
    : reply.send(html)
}
