import type { FastifyReply } from 'fastify'
import { sendTagged } from '../http/answers'
import type { CompressedPage } from './compressed-page'

/** Whether the browser takes an answer in this encoding. */
export const accepts = ({ request: { headers } }: FastifyReply, encoding: string): boolean =>
  String(headers['accept-encoding'] ?? '')
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .some(([name, quality]) => name === encoding && Number(quality ?? 1) > 0)

const POLICY = 'content-security-policy'

/** Also for 304: the browser applies its headers to the cached page. */
export const allowStyle = (reply: FastifyReply, hash: string | null): void => {
  if (hash !== null)
    reply.header(POLICY, String(reply.getHeader(POLICY)).replace(/style-src [^;]*/, `$& '${hash}'`))
}

/** Sends a page in the best encoding that the browser takes; 304 if it has this version. */
export const sendPage = (reply: FastifyReply, page: CompressedPage): FastifyReply => {
  allowStyle(reply, page.styleHash)
  const { status, tag, type } = page
  reply
    .code(status)
    .header('cache-control', status === 200 ? 'no-cache' : 'no-store')
    .header('vary', 'accept-encoding')
    .type(`${type}; charset=utf-8`)
  const send = () => {
    const encoding = (['br', 'gzip'] as const).find((name) => accepts(reply, name))
    return encoding === undefined
      ? reply.send(page.bodies.identity)
      : reply.header('content-encoding', encoding).send(page.bodies[encoding])
  }
  return status === 200 ? sendTagged(reply, tag, send) : send()
}
