import type { FastifyInstance } from 'fastify'

const TEXT =
  'X-Forwarded-For is not trusted: behind a proxy, set TRUST_PROXY_HOPS, or all visitors share one rate limit'

export const addProxyWarning = (app: FastifyInstance, trustProxyHops: number): void => {
  if (trustProxyHops > 0) return
  let isSaid = false
  app.addHook('onRequest', async (request) => {
    if (isSaid || request.headers['x-forwarded-for'] === undefined) return
    isSaid = true
    request.log.warn(TEXT)
  })
}
