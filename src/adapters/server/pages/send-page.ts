import type { FastifyReply } from 'fastify'
import fresh from 'fresh'
import type { CompressedPage } from './compressed-page'

const takes = (accepted: string | undefined, encoding: string): boolean =>
  (accepted ?? '')
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .some(([name, quality]) => name === encoding && Number(quality ?? 1) > 0)

const POLICY = 'content-security-policy'

/** Also for 304: the browser applies its headers to the cached page. */
const allowStyle = (reply: FastifyReply, hash: string | null): void => {
  if (hash !== null)
    reply.header(POLICY, String(reply.getHeader(POLICY)).replace(/style-src [^;]*/, `$& '${hash}'`))
}

export const sendEncoded = (
  reply: FastifyReply,
  { bodies, styleHash }: Pick<CompressedPage, 'bodies' | 'styleHash'>,
): FastifyReply => {
  allowStyle(reply, styleHash)

  const encoding = (['br', 'gzip'] as const).find((name) =>
    takes(reply.request.headers['accept-encoding'], name),
  )
  reply.header('vary', 'accept-encoding')
  return encoding === undefined
    ? reply.send(bodies.identity)
    : reply.header('content-encoding', encoding).send(bodies[encoding])
}

export const sendPage = (reply: FastifyReply, page: CompressedPage): FastifyReply => {
  const { status, tag } = page
  const { headers } = reply.request
  reply
    .code(status)
    .header('cache-control', status === 200 ? 'no-cache' : 'no-store')
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8')
  if (status === 200) {
    reply.header('etag', tag)
    if (fresh(headers, { etag: tag })) {
      allowStyle(reply, page.styleHash)
      return reply.code(304).send()
    }
  }
  return sendEncoded(reply, page)
}
