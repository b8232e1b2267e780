import type { FastifyInstance } from 'fastify'

const TEXT =
  'X-Forwarded-For is not trusted: behind a proxy, set TRUST_PROXY_HOPS, or all visitors share one rate limit'

const FORWARDED = ['x-forwarded-for', 'x-real-ip', 'forwarded']

/** Logs one warning if requests come through a proxy that the settings do not name. */
export const addProxyWarning = (app: FastifyInstance, trustProxyHops: number): void => {
  if (trustProxyHops > 0) return
  let isSaid = false
  app.addHook('onRequest', async ({ headers, log }) => {
    if (isSaid || FORWARDED.every((name) => headers[name] === undefined)) return
    isSaid = true
    log.warn(TEXT)
  })
}
