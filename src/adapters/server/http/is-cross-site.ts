import type { FastifyRequest } from 'fastify'

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)

/** Whether another site's page sent the request; a request that states no sender is accepted. */
export const isCrossSite =
  (originOf: (request: FastifyRequest) => string) =>
  (request: FastifyRequest): boolean => {
    const { 'sec-fetch-site': site, origin } = request.headers
    if (site !== undefined) return site !== 'same-origin' && site !== 'none'
    // The scheme is not compared, because a proxy may terminate TLS.
    return origin !== undefined && hostOf(origin) !== hostOf(originOf(request))
  }
