import type { FastifyRequest } from 'fastify'
import { FALLBACK_HOST } from './public-origin'

/** Limits the cache, because pages are rendered and cached for each origin. */
const MOST_ORIGINS = 8

const WARNING = `pages name ${FALLBACK_HOST} as their address for further hosts: set PUBLIC_URL`

/** The origin of the request if it is one of the first eight; all others share one, so that invented hosts cost nothing. */
export const boundedOrigins = (originOf: (request: FastifyRequest) => string) => {
  const known = new Set<string>()
  let isSaid = false
  return (request: FastifyRequest): string => {
    const origin = originOf(request)
    if (known.size < MOST_ORIGINS) known.add(origin)
    if (known.has(origin)) return origin
    if (!isSaid) request.log.warn(WARNING)
    isSaid = true
    return `http://${FALLBACK_HOST}`
  }
}
