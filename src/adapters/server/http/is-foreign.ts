import type { FastifyRequest } from 'fastify'

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)

/** Takes where the site is reached, gives whether another site's page sent a request; a browser that names no sender is taken at its word. */
export const isForeign =
  (originOf: (request: FastifyRequest) => string) =>
  (request: FastifyRequest): boolean => {
    const { 'sec-fetch-site': site, origin } = request.headers
    if (site !== undefined) return site !== 'same-origin' && site !== 'none'
    // A proxy may end TLS: the scheme is not compared.
    return origin !== undefined && hostOf(origin) !== hostOf(originOf(request))
  }
