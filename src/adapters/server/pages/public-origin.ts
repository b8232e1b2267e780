import type { FastifyRequest } from 'fastify'

const HOST = /^[\w.-]+(?::\d{1,5})?$|^\[[\da-f:]+\](?::\d{1,5})?$/i

export const FALLBACK_HOST = 'localhost'

/** The configured origin, or else that of the request. */
export const publicOrigin =
  (publicUrl: string | null) =>
  ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string =>
    publicUrl ?? `${protocol}://${HOST.test(host) ? host : FALLBACK_HOST}`
